// Programmes for tests: an employer, an insurer, contracts, an HR manager. Rows are written as the insurer's list and the desk would write them.
import { randomUUID } from 'node:crypto'
import { hash } from '../http/session.ts'
import { type Store, sql } from '../store/store.ts'

export const HR_KEY = 'hr-key-for-tests-0123456789abcdefghij'

/** The employer `epam` (code ORBITA2026), the insurer `granat` (prefix 97045), both paying at the provider `azure` if it is there. */
export async function writeProgrammes(store: Store): Promise<void> {
  await store.run(sql`
    insert into coverers (code, kind, name, phone, email_domains, barcode_prefix) values
      ('epam', 'EMPLOYER', 'Орбита Софт', '', '{orbita.example}', null),
      ('bns', 'EMPLOYER', 'Берег Сервис', '', '{bereg.example}', null),
      ('granat', 'INSURER', 'Гранат Страхование', '375173090055', '{}', '97045')`)
  await store.run(sql`
    insert into programmes (id, coverer_code, caption, link_code, by_work_email, state, amount_kopecks, parts) values
      ('epam-health', 'epam', 'Здоровье сотрудника', 'ORBITA2026', true, 'OPEN', 500000, '[{"caption":"Стоматология","amount":150000}]'),
      ('epam-plus', 'epam', 'Здоровье плюс', 'ORBITAPLUS', false, 'PREPARING', null, '[]'),
      ('bns-health', 'bns', 'Береги себя', 'BEREG2026', true, 'OPEN', null, '[]'),
      ('granat-dms', 'granat', 'ДМС «Гранат»', null, false, 'OPEN', null, '[]')`)
  await store.run(
    sql`insert into hr_keys (id, key_hash, coverer_code, name, created_at) values (${randomUUID()}, ${hash(HR_KEY)}, 'epam', 'HR', now())`
  )
}

export type ContractFacts = {
  barcode?: string | null
  number?: string
  suffix?: string | null
  phone?: string
  lastName?: string
  birthday?: string
  from?: string
  to?: string
  status?: 'READY' | 'NOT_READY' | 'NO_CARD' | 'CARD_INACTIVE' | 'TERMINATED'
  synchronized?: boolean
}

/** A row of the insurer's list; by default of the patient that `aPatient` makes. */
export async function aContract(store: Store, facts: ContractFacts = {}): Promise<number> {
  const row = await store.row<{ id: number }>(sql`
    insert into contracts (coverer_code, programme_id, barcode, number, suffix, phone, last_name, birthday, valid_from, valid_to, status, synchronized_at,
      amount_kopecks, parts)
    values ('granat', 'granat-dms', ${facts.barcode === undefined ? '9704500000017' : facts.barcode}, ${facts.number ?? '204518'},
      ${facts.suffix ?? null}, ${facts.phone ?? '375291112233'}, ${facts.lastName ?? 'САВИЦКАЯ'}, ${facts.birthday ?? '1990-05-15'},
      ${facts.from ?? '2026-01-01'}, ${facts.to ?? '2026-12-31'}, ${facts.status ?? 'READY'}, ${facts.synchronized === false ? null : '2026-01-01T00:00:00Z'},
      1000000, '[{"caption":"Амбулаторная помощь","amount":700000},{"caption":"Скорая помощь","amount":null}]')
    returning id`)
  return row!.id
}

/** The programmes pay at this clinic; its programme-only doctors are for their members. */
export async function payAt(store: Store, provider: string, card: 'ACTIVE' | 'INACTIVE' = 'ACTIVE'): Promise<void> {
  await store.run(sql`
    insert into programme_providers (programme_id, provider_id, card)
    select p.id, v.id, ${card} from programmes p, providers v where v.code = ${provider}`)
}
