// Counted limits, shared by every process because they are rows. A limit that cannot be counted refuses: it fails closed.
import { type Db, sql } from '../store/store.ts'

export type Budget = { key: string; most: number; seconds: number }
export type Taken = { verdict: 'within' | 'spent'; retryAfterSeconds: number; count: number }

/** Takes one from the budget of `key`: counted first, judged after, so that simultaneous requests cannot all pass. */
export async function take(db: Db, budget: Budget, now: Date, amount = 1): Promise<Taken> {
  const row = await db.row<{ count: number; resets_at: string }>(sql`
    insert into limits as l (key, count, resets_at)
    values (${budget.key}, ${amount}::int, ${now}::timestamptz + make_interval(secs => ${budget.seconds}::int))
    on conflict (key) do update set
      count = case when l.resets_at <= ${now}::timestamptz then ${amount}::int else l.count + ${amount}::int end,
      resets_at = case when l.resets_at <= ${now}::timestamptz then excluded.resets_at else l.resets_at end
    returning count, resets_at`)
  if (!row) return { verdict: 'spent', retryAfterSeconds: budget.seconds, count: budget.most + 1 }
  const left = Math.max(1, Math.ceil((Date.parse(row.resets_at) - now.getTime()) / 1000))
  return { verdict: row.count > budget.most ? 'spent' : 'within', retryAfterSeconds: left, count: row.count }
}

/** How much of the budget is used, without taking. */
export async function used(db: Db, key: string, now: Date): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count from limits where key = ${key} and resets_at > ${now}`)
  return row?.count ?? 0
}

/** Drops counters whose window is over. */
export function sweepLimits(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from limits where resets_at < ${now}::timestamptz - interval '1 day'`)
}
