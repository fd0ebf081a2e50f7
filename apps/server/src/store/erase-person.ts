// Forgetting a person touches the tables of many features at once, so it stands here. What stays, and why, is told in docs/decisions.
import { sql, type Tx } from './store.ts'

/** Takes the name off a person: what is left is an id that visits, acceptances and the audit refer to. The person leaves every family. */
export async function erasePerson(tx: Tx, profileId: string, now: Date): Promise<void> {
  await tx.run(sql`
    update profiles set last_name = '', first_name = '', middle_name = '', birthday = null, sex = null, updated_at = ${now} where id = ${profileId}`)
  await tx.run(sql`delete from photos where profile_id = ${profileId}`)
  await tx.run(sql`
    delete from coverage_mails m using coverages c where m.coverage_id = c.id and c.profile_id = ${profileId}`)
  await tx.run(sql`delete from coverages where profile_id = ${profileId}`)
  await tx.run(sql`delete from grants where ${profileId}::uuid in (profile_id, viewer_id, granted_by)`)
  await leaveFamilies(tx, profileId)
  // what the person wrote, and what was written to them, may name anything
  await tx.run(sql`
    update visits set client_note = null, cancel_reason = null
    where profile_id = ${profileId} and (client_note is not null or cancel_reason is not null)`)
  await tx.run(sql`
    update notifications n set recipient = '', subject = '', body = '', state = case n.state when 'due' then 'gave-up' else n.state end
    from visits v where v.profile_id = ${profileId} and n.order_id = v.order_id`)
}

/** The spouse leads the family on; relatives of the one who leaves leave too. */
async function leaveFamilies(tx: Tx, profileId: string): Promise<void> {
  const led = await tx.row<{ family_id: string }>(sql`
    delete from family_members where profile_id = ${profileId} and rel_kind = 'OWNER' returning family_id`)
  await tx.run(
    sql`delete from family_members where profile_id = ${profileId} or (of_profile_id = ${profileId} and rel_kind in ('PARENT', 'OTHER'))`
  )
  await tx.run(sql`update family_members set of_profile_id = null where of_profile_id = ${profileId}`)
  if (led) await tx.run(sql`update family_members set rel_kind = 'OWNER' where family_id = ${led.family_id} and rel_kind = 'SPOUSE'`)
}

/** The account can never be signed in to again: no number, no address, no session, no device, no key. */
export async function eraseAccount(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.run(sql`
    delete from sign_in_attempts s using accounts a where a.id = ${accountId} and s.phone = a.phone`)
  await tx.run(sql`delete from emails where account_id = ${accountId}`)
  await tx.run(sql`delete from address_notices where account_id = ${accountId}`)
  await tx.run(sql`delete from proofs where account_id = ${accountId}`)
  await tx.run(sql`delete from user_preferences where account_id = ${accountId}`)
  await tx.run(sql`delete from account_devices where account_id = ${accountId}`)
  await tx.run(sql`delete from waiting_sessions where account_id = ${accountId}`)
  await tx.run(sql`delete from passkey_challenges where account_id = ${accountId}`)
  await tx.run(sql`delete from passkeys where account_id = ${accountId}`)
  await tx.run(sql`delete from passkey_owners where account_id = ${accountId}`)
  await tx.run(sql`delete from family_codes where drawn_by = ${accountId}`)
  await tx.run(sql`delete from family_invites where account_id = ${accountId}`)
  await tx.run(sql`delete from family_requests where ${accountId}::uuid in (drawn_by, account_id)`)
  await tx.run(sql`delete from relative_requests where account_id = ${accountId}`)
  await tx.run(sql`delete from family_seen where account_id = ${accountId}`)
  await tx.run(sql`delete from answers where owner = ${accountId}::uuid::text`)
  await tx.run(sql`update sessions set ended_at = coalesce(ended_at, ${now}), device_name = '' where account_id = ${accountId}`)
  // a slot that is held for nobody is free again
  await tx.run(sql`
    with let_go as (delete from visits where account_id = ${accountId} and status = 'reserved' returning slot_id)
    update slots s set taken_by = null from let_go l where s.id = l.slot_id`)
  await tx.run(sql`update accounts set phone = null, hash_key = '', erased_at = ${now} where id = ${accountId}`)
}
