import { type Db, sql, type Tx } from '../store/store.ts'
import type { VisitNews } from './tell-of-visit.ts'

/** What is to be told of a visit. `was`: the start that a moved visit had. `heard`: the account that was told otherwise. */
export type NewsRow = { id: string; order_id: string; kind: VisitNews['kind']; was: string | null; heard: string | null }

export async function addNews(tx: Tx, news: VisitNews, now: Date, heard: string | null): Promise<void> {
  await tx.run(sql`
    insert into visit_news (order_id, kind, was, heard, at)
    values (${news.orderId}, ${news.kind}, ${news.kind === 'moved' ? news.was : null}, ${heard}, ${now})`)
}

/** Until the transaction ends nobody else tells. False: somebody does. */
export async function lockNews(tx: Tx): Promise<boolean> {
  return (await tx.row<{ ours: boolean }>(sql`select pg_try_advisory_xact_lock(hashtextextended('visit_news', 0)) as ours`))!.ours
}

/** Takes what is to be told, the oldest first; what was tried in vain comes after the rest. */
export async function takeNews(tx: Tx, most: number): Promise<NewsRow[]> {
  const taken = await tx.rows<NewsRow & { tries: number }>(sql`
    delete from visit_news where id in (select id from visit_news order by tries, id limit ${most}::int)
    returning id, order_id, kind, was, heard, tries`)
  return taken.sort((one, other) => one.tries - other.tries || Number(BigInt(one.id) - BigInt(other.id)))
}

/** Puts the first piece behind the others; after so many tries it is dropped. */
export async function putOffNews(db: Db, tries: number): Promise<'put-off' | 'given-up'> {
  const { dropped } = (await db.row<{ dropped: boolean }>(sql`
    with first as (select id, tries + 1 >= ${tries}::int as is_last from visit_news order by tries, id limit 1),
    dropped as (delete from visit_news n using first f where n.id = f.id and f.is_last returning n.id),
    kept as (update visit_news n set tries = n.tries + 1 from first f where n.id = f.id and not f.is_last)
    select exists (select from dropped) as dropped`))!
  return dropped ? 'given-up' : 'put-off'
}
