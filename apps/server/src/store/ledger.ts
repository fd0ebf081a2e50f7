// The evidence that several features write: what was accepted and who did what. Rows are added, never changed.
import type { ConsentKind } from '@vizit/contract/consent'
import { type Db, sql } from './store.ts'

export type Acceptance = {
  profileId: string
  accountId: string
  /** From `currentConsentText`: the exact words that were accepted. */
  text: { kind: ConsentKind; version: string; hash: string }
  /** Where it was accepted: 'sign-in', 'cabinet', 'booking'. */
  channel: string
  /** The medical centre that a booking consent is for. */
  centreId?: string | number | null
  at: Date
}

/** Keeps one acceptance: text version and hash, for whom, by whom, when and where (decision 25). */
export async function recordConsent(db: Db, acceptance: Acceptance): Promise<void> {
  const { profileId, accountId, text, channel, centreId = null, at } = acceptance
  await db.run(sql`
    insert into consents (profile_id, account_id, kind, centre_id, text_version, text_hash, channel, given_at)
    values (${profileId}, ${accountId}, ${text.kind}, ${centreId}, ${text.version}, ${text.hash}, ${channel}, ${at})`)
}

/** The same for what is accepted by the way, such as the agreement at each sign-in: these very words are kept once while they are in force. */
export async function recordConsentOnce(db: Db, acceptance: Acceptance): Promise<void> {
  const { profileId, accountId, text, channel, at } = acceptance
  await db.run(sql`
    insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at)
    select ${profileId}::uuid, ${accountId}::uuid, ${text.kind}::text, ${text.version}::text, ${text.hash}::text, ${channel}::text, ${at}::timestamptz
    where not exists (
      select from consents
      where profile_id = ${profileId} and account_id = ${accountId} and kind = ${text.kind} and text_hash = ${text.hash} and withdrawn_at is null)`)
}

export type AuditEntry = {
  at: Date
  accountId: string | null
  /** A word of ours: 'signed-in', 'profile-changed', 'child-added'. */
  action: string
  /** Whose data it was. */
  profileId?: string | null
  /** The row it was about; an id, never a name or number of a person. */
  objectId?: string | null
}

/** Writes one line of the audit, in the transaction of the deed. */
export async function audit(db: Db, entry: AuditEntry): Promise<void> {
  await db.run(sql`
    insert into audit (at, account_id, action, profile_id, object_id)
    values (${entry.at}, ${entry.accountId}, ${entry.action}, ${entry.profileId ?? null}, ${entry.objectId ?? null})`)
}
