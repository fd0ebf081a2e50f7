// The demo catalogue of the drug search: drugs by international names, invented drugstores in the big towns, invented prices. Always the same.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { copyInto, lineOf } from './copy.ts'
import { DRUG_LINES, DRUGSTORE_NAMES, DRUGSTORE_STREETS, POPULAR } from './drugs.data.ts'
import { makeRandom, type Random } from './random.ts'
import { BIG_CITIES } from './towns.data.ts'

type Drug = { id: string; name: string; form: string; dose: string; onPrescription: boolean; roubles: number; popular: number | null }
type Drugstore = {
  id: string
  townId: number
  name: string
  address: string
  phones: string
  hours: string
  latitude: number
  longitude: number
  rank: number
  /** How dear it is, beside 1. */
  level: number
}

const HOURS = [
  'круглосуточно',
  'ежедневно 8:00–22:00',
  'пн–пт 8:00–21:00; сб, вс 9:00–20:00',
  'пн–пт 8:00–20:00; сб 9:00–18:00; вс выходной'
]
const MINSK = 1
/** What a drugstore has of all drugs; over the counter it has nearly all. */
const HAS = { prescribed: 0.55, free: 0.85 }
/** So many degrees around the middle of a town. */
const AROUND = { latitude: 0.028, longitude: 0.045 }

/** Every form and dose of the lines, in their order. The id is made of what the drug is, so that it stays the same when lines are added. */
export function makeDrugs(): Drug[] {
  const shown = new Set<string>()
  return DRUG_LINES.trim()
    .split('\n')
    .flatMap(line => {
      const [name = '', rule, roubles, forms = ''] = line.split('|')
      const place = shown.has(name) ? -1 : POPULAR.indexOf(name)
      shown.add(name)
      return forms.split('; ').flatMap(text => {
        const [, form = '', doses = ''] = /^(\D+) (\d.*)$/.exec(text) ?? []
        return doses.split(/, (?=\d)/).map((dose, step) => ({
          id: createHash('sha256').update(`${name}|${form}|${dose}`).digest('hex').slice(0, 12),
          name,
          form,
          dose,
          onPrescription: rule === 'R',
          roubles: Number(roubles) * (1 + step * 0.35),
          popular: place < 0 ? null : place + 1
        }))
      })
    })
}

/** Eight in Minsk beside those of the other towns: three to five each. */
export function makeDrugstores(): Drugstore[] {
  const random = makeRandom('vizit drugstores')
  return BIG_CITIES.flatMap(([townId, code, , , , latitude, longitude]) => {
    const names = random.shuffled(DRUGSTORE_NAMES)
    const count = townId === MINSK ? 16 : random.whole(3, 6)
    return Array.from({ length: count }, (_, n) => ({
      id: `${code}-${n + 1}`,
      townId,
      name: `${names[n % names.length]} № ${n + 1}`,
      address: `${random.pick(DRUGSTORE_STREETS)}, ${random.whole(1, 140)}`,
      phones: `+375 (17) 309-${random.whole(10, 99)}-${random.whole(10, 99)}`,
      hours: random.pick(HOURS),
      latitude: near(random, latitude, AROUND.latitude),
      longitude: near(random, longitude, AROUND.longitude),
      rank: random.whole(1, 100),
      level: 0.92 + random.next() * 0.3
    }))
  })
}

function near(random: Random, middle: number, around: number): number {
  return Number((middle + (random.next() * 2 - 1) * around).toFixed(5))
}

/** The catalogue, and what the demo people of the reviews have looked for and keep at home; run after them. */
export async function loadDrugs(client: pg.Client, now: Date): Promise<void> {
  const drugs = makeDrugs()
  const drugstores = makeDrugstores()
  await copyInto(
    client,
    'drugs',
    ['id', 'name', 'form', 'dose', 'on_prescription', 'popular'],
    drugs.map(one => lineOf([one.id, one.name, one.form, one.dose, one.onPrescription, one.popular]))
  )
  await copyInto(
    client,
    'drugstores',
    ['id', 'town_id', 'name', 'address', 'phones', 'hours', 'latitude', 'longitude', 'rank'],
    drugstores.map(one => lineOf([one.id, one.townId, one.name, one.address, one.phones, one.hours, one.latitude, one.longitude, one.rank]))
  )
  await copyInto(client, 'drug_stock', ['drugstore_id', 'drug_id', 'price_kopecks'], stockLines(drugs, drugstores))
  await client.query(
    `insert into drug_searches (id, account_id, text, at)
     select gen_random_uuid(), a.id, d.name, $1::timestamptz - make_interval(days => d.popular)
       from accounts a cross join (select distinct name, popular from drugs where popular <= 4) d`,
    [now.toISOString()]
  )
  await client.query(
    `insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, use_before, added_at)
     select a.id, d.id, d.name, d.form, d.dose, d.on_prescription, ($1::timestamptz + make_interval(months => d.popular * 4))::date, $1
       from accounts a cross join (select distinct on (name) * from drugs where popular <= 5 order by name, id) d`,
    [now.toISOString()]
  )
}

function* stockLines(drugs: readonly Drug[], drugstores: readonly Drugstore[]): Generator<string> {
  const random = makeRandom('vizit drug stock')
  for (const { id, level } of drugstores)
    for (const drug of drugs)
      if (random.chance(drug.onPrescription ? HAS.prescribed : HAS.free))
        yield lineOf([id, drug.id, Math.round(drug.roubles * level * (94 + random.next() * 12))])
}
