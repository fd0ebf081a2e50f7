// One answer per intent: a write that creates is asked with an Idempotency-Key, and its first answer is kept in the
// transaction that made it true. A retry gets the same bytes; the same key with another body is refused.
import { createHash } from 'node:crypto'
import { refuse } from '@vizit/contract/refusal'
import { type Db, sql, type Tx } from '../store/store.ts'

/** One intent of one account, or of a visitor. */
export type Once = {
  /** The account; 'nobody' for visitors. */
  owner: string
  key: string
  bodyHash: Buffer
  /** Turns the reply into the bytes that travel, closed by the endpoint's schema. */
  write: (reply: unknown) => string
  /** What was kept, once the command has done so. */
  kept: string | null
}

export type KeptAnswer = { status: number; body: string; body_hash: Buffer }

const KEY = /^[A-Za-z0-9_-]{16,100}$/

/** Reads the header. Refuses when it is missing or of another form. */
export function readKey(header: unknown): string {
  if (typeof header !== 'string' || !KEY.test(header)) refuse('IDEMPOTENCY_KEY_MISSING')
  return header
}

/** Keeps the answer of a creating command in its own transaction; every such command calls this before it commits. */
export async function keepAnswer(tx: Tx, once: Once | null, reply: unknown, now: Date): Promise<void> {
  if (!once) throw new Error('keepAnswer belongs to an endpoint that creates')
  const body = once.write(reply)
  await tx.run(sql`
    insert into answers (owner, key, body_hash, status, body, at)
    values (${once.owner}, ${once.key}, ${once.bodyHash}, 200, ${body}, ${now})`)
  once.kept = body
}

/**
 * Keeps a refusal, so that a retry of the same intent hears the same. Of two requests with one key the first answer is kept: returns it when
 * it is not this one.
 */
export async function keepRefusal(db: Db, once: Once, status: number, body: string, now: Date): Promise<KeptAnswer | undefined> {
  const kept = await db.run(sql`
    insert into answers (owner, key, body_hash, status, body, at)
    values (${once.owner}, ${once.key}, ${once.bodyHash}, ${status}, ${body}, ${now})
    on conflict do nothing`)
  return kept === 0 ? findAnswer(db, once) : undefined
}

/** Takes an answer back whose action was undone: a retry is asked anew. */
export async function dropAnswer(tx: Tx, once: Once | null): Promise<void> {
  if (once) await tx.run(sql`delete from answers where owner = ${once.owner} and key = ${once.key}`)
}

/** The answer that a key has got already. */
export function findAnswer(db: Db, once: Once): Promise<KeptAnswer | undefined> {
  return db.row<KeptAnswer>(sql`select status, body, body_hash from answers where owner = ${once.owner} and key = ${once.key}`)
}

/** Forgets answers after a day; a retry after that is a new intent. */
export function sweepAnswers(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from answers where at < ${now}::timestamptz - interval '1 day'`)
}

/** A digest of what was asked. */
export function bodyHashOf(path: string, input: unknown): Buffer {
  return createHash('sha256').update(path).update('\n').update(JSON.stringify(input)).digest()
}
