import type { CardNumbers } from '@vizit/contract/card-numbers'
import { type Db, sql, type Tx } from '../store/store.ts'

/** Those of the account's own person, and every provider. */
export async function findCardNumbers(db: Db, accountId: string): Promise<CardNumbers> {
  const rows = await db.rows<{ code: string; name: string; number: string | null }>(sql`
    select p.code, p.name, c.number from providers p
    left join card_numbers c on c.provider_id = p.id and c.profile_id = (select a.profile_id from accounts a where a.id = ${accountId})
    order by p.name, p.code`)
  return {
    cards: rows.flatMap(({ code, name, number }) => (number === null ? [] : [{ providerCode: code, providerName: name, number }])),
    providers: rows.map(({ code, name }) => ({ code, name }))
  }
}

/** The person whose number it is now; no row: there is no such provider. */
export function putCardNumber(tx: Tx, card: { accountId: string; provider: string; number: string }, now: Date) {
  return tx.row<{ profile_id: string }>(sql`
    insert into card_numbers (profile_id, provider_id, number, told_at)
    select a.profile_id, p.id, ${card.number}, ${now} from accounts a, providers p where a.id = ${card.accountId} and p.code = ${card.provider}
    on conflict (profile_id, provider_id) do update set number = excluded.number, told_at = excluded.told_at
    returning profile_id`)
}

/** The person whose number it was; no row: there was none. */
export function deleteCardNumber(tx: Tx, accountId: string, provider: string) {
  return tx.row<{ profile_id: string }>(sql`
    delete from card_numbers c using accounts a, providers p
    where a.id = ${accountId} and c.profile_id = a.profile_id and p.code = ${provider} and c.provider_id = p.id returning c.profile_id`)
}
