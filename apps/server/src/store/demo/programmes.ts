// Programmes of the demo world: two employers, an insurer, its list of contracts. The codes `epam` and `bns` are those of the two sign-in screens
// [R32]; the names are invented.
import { createHash } from 'node:crypto'
import { addDays, addMonths, type Day } from '@vizit/rules/days'
import type pg from 'pg'
import type { World } from './world.ts'

/** The bearer keys of the two HR managers. They open demo data alone, which production refuses. */
const DEMO_HR_KEYS = { epam: 'demo-hr-key-of-orbita-0000000000000001', bns: 'demo-hr-key-of-bereg-00000000000000002' } as const

const COVERERS = [
  { code: 'epam', kind: 'EMPLOYER', name: 'Синяя Орбита', phone: '', email_domains: ['orbita.example'], barcode_prefix: null },
  { code: 'bns', kind: 'EMPLOYER', name: 'Тихий Берег', phone: '', email_domains: ['bereg.example'], barcode_prefix: null },
  { code: 'rowan', kind: 'INSURER', name: 'Страхование «Рябина»', phone: '375173090055', email_domains: [], barcode_prefix: '97045' }
]

const CORPORATE_PARTS = [
  { caption: 'Приёмы врачей', amount: 250_000 },
  { caption: 'Стоматология', amount: 150_000 },
  { caption: 'Вакцинация', amount: null }
]

const PROGRAMMES = [
  programme('epam-health', 'epam', 'Здоровье сотрудника', { link_code: 'ORBITA2026', by_work_email: true, amount_kopecks: 500_000 }),
  programme('epam-sport', 'epam', 'Здоровье и спорт', { link_code: 'ORBITASPORT', state: 'PREPARING' }),
  programme('bns-health', 'bns', 'Береги себя', { link_code: 'BEREG2026', by_work_email: true, amount_kopecks: 300_000 }),
  programme('rowan-basic', 'rowan', 'ДМС «Базовая»', {}),
  programme('rowan-child', 'rowan', 'ДМС «Детская»', {})
]

type ProgrammeRow = {
  id: string
  coverer_code: string
  caption: string
  link_code: string | null
  by_work_email: boolean
  state: string
  amount_kopecks: number | null
  parts: typeof CORPORATE_PARTS
}

function programme(id: string, coverer_code: string, caption: string, facts: Partial<ProgrammeRow>): ProgrammeRow {
  const parts = facts.amount_kopecks ? CORPORATE_PARTS : []
  return { id, coverer_code, caption, link_code: null, by_work_email: false, state: 'OPEN', amount_kopecks: null, parts, ...facts }
}

const PHONE = '375551234567'
const PARTS = [
  { caption: 'Амбулаторная помощь', amount: 700_000 },
  { caption: 'Стоматология', amount: 300_000 },
  { caption: 'Скорая помощь', amount: null }
]

/** A grown-up and a child to try it out with, and one for each thing that an insurer may say. */
function contractsOn(today: Day) {
  const [from, to] = [addMonths(today, -3), addMonths(today, 9)]
  const one = (place: number, facts: object) => ({
    programme_id: 'rowan-basic',
    barcode: `97045${String(place).padStart(8, '0')}`,
    number: '204518',
    suffix: String(place).padStart(3, '0'),
    phone: PHONE,
    last_name: 'Савицкая',
    birthday: '1990-05-15',
    valid_from: from,
    valid_to: to,
    status: 'READY',
    synchronized: true,
    amount_kopecks: 1_000_000,
    parts: PARTS,
    ...facts
  })
  const child = { programme_id: 'rowan-child', last_name: 'Савицкий' }
  return [
    one(1, {}),
    one(2, { ...child, birthday: '2018-03-10' }),
    one(3, { ...child, birthday: '2021-07-02', status: 'CARD_INACTIVE' }),
    one(4, { valid_from: addDays(today, 14) }),
    one(5, { valid_from: addMonths(today, -15), valid_to: addMonths(today, -3) }),
    one(6, { status: 'NOT_READY' }),
    one(7, { status: 'NO_CARD' }),
    one(8, { status: 'CARD_INACTIVE' }),
    one(9, { synchronized: false })
  ]
}

/** Programmes with the clinics and the doctors of the world; run after the catalogue. */
export async function loadProgrammes(client: pg.Client, world: World, today: Day, now: Date): Promise<void> {
  await client.query(
    `insert into coverers (code, kind, name, phone, email_domains, barcode_prefix)
     select code, kind, name, phone, array(select jsonb_array_elements_text(email_domains)), barcode_prefix
       from jsonb_to_recordset($1::jsonb) as one (code text, kind text, name text, phone text, email_domains jsonb, barcode_prefix text)`,
    [JSON.stringify(COVERERS)]
  )
  await client.query(
    `insert into programmes (id, coverer_code, caption, link_code, by_work_email, state, amount_kopecks, parts)
     select * from jsonb_to_recordset($1::jsonb) as one (id text, coverer_code text, caption text, link_code text, by_work_email boolean, state text,
       amount_kopecks bigint, parts jsonb)`,
    [JSON.stringify(PROGRAMMES)]
  )
  // One clinic has switched the cards of one programme off [8.82].
  await client.query(
    `insert into programme_providers (programme_id, provider_id, card)
     select p.id, v.id, case when p.id = 'bns-health' and v.code = 'meadow' then 'INACTIVE' else 'ACTIVE' end from programmes p, providers v`
  )
  const forMembers = world.doctors.filter(doctor => doctor.onlineBooking === 'programme-only').map(doctor => doctor.id)
  await client.query(
    `insert into programme_doctors (programme_id, doctor_id) select p.id, d.id from programmes p, unnest($1::int[]) as d (id)`,
    [forMembers]
  )
  // Two programmes pay for no teeth; the others for whatever their doctors do.
  await client.query(
    `insert into programme_services (programme_id, service_id)
     select p.id, s.id from programmes p, services s join service_sub_groups g on g.id = s.sub_group_id join service_directions d on d.id = g.direction_id
      where p.id in ('bns-health', 'rowan-child') and d.code <> 'dental'`
  )
  await client.query(
    `insert into contracts (coverer_code, programme_id, barcode, number, suffix, phone, last_name, birthday, valid_from, valid_to, status,
       synchronized_at, amount_kopecks, parts)
     select 'rowan', programme_id, barcode, number, suffix, phone, last_name, birthday, valid_from, valid_to, status,
       case when synchronized then $2::timestamptz end, amount_kopecks, parts
       from jsonb_to_recordset($1::jsonb) as one (programme_id text, barcode text, number text, suffix text, phone text, last_name text, birthday date,
         valid_from date, valid_to date, status text, synchronized boolean, amount_kopecks bigint, parts jsonb)`,
    [JSON.stringify(contractsOn(today)), now.toISOString()]
  )
  for (const [code, key] of Object.entries(DEMO_HR_KEYS))
    await client.query(`insert into hr_keys (id, key_hash, coverer_code, name, created_at) values (gen_random_uuid(), $1, $2, 'HR', $3)`, [
      createHash('sha256').update(key).digest(),
      code,
      now.toISOString()
    ])
}
