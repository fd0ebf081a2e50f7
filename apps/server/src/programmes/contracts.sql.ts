import type { Day } from '@vizit/rules/days'
import type { Contract, ContractKey } from '@vizit/rules/programme'
import { type Db, sql } from '../store/store.ts'

export type ContractRow = {
  id: number
  programme_id: string
  status: Contract['status']
  synchronized: boolean
  phone: string
  last_name: string
  birthday: Day
  valid_from: Day
  valid_to: Day
}

export function findInsurer(db: Db, code: string) {
  return db.row<{ phone: string; barcode_prefix: string }>(
    sql`select phone, barcode_prefix from coverers where code = ${code} and kind = 'INSURER'`
  )
}

/**
 * The insured person of the key. A contract number without a suffix means the contract without one; where it names several people, the one
 * who was born on that day.
 */
export function findContract(db: Db, covererCode: string, key: ContractKey, birthday: Day): Promise<ContractRow | undefined> {
  if (key.kind === 'barcode')
    return db.row<ContractRow>(sql`
      select id, programme_id, status, synchronized_at is not null as synchronized, phone, last_name, birthday, valid_from, valid_to
      from contracts where coverer_code = ${covererCode} and barcode = ${key.barcode}`)
  return db.row<ContractRow>(sql`
    select id, programme_id, status, synchronized_at is not null as synchronized, phone, last_name, birthday, valid_from, valid_to
    from contracts
    where coverer_code = ${covererCode} and number = ${key.number} and (${key.suffix}::text is null or suffix = ${key.suffix}::text)
    order by suffix is not null, birthday <> ${birthday}, suffix limit 1`)
}
