// The evidence that several features write: what was accepted and who did what. Rows are added; a withdrawal is noted once on its row.
import type { ConsentKind } from '@vizit/contract/consent'
import type { Channel } from '@vizit/contract/face'
import { refuse } from '@vizit/contract/refusal'
import type { AuditAction } from '@vizit/rules/access-log'
import { type Day, minskDay, minskInstant } from '@vizit/rules/days'
import { type Db, quickRead, sql, type Tx } from '../store/store.ts'
import { currentConsentText } from './consent-texts.ts'

export type Acceptance = {
  profileId: string
  accountId: string
  /** From `currentConsentText`: the exact words that were accepted. */
  text: { kind: ConsentKind; version: string; hash: string }
  /** Through what it was accepted. */
  channel: Channel
  /** The medical centre that a booking consent is for. */
  centreId?: string | number | null
  at: Date
}

/** Keeps one acceptance: text version and hash, for whom, by whom, when and where [R25]. */
export async function recordConsent(db: Db, acceptance: Acceptance): Promise<void> {
  const { profileId, accountId, text, channel, centreId = null, at } = acceptance
  await db.run(sql`
    insert into consents (profile_id, account_id, kind, centre_id, text_version, text_hash, channel, given_at)
    values (${profileId}, ${accountId}, ${text.kind}, ${centreId}, ${text.version}, ${text.hash}, ${channel}, ${at})`)
}

/**
 * The same for what is accepted by the way, such as the agreement at each sign-in: these very words are kept once while they are in force. What was accepted
 * before the person took such consents back, and is written down only now, is kept as taken back.
 */
export async function recordConsentOnce(db: Db, acceptance: Acceptance): Promise<void> {
  await addOnce(db, acceptance)
}

async function addOnce(db: Db, acceptance: Acceptance): Promise<'added' | 'known'> {
  const { profileId, accountId, text, channel, at } = acceptance
  const added = await db.run(sql`
    insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at, withdrawn_at)
    select ${profileId}::uuid, ${accountId}::uuid, ${text.kind}::text, ${text.version}::text, ${text.hash}::text, ${channel}::text, ${at}::timestamptz,
           (select min(w.withdrawn_at) from consents w where w.profile_id = ${profileId} and w.kind = ${text.kind} and w.withdrawn_at > ${at})
    where not exists (
      select from consents
      where profile_id = ${profileId} and account_id = ${accountId} and kind = ${text.kind} and text_hash = ${text.hash} and withdrawn_at is null)`)
  return added === 1 ? 'added' : 'known'
}

/**
 * Keeps the consent to the text `personal-data` that comes with another call, with its line in the audit. Refuses INVALID_STATE {kind} when the
 * version that was shown is no longer in force.
 */
export async function keepConsentWords(
  tx: Tx,
  given: {
    profileId: string
    accountId: string
    version: string
    channel: Channel
    brand: { name: string; supportEmail: string }
    at: Date
  }
): Promise<void> {
  const { profileId, accountId, channel, at } = given
  const text = currentConsentText('personal-data', given.brand)
  if (text.version !== given.version) refuse('INVALID_STATE', { kind: text.kind, reason: 'OLD_VERSION' })
  // the same words may have been accepted a minute ago, on the screen before
  if ((await addOnce(tx, { profileId, accountId, text, channel, at })) === 'known') return
  await audit(tx, { at, accountId, action: 'consent-given', profileId, objectId: text.kind })
}

export type AuditEntry = {
  at: Date
  accountId: string | null
  /** A word of ours: 'signed-in', 'profile-changed', 'child-added'. */
  action: AuditAction
  /** Whose data it was. */
  profileId?: string | null
  /** The row it was about; an id, never a name or number of a person. */
  objectId?: string | null
}

/** Writes one line of the audit, in the transaction of the action. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db.run(sql`
    insert into audit (at, account_id, action, profile_id, object_id)
    values (${entry.at}, ${entry.accountId}, ${entry.action}, ${entry.profileId ?? null}, ${entry.objectId ?? null})`)
}

/** Views that are known to be written, the latest; some two megabytes. Whoever looks at a family asks every few minutes. */
const VIEWS_KNOWN = 10_000

const known = new WeakMap<Db, Map<string, Day>>()

/** Writes that the account viewed other people's data: one line a person, action and day of Minsk, however often a screen asks. */
export async function noteViews(
  db: Db,
  view: { at: Date; accountId: string; action: AuditAction; profileIds: readonly string[] }
): Promise<void> {
  const day = minskDay(view.at)
  const written = known.get(db) ?? new Map<string, Day>()
  const nameOf = (profileId: string) => `${view.accountId} ${view.action} ${profileId}`
  const profileIds = view.profileIds.filter(id => written.get(nameOf(id)) !== day)
  if (profileIds.length === 0) return
  const today = minskInstant(day, '00:00')
  // Looked for first: most views are known, and of two that come at once the index lets one in.
  const unnoted = await db.rows<{ id: string }>(
    quickRead(sql`
      select seen.id from unnest(${profileIds}::uuid[]) seen (id)
      where not exists (
        select from audit a
        where a.profile_id = seen.id and a.at >= ${today}::timestamptz and a.account_id = ${view.accountId}::uuid and a.action = ${view.action}::text)`)
  )
  if (unnoted.length > 0)
    await db.run(sql`
      insert into audit (at, account_id, action, profile_id)
      select ${view.at}::timestamptz, ${view.accountId}::uuid, ${view.action}::text, seen.id from unnest(${unnoted.map(({ id }) => id)}::uuid[]) seen (id)
      order by seen.id on conflict do nothing`)
  // a transaction may be undone
  if ('kind' in db) return
  known.set(db, written)
  for (const id of profileIds) {
    written.delete(nameOf(id))
    written.set(nameOf(id), day)
  }
  for (const oldest of written.keys()) {
    if (written.size <= VIEWS_KNOWN) break
    written.delete(oldest)
  }
}

/** Notes that acceptances of one kind for a person are taken back. The rows stay; nothing is done on them from here on. Says how many. */
export function withdrawConsents(db: Db, taken: { profileId: string; kind: ConsentKind; at: Date }): Promise<number> {
  return db.run(sql`
    update consents set withdrawn_at = ${taken.at} where profile_id = ${taken.profileId} and kind = ${taken.kind} and withdrawn_at is null`)
}
