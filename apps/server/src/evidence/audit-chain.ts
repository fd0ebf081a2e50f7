// The audit as a chain: each row's hash covers the row and the hash before it. Whoever changes, removes, adds or moves a row later breaks it there.
import { createHash } from 'node:crypto'
import { type Db, type Store, sql } from '../store/store.ts'

/** Rows of one transaction of the job, and of one read of the verification. */
const AT_ONCE = 5_000
/** A row that commits this many rows late is not looked for any more: the verification says so. */
const LATE = 100_000
const START = Buffer.alloc(32)

/** The end of the chain as somebody outside may keep it: '1204:9f3c…'. Only who has it can see that rows were cut off the end. */
export type Head = { place: number; hash: string }

/** Gives each committed row that has none its place in the chain. Returns how many, and where the chain ends now. */
export async function sealAudit(store: Store): Promise<{ count: number; head: Head | undefined }> {
  let count = 0
  for (;;) {
    const sealed = (await store.row<{ n: number }>(sql`select seal_audit(${AT_ONCE}, ${LATE}) as n`))!.n
    count += sealed
    if (sealed < AT_ONCE) return { count, head: await lastSeal(store) }
  }
}

function lastSeal(db: Db): Promise<Head | undefined> {
  return db.row<Head>(sql`select place::int, encode(hash, 'hex') as hash from audit_seals order by place desc limit 1`)
}

export type Verdict =
  /** A database of an older version. */
  | { kind: 'no-chain' }
  | { kind: 'holds'; rows: number; waiting: number; head: Head | undefined }
  /** `auditId`: the first row that is not as it was sealed; null when its seal is gone as well. */
  | {
      kind: 'broken'
      why: 'changed' | 'row-removed' | 'seal-removed' | 'never-sealed' | 'cut-off'
      place: number | null
      auditId: string | null
    }

type Link = {
  place: number
  sealed_id: string
  hash: Buffer
  id: string | null
  at: string
  account_id: string | null
  action: string
  profile_id: string | null
  object_id: string | null
}

/**
 * Reads the whole chain and makes every hash anew, here and not in the database. `kept`: an end of the chain noted earlier, which must still
 * be in it. `waiting`: rows that the next minute will seal.
 */
export async function verifyAudit(db: Db, kept?: Head): Promise<Verdict> {
  const there = await db.row<{ is: boolean }>(sql`select to_regclass('public.audit_seals') is not null as is`)
  if (!there!.is) return { kind: 'no-chain' }
  let [place, hash] = [0, START]
  for (;;) {
    const links = await readLinks(db, place)
    for (const link of links) {
      if (link.place !== place + 1) return broken('seal-removed', place + 1, null)
      if (link.id === null) return broken('row-removed', link.place, link.sealed_id)
      hash = createHash('sha256').update(hash).update(textOf(link)).digest()
      if (!hash.equals(link.hash)) return broken('changed', link.place, link.id)
      if (kept?.place === link.place && kept.hash !== link.hash.toString('hex')) return broken('changed', link.place, link.id)
      place = link.place
    }
    if (links.length < AT_ONCE) break
  }
  if (kept && kept.place > place) return broken('cut-off', place + 1, null)
  const unsealed = await db.row<{ n: number; forgotten: string | null }>(sql`
    select count(*)::int as n, min(a.id) filter (where a.id <= (select max(audit_id) from audit_seals) - ${LATE}) as forgotten
    from audit a where not exists (select from audit_seals s where s.audit_id = a.id)`)
  if (unsealed!.forgotten !== null) return broken('never-sealed', null, unsealed!.forgotten)
  return { kind: 'holds', rows: place, waiting: unsealed!.n, head: place > 0 ? { place, hash: hash.toString('hex') } : undefined }
}

function readLinks(db: Db, after: number): Promise<Link[]> {
  return db.rows<Link>(sql`
    select s.place::int, s.audit_id as sealed_id, s.hash, a.id, a.account_id, a.action, a.profile_id, a.object_id,
           to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from audit_seals s left join audit a on a.id = s.audit_id where s.place > ${after} order by s.place limit ${AT_ONCE}`)
}

/** The twin of `audit_text` of the migration. */
function textOf({ place, id, at, account_id, action, profile_id, object_id }: Link): string {
  const given = (value: string | null) => (value === null ? '' : `=${value}`)
  return [place, id, at, given(account_id), action, given(profile_id), given(object_id)].join('\n')
}

function broken(why: Extract<Verdict, { kind: 'broken' }>['why'], place: number | null, auditId: string | null): Verdict {
  return { kind: 'broken', why, place, auditId }
}

/** '1204:9f3c…' */
export function headText({ place, hash }: Head): string {
  return `${place}:${hash}`
}

/** The reverse of `headText`; undefined for another text. */
export function readHead(text: string): Head | undefined {
  const match = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text)
  return match ? { place: Number(match[1]), hash: match[2]! } : undefined
}
