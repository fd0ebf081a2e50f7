// The insurer's list, written as it was last sent. A contract keeps its row, and with it the person who has linked it.
import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'
import type { ContractLine } from './read-contracts.ts'

export type Insurer = { barcode_prefix: string; programmes: string[]; now: string }

/** The insurer with its programmes, and the time of the database. */
export function findInsurerToList(db: Db, code: string) {
  return db.row<Insurer>(sql`
    select v.barcode_prefix, now() as now, array(select p.id from programmes p where p.coverer_code = v.code order by p.id) as programmes
    from coverers v where v.code = ${code} and v.kind = 'INSURER'`)
}

/** One list at a time of an insurer. */
export function lockList(tx: Tx, code: string) {
  return tx.row(sql`select code from coverers where code = ${code} for no key update`)
}

/** Bar codes of these rows that another insurer's contracts have. */
export function findForeignBarcodes(tx: Tx, code: string, barcodes: string[]) {
  return tx.rows<{ barcode: string }>(
    sql`select barcode from contracts where barcode = any(${barcodes}::text[]) and coverer_code <> ${code}`
  )
}

/** A bar code is that of the contract that the list gives it to now: the card of a renewed contract stays the same. */
export function freeBarcodes(tx: Tx, code: string, rows: ContractLine[]) {
  return tx.run(sql`
    update contracts c set barcode = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (number text, suffix text, barcode text)
    where c.coverer_code = ${code} and c.barcode = i.barcode and (c.number, c.suffix) is distinct from (i.number, i.suffix)`)
}

/** Adds what is new and changes what is otherwise; gives a row for each, and none for what is as before. */
export function writeContracts(tx: Tx, code: string, rows: ContractLine[], now: string) {
  return tx.rows<{ added: boolean }>(sql`
    insert into contracts as c (coverer_code, programme_id, barcode, number, suffix, phone, last_name, birthday, valid_from, valid_to, status,
      synchronized_at, amount_kopecks, parts)
    select ${code}::text, i.programme_id, i.barcode, i.number, i.suffix, i.phone, i.last_name, i.birthday, i.valid_from, i.valid_to, i.status,
           case when i.synchronized then ${now}::timestamptz end, i.amount_kopecks, i.parts
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i (programme_id text, barcode text, number text, suffix text, phone text,
      last_name text, birthday date, valid_from date, valid_to date, status text, synchronized boolean, amount_kopecks bigint, parts jsonb)
    on conflict (coverer_code, number, suffix) do update set programme_id = excluded.programme_id, barcode = excluded.barcode, phone = excluded.phone,
      last_name = excluded.last_name, birthday = excluded.birthday, valid_from = excluded.valid_from, valid_to = excluded.valid_to,
      status = excluded.status, synchronized_at = excluded.synchronized_at, amount_kopecks = excluded.amount_kopecks, parts = excluded.parts
    where (c.programme_id, c.barcode, c.phone, c.last_name, c.birthday, c.valid_from, c.valid_to, c.status, c.synchronized_at is null,
        c.amount_kopecks, c.parts)
      is distinct from (excluded.programme_id, excluded.barcode, excluded.phone, excluded.last_name, excluded.birthday, excluded.valid_from,
        excluded.valid_to, excluded.status, excluded.synchronized_at is null, excluded.amount_kopecks, excluded.parts)
    returning xmax = 0 as added`)
}

/** How many contracts of the insurer run or will run. */
export async function countLive(tx: Tx, code: string, today: Day): Promise<number> {
  const row = await tx.row<{ live: number }>(sql`
    select count(*)::int as live from contracts where coverer_code = ${code} and status <> 'TERMINATED' and valid_to >= ${today}`)
  return row!.live
}

/** Ends what runs and is not among `keys` ('204518/001', or '204518' without a suffix). */
export function endOthers(tx: Tx, code: string, keys: string[], today: Day, now: string) {
  return tx.run(sql`
    update contracts c set status = 'TERMINATED', synchronized_at = ${now}
    where c.coverer_code = ${code} and c.status <> 'TERMINATED' and c.valid_to >= ${today}
      and not exists (select from unnest(${keys}::text[]) as k (key) where k.key = c.number || coalesce('/' || c.suffix, ''))`)
}
