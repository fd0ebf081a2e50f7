import { type Db, sql } from '../../store/store.ts'
import { type Drug, type Drugstore, MOST_DRUGS, MOST_DRUGSTORES, type Stocked } from './drugs.ts'

/** `patterns`: for `like`, each of which must fit; `whole`: the whole folded text, `first` its first word. */
export type Wanted = { patterns: string[]; whole: string; first: string; how: 'part' | 'full-name'; townId: string | null }

type DrugRow = { id: string; name: string; form: string; dose: string; on_prescription: boolean; price: number | null }

function asDrug({ id, name, form, dose, on_prescription, price }: DrugRow): Drug {
  return { id, name, form, dose, onPrescription: on_prescription, priceFrom: price }
}

/** Names that begin with the text first. */
export async function findDrugs(db: Db, wanted: Wanted): Promise<Drug[]> {
  const rows = await db.rows<DrugRow>(sql`
    select d.id, d.name, d.form, d.dose, d.on_prescription,
           (select min(s.price_kopecks) from drug_stock s join drugstores p on p.id = s.drugstore_id
             where s.drug_id = d.id and (${wanted.townId}::bigint is null or p.town_id = ${wanted.townId}::bigint)) as price
    from drugs d
    where case ${wanted.how}::text when 'part' then d.folded_text like all (${wanted.patterns}::text[]) else d.folded_name = ${wanted.whole}::text end
    order by starts_with(d.folded_name, ${wanted.first}::text) desc, d.folded_name collate "C", d.form collate "C", length(d.dose), d.dose collate "C", d.id
    limit ${MOST_DRUGS}::int`)
  return rows.map(asDrug)
}

export async function findDrugsByIds(db: Db, ids: readonly string[], townId: string | null): Promise<Drug[]> {
  const rows = await db.rows<DrugRow>(sql`
    select d.id, d.name, d.form, d.dose, d.on_prescription,
           (select min(s.price_kopecks) from drug_stock s join drugstores p on p.id = s.drugstore_id
             where s.drug_id = d.id and (${townId}::bigint is null or p.town_id = ${townId}::bigint)) as price
    from drugs d where d.id = any(${ids}::text[])`)
  return rows.map(asDrug)
}

export async function findPopular(db: Db): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(sql`select name from drugs where popular is not null group by name order by min(popular)`)
  return rows.map(({ name }) => name)
}

export function findStocked(db: Db, townId: string, drugIds: readonly string[]) {
  return db.rows<Stocked>(sql`
    select p.id, p.name, p.address, p.phones, p.hours, p.latitude, p.longitude, p.rank, coalesce(has.prices, '[]') as prices
    from drugstores p
    left join lateral (
      select jsonb_agg(jsonb_build_object('drugId', s.drug_id, 'price', s.price_kopecks) order by s.drug_id) as prices
      from drug_stock s where s.drugstore_id = p.id and s.drug_id = any(${drugIds}::text[])
    ) has on true
    where p.town_id = ${townId}::bigint and (has.prices is not null or cardinality(${drugIds}::text[]) = 0)
    order by p.rank, p.id limit ${MOST_DRUGSTORES}::int`)
}

export function findLocalDrugstore(db: Db, id: string) {
  return db.row<Drugstore>(sql`select id, name, address, phones, hours, latitude, longitude, rank from drugstores where id = ${id}`)
}
