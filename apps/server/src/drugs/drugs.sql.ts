import type { KeptDrug, Medicine } from '@vizit/contract/own-drugs'
import type { Day } from '@vizit/rules/days'
import type { Drug, DrugTown } from '../outside/drugs/drugs.ts'
import { type Db, sql, type Tx } from '../store/store.ts'

export async function findTown(db: Db, townId: string): Promise<DrugTown | undefined> {
  const row = await db.row<{ id: string; code: string; tabletka_code: string | null; tabletka_code_v3: string | null }>(sql`
    select id::text, code, tabletka_code, tabletka_code_v3 from towns where id = ${townId}::bigint`)
  return row && { id: row.id, code: row.code, tabletkaCode: row.tabletka_code, tabletkaCodev3: row.tabletka_code_v3 }
}

export async function findOwnProfile(db: Db, accountId: string): Promise<string | null> {
  const row = await db.row<{ profile_id: string }>(sql`select profile_id from accounts where id = ${accountId}`)
  return row?.profile_id ?? null
}

/** One writer of an account's lists at a time, so that their sizes are what they are said to be. */
export function lockLists(tx: Tx, accountId: string) {
  return tx.row(sql`select 1 as one from accounts where id = ${accountId} for no key update`)
}

// ── Own searches ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export function findSearches(db: Db, accountId: string) {
  return db.rows<{ id: string; text: string; at: string }>(
    sql`select id, text, at from drug_searches where account_id = ${accountId} order by at desc, id`
  )
}

/** The same words again are the same search, come to the top. */
export function putSearch(tx: Tx, one: { id: string; accountId: string; text: string; now: Date }) {
  return tx.run(sql`
    insert into drug_searches (id, account_id, text, at) values (${one.id}, ${one.accountId}, ${one.text}, ${one.now})
    on conflict (account_id, folded_text) do update set at = excluded.at, text = excluded.text`)
}

export function keepNewestSearches(tx: Tx, accountId: string, most: number) {
  return tx.run(sql`
    delete from drug_searches d using (
      select id from drug_searches where account_id = ${accountId} order by at desc, id offset ${most}::int) old
    where d.id = old.id`)
}

/** One, or all where `searchId` is null. */
export function removeSearches(tx: Tx, accountId: string, searchId: string | null) {
  return tx.run(sql`
    delete from drug_searches where account_id = ${accountId} and (${searchId}::uuid is null or id = ${searchId}::uuid)`)
}

// ── The medicine chest ───────────────────────────────────────────────────────────────────────────────────────────────────

type KeptRow = { drug_id: string; name: string; form: string; dose: string; on_prescription: boolean }
type MedicineRow = KeptRow & { use_before: Day | null; note: string; added_at: string }

function asKept({ drug_id, name, form, dose, on_prescription }: KeptRow): KeptDrug {
  return { drugId: drug_id, name, form, dose, onPrescription: on_prescription }
}

export async function findMedicines(db: Db, accountId: string): Promise<Medicine[]> {
  const rows = await db.rows<MedicineRow>(sql`
    select drug_id, name, form, dose, on_prescription, use_before, note, added_at
    from medicine_chest where account_id = ${accountId} order by name, form, dose, drug_id`)
  return rows.map(row => ({ ...asKept(row), useBefore: row.use_before, note: row.note, addedAt: row.added_at }))
}

/** Undefined day or note: as it was. Zero: it is not in the chest. */
export function changeMedicine(
  tx: Tx,
  accountId: string,
  drugId: string,
  to: { useBefore: Day | null | undefined; note: string | undefined }
) {
  return tx.run(sql`
    update medicine_chest
    set use_before = case when ${to.useBefore !== undefined}::boolean then ${to.useBefore ?? null}::date else use_before end, note = coalesce(${to.note ?? null}::text, note)
    where account_id = ${accountId} and drug_id = ${drugId}`)
}

export function insertMedicine(tx: Tx, accountId: string, drug: Drug, facts: { useBefore: Day | null; note: string; now: Date }) {
  return tx.run(sql`
    insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, use_before, note, added_at)
    values (${accountId}, ${drug.id}, ${drug.name}, ${drug.form}, ${drug.dose}, ${drug.onPrescription}, ${facts.useBefore}, ${facts.note}, ${facts.now})`)
}

export function removeMedicine(tx: Tx, accountId: string, drugId: string) {
  return tx.run(sql`delete from medicine_chest where account_id = ${accountId} and drug_id = ${drugId}`)
}

// ── Drugs of a visit ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** May the account see the visit? */
export async function seesVisit(db: Db, accountId: string, day: Day, orderId: string): Promise<boolean> {
  const row = await db.row<{ one: number }>(sql`
    select 1 as one from visits v join access_of(${accountId}, ${day}) ac on ac.profile_id = v.profile_id
    where v.order_id = ${orderId} and v.status <> 'reserved' and v.hidden_at is null and allows(ac.level, 'VIEW_VISITS')`)
  return row !== undefined
}

export async function findVisitDrugs(db: Db, accountId: string, orderId: string): Promise<KeptDrug[]> {
  const rows = await db.rows<KeptRow>(sql`
    select drug_id, name, form, dose, on_prescription from visit_drugs where account_id = ${accountId} and order_id = ${orderId} order by place`)
  return rows.map(asKept)
}

export async function replaceVisitDrugs(tx: Tx, accountId: string, orderId: string, drugs: readonly KeptDrug[]): Promise<void> {
  await tx.run(sql`delete from visit_drugs where account_id = ${accountId} and order_id = ${orderId}`)
  await tx.run(sql`
    insert into visit_drugs (account_id, order_id, place, drug_id, name, form, dose, on_prescription)
    select ${accountId}::uuid, ${orderId}::uuid, d.place, d.drug ->> 'drugId', d.drug ->> 'name', d.drug ->> 'form', d.drug ->> 'dose',
           (d.drug ->> 'onPrescription')::boolean
    from jsonb_array_elements(${JSON.stringify(drugs)}::jsonb) with ordinality d(drug, place)`)
}
