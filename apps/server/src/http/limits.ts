// Counted limits, shared by every process because they are rows. A limit that cannot be counted refuses: it fails closed.
import { isIPv6 } from 'node:net'
import { type RefusalCode, refuse } from '@vizit/contract/refusal'
import { type Db, sql } from '../store/store.ts'

/** `refusal`: what is answered when it is spent; ERROR_TOO_MANY_REQUESTS unless said otherwise. */
export type Budget = { key: string; most: number; seconds: number; refusal?: RefusalCode }
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

/**
 * Takes one from each, in order, the narrow ones first: what one refuses spends nothing of the others. Refuses with the budget's own code and
 * {retryAfter}. Gives what was paid, to be given back when the thing does not happen.
 */
export async function pay({ store, now }: { store: Db; now: Date }, budgets: Budget[]): Promise<Budget[]> {
  for (const [at, budget] of budgets.entries()) {
    const taken = await take(store, budget, now)
    if (taken.verdict === 'within') continue
    await giveBack(store, budgets.slice(0, at), now)
    refuse(budget.refusal ?? 'ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  }
  return budgets
}

/** How much of each budget is used, without taking. */
export async function countsOf(db: Db, keys: readonly string[], now: Date): Promise<number[]> {
  const rows = await db.rows<{ key: string; count: number }>(sql`
    select key, count from limits where key = any(${[...keys]}::text[]) and resets_at > ${now}`)
  return keys.map(key => rows.find(row => row.key === key)?.count ?? 0)
}

/** How much of the budget is used, without taking. */
export async function used(db: Db, key: string, now: Date): Promise<number> {
  return (await countsOf(db, [key], now))[0]!
}

/** Judges budgets without taking: the first that has nothing left, or null. */
export async function firstSpent(db: Db, budgets: Budget[], now: Date): Promise<Taken | null> {
  const rows = await db.rows<{ key: string; count: number; resets_at: string }>(sql`
    select key, count, resets_at from limits where key = any(${budgets.map(budget => budget.key)}::text[]) and resets_at > ${now}`)
  for (const { key, most } of budgets) {
    const row = rows.find(one => one.key === key)
    if (!row || row.count < most) continue
    return {
      verdict: 'spent',
      retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(row.resets_at) - now.getTime()) / 1000)),
      count: row.count
    }
  }
  return null
}

/** Gives one back to each budget: what was taken for a thing that then did not happen. */
export async function giveBack(db: Db, budgets: Budget[], now: Date): Promise<void> {
  // one row at a time: two requests that give back the same rows in another order must not lock each other out
  for (const { key } of budgets)
    await db.run(sql`update limits set count = count - 1 where key = ${key} and resets_at > ${now} and count > 0`)
}

/** What an address is counted as: one IPv4 address, or the network of an IPv6 one (its first 48 bits), which is what one site is given: it has 65,536 networks to ask from. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groups = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const all = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last]
  return all
    .slice(0, 3)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Drops counters whose window is over. */
export function sweepLimits(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from limits where resets_at < ${now}::timestamptz - interval '1 day'`)
}
