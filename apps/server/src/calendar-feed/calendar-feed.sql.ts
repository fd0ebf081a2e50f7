import type { FeedWords } from '@vizit/rules/calendar-feed'
import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../store/store.ts'
import type { VisitRow } from '../visit-record/visit-card.ts'

export type FeedRow = { id: string; token_hash: Buffer; words: FeedWords; made_at: string; read_at: string | null }

export function findFeed(db: Db, accountId: string) {
  return db.row<FeedRow>(sql`select id, token_hash, words, made_at, read_at from calendar_feeds where account_id = ${accountId}`)
}

/** Makes the address, or changes what the one that there is tells. `inserted`: it is new. */
export function putFeed(tx: Tx, accountId: string, feed: { id: string; tokenHash: Buffer; words: FeedWords }, now: Date) {
  return tx.row<{ inserted: boolean }>(sql`
    insert into calendar_feeds as f (account_id, id, token_hash, words, made_at)
    values (${accountId}, ${feed.id}, ${feed.tokenHash}, ${feed.words}, ${now})
    on conflict (account_id) do update set words = excluded.words
    returning (f.xmax = 0) as inserted`)
}

export function dropFeed(tx: Tx, accountId: string): Promise<number> {
  return tx.run(sql`delete from calendar_feeds where account_id = ${accountId}`)
}

/** Whose address it is, with the reading noted. */
export function readByToken(db: Db, tokenHash: Buffer, now: Date) {
  return db.row<{ account_id: string; words: FeedWords }>(sql`
    update calendar_feeds set read_at = ${now} where token_hash = ${tokenHash} returning account_id, words`)
}

/** Visits from this moment on of everyone whose visits the account may see, the soonest first. */
export function findVisitsAhead(db: Db, accountId: string, day: Day, from: Date) {
  return db.rows<VisitRow & { sequence: number }>(sql`
    with seen as materialized (
      select a.profile_id, a.level, a.rel_kind from access_of(${accountId}, ${day}) a where allows(a.level, 'VIEW_VISITS'))
    select ac.level, ac.rel_kind, p.first_name, v.*
    from seen ac
    join profiles p on p.id = ac.profile_id
    cross join lateral (
      select o.order_id from visits o
      where o.profile_id = ac.profile_id and o.starts_at >= ${from} and o.hidden_at is null and o.status <> 'reserved'
      offset 0) t
    cross join lateral (select * from visit_cards c where c.order_id = t.order_id offset 0) v
    order by v.starts_at, v.order_id`)
}
