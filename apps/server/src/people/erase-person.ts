// Forgetting a person touches the tables of many features at once, so it stands here. What stays, and why, is told in docs/decisions.
import { sql, type Tx } from '../store/store.ts'

/** Takes the name off a person: what is left is an id that visits, acceptances and the audit refer to. The person leaves every family. */
export async function erasePerson(tx: Tx, profileId: string, now: Date): Promise<void> {
  await tx.run(sql`
    update profiles set last_name = '', first_name = '', middle_name = '', birthday = null, sex = null, updated_at = ${now} where id = ${profileId}`)
  await tx.run(sql`delete from photos where profile_id = ${profileId}`)
  // their files go with them, by a trigger and a job
  await tx.run(sql`delete from visit_documents where profile_id = ${profileId}`)
  await tx.run(sql`update invoice_services set reason = '' where profile_id = ${profileId} and reason is not null`)
  await tx.run(sql`
    delete from coverage_mails m using coverages c where m.coverage_id = c.id and c.profile_id = ${profileId}`)
  await tx.run(sql`delete from coverages where profile_id = ${profileId}`)
  await tx.run(sql`delete from booking_bans where profile_id = ${profileId}`)
  await tx.run(sql`delete from open_cards where profile_id = ${profileId}`)
  await tx.run(sql`delete from medical_cards where profile_id = ${profileId}`)
  await tx.run(sql`delete from card_numbers where profile_id = ${profileId}`)
  // with its values and its file
  await tx.run(sql`delete from reports where profile_id = ${profileId}`)
  await tx.run(sql`delete from grants where ${profileId}::uuid in (profile_id, viewer_id, granted_by)`)
  await leaveFamilies(tx, profileId)
  await eraseReviews(tx, { visitsOf: profileId, writtenBy: null })
  await tx.run(sql`delete from visit_drugs d using visits v where v.profile_id = ${profileId} and v.order_id = d.order_id`)
  // what the person wrote, and what was written to them, may name anything
  await tx.run(sql`
    update visits set client_note = null, cancel_reason = null
    where profile_id = ${profileId} and (client_note is not null or cancel_reason is not null)`)
  await tx.run(sql`
    update notifications n set recipient = '', subject = '', body = '', brief = '', state = case n.state when 'due' then 'gave-up' else n.state end
    from visits v where v.profile_id = ${profileId} and n.order_id = v.order_id`)
  // what told of this person's visits alone goes with them; of several people, the line of this one
  await tx.run(sql`
    update notifications n set recipient = '', subject = '', body = '', brief = '', state = case n.state when 'due' then 'gave-up' else n.state end
    where n.id in (select t.notice_id from notice_visits t join visits v on v.order_id = t.order_id where v.profile_id = ${profileId})
      and not exists (
        select from notice_visits o left join visits w on w.order_id = o.order_id where o.notice_id = n.id and w.profile_id is distinct from ${profileId})`)
  await tx.run(sql`delete from notice_visits n using visits v where v.profile_id = ${profileId} and n.order_id = v.order_id`)
  await tx.run(sql`delete from visit_news n using visits v where v.profile_id = ${profileId} and n.order_id = v.order_id`)
  await tx.run(sql`delete from reminder_choices where profile_id = ${profileId}`)
  // with what was offered
  await tx.run(sql`delete from waiting_requests where profile_id = ${profileId}`)
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

/**
 * Reviews of the person's visits, and those that the account wrote, named and anonymous alike: their words may tell who it was. Doctors and
 * centres whose reviews went are counted anew.
 */
async function eraseReviews(tx: Tx, erased: { visitsOf: string | null; writtenBy: string | null }): Promise<void> {
  await tx.run(sql`
    with gone as (
      delete from reviews r
      where r.author_id = ${erased.writtenBy}::uuid or r.order_id in (select v.order_id from visits v where v.profile_id = ${erased.visitsOf}::uuid)
      returning r.doctor_id, r.centre_id)
    select graphile_worker.add_job('recount-reviews', payload := json_strip_nulls(json_build_object('doctorId', g.doctor_id, 'centreId', g.centre_id)),
      job_key := 'recount-reviews:' || coalesce(g.doctor_id::text, 'centre-' || g.centre_id))
    from (select distinct doctor_id, centre_id from gone) g`)
}

/** The account can never be signed in to again: no number, no address, no session, no device, no key. */
export async function eraseAccount(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.run(sql`
    delete from sign_in_attempts s using accounts a where a.id = ${accountId} and s.phone = a.phone`)
  await tx.run(sql`delete from emails where account_id = ${accountId}`)
  await tx.run(sql`delete from address_notices where account_id = ${accountId}`)
  await tx.run(sql`delete from open_cards where account_id = ${accountId}`)
  await tx.run(sql`delete from card_tries where account_id = ${accountId}`)
  await tx.run(sql`delete from seen_reports where account_id = ${accountId}`)
  await tx.run(sql`delete from reauths where account_id = ${accountId}`)
  await tx.run(sql`delete from user_preferences where account_id = ${accountId}`)
  await tx.run(sql`delete from reminder_choices where account_id = ${accountId}`)
  await tx.run(sql`delete from notice_channels where account_id = ${accountId}`)
  await tx.run(sql`delete from push_subscriptions where account_id = ${accountId}`)
  await tx.run(sql`delete from visit_link_actions where account_id = ${accountId}`)
  await tx.run(sql`delete from notifications where account_id = ${accountId}`)
  await tx.run(sql`delete from waiting_requests where account_id = ${accountId}`)
  await tx.run(sql`delete from calendar_feeds where account_id = ${accountId}`)
  await tx.run(sql`delete from favourites where account_id = ${accountId}`)
  await tx.run(sql`delete from account_devices where account_id = ${accountId}`)
  await tx.run(sql`delete from waiting_sessions where account_id = ${accountId}`)
  await tx.run(sql`delete from passkey_challenges where account_id = ${accountId}`)
  await tx.run(sql`delete from passkeys where account_id = ${accountId}`)
  await tx.run(sql`delete from passkey_owners where account_id = ${accountId}`)
  await eraseReviews(tx, { visitsOf: null, writtenBy: accountId })
  // with its messages
  await tx.run(sql`delete from support_requests where account_id = ${accountId}`)
  await tx.run(sql`delete from drug_searches where account_id = ${accountId}`)
  await tx.run(sql`delete from medicine_chest where account_id = ${accountId}`)
  await tx.run(sql`delete from visit_drugs where account_id = ${accountId}`)
  await tx.run(sql`delete from family_codes where drawn_by = ${accountId}`)
  await tx.run(sql`delete from family_invites where account_id = ${accountId}`)
  await tx.run(sql`delete from family_requests where ${accountId}::uuid in (drawn_by, account_id)`)
  await tx.run(sql`delete from relative_requests where account_id = ${accountId}`)
  await tx.run(sql`delete from family_seen where account_id = ${accountId}`)
  // visits that it never took in are the clinic's matter; that they were made with this phone is not
  await tx.run(sql`delete from phone_visits where account_id = ${accountId}`)
  await tx.run(sql`
    update phone_visits o set phone = null, email = null from accounts a where a.id = ${accountId} and o.phone = a.phone`)
  await tx.run(sql`delete from answers where owner = ${accountId}::uuid::text`)
  await tx.run(sql`update sessions set ended_at = coalesce(ended_at, ${now}), device_name = '' where account_id = ${accountId}`)
  // a slot that is held for nobody is free again
  await tx.run(sql`
    with let_go as (delete from visits where account_id = ${accountId} and status = 'reserved' returning slot_id)
    update slots s set taken_by = null, joined_to = null from let_go l where s.id = l.slot_id or s.joined_to = l.slot_id`)
  await tx.run(sql`update accounts set phone = null, hash_key = '', erased_at = ${now} where id = ${accountId}`)
}
