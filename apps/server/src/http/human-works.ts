// Proofs of work that browsers do by themselves: a row until it is used or over. Whose it is and what for stands in `address_hash`, which each feature makes in a
// way of its own: work for one thing is none for another.
import type { Effort } from '../outside/captcha/human-work.ts'
import { type Db, sql } from '../store/store.ts'

export type HeldWork = { address_hash: Buffer; challenge: string; effort: Effort }

export function addWork(db: Db, work: HeldWork & { id: string }, now: Date, seconds: number): Promise<number> {
  return db.run(sql`
    insert into human_works (id, address_hash, challenge, effort, expires_at)
    values (${work.id}, ${work.address_hash}, ${work.challenge}, ${work.effort}, ${now}::timestamptz + make_interval(secs => ${seconds}::int))`)
}

/** Takes the work away before its solution is looked at: of several that bring it one gets a row. */
export function takeWork(db: Db, id: string, now: Date): Promise<HeldWork | undefined> {
  return db.row<HeldWork>(sql`
    delete from human_works where id = ${id} and expires_at > ${now} returning address_hash, challenge, effort`)
}

export function sweepWorks(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from human_works where expires_at <= ${now}`)
}
