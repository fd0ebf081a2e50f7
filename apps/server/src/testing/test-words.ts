// What people of the access matrix have said and looked for.
import { sql } from '../store/store.ts'
import type { TestServer } from './test-server.ts'
import type { Subject } from './test-world.ts'

/**
 * A review that was rejected, one that everybody reads without a name, a search, a drug in the chest and one kept with the visit, a request for a time, a
 * calendar, a number of a card and a request to support.
 */
export async function makeWords(
  { store, now }: TestServer,
  { accountId, profileId, things, canaries }: Subject,
  assignmentId: string
): Promise<void> {
  await store.run(sql`
    insert into reviews (id, author_id, order_id, about, doctor_id, comment, publish_name, state, rejected_because, shown_as, published_on, written_at, updated_at)
    select r.id, ${accountId}, r.order_id, 'doctor', a.doctor_id, r.comment, false, r.state, r.because, gen_random_uuid(), r.published_on, ${now()}, ${now()}
    from assignments a, (values
      (${things.review}::uuid, ${things.visit}::uuid, ${canaries.review}, 'rejected', ${canaries.review}, null::date),
      (gen_random_uuid(), gen_random_uuid(), 'Спасибо', 'published', null, '2026-11-20')) r (id, order_id, comment, state, because, published_on)
    where a.id = ${assignmentId}`)
  await store.run(
    sql`insert into drug_searches (id, account_id, text, at) values (${things.search}, ${accountId}, ${canaries.drugSearch}, ${now()})`
  )
  await store.run(sql`
    insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, note, added_at)
    values (${accountId}, 'known', ${canaries.medicine}, '', '', false, ${canaries.medicine}, ${now()})`)
  await store.run(sql`
    insert into visit_drugs (account_id, order_id, place, drug_id, name, form, dose, on_prescription)
    values (${accountId}, ${things.visit}, 1, 'known', ${canaries.medicine}, '', '', false)`)
  await store.run(sql`
    insert into waiting_requests (id, account_id, profile_id, doctor_id, from_day, to_day, parts, state, created_at)
    select ${things.waitingRequest}, ${accountId}, ${profileId}, a.doctor_id, '2026-11-21', '2026-12-01', '{morning}', 'waiting', ${now()}
    from assignments a where a.id = ${assignmentId}`)
  await store.run(sql`
    insert into card_numbers (profile_id, provider_id, number, told_at)
    select ${profileId}, a.provider_id, ${canaries.cardNumber}, ${now()} from assignments a where a.id = ${assignmentId}`)
  await store.run(sql`
    with asked as (
      insert into support_requests (id, account_id, topic, email, phone, language, created_at)
      values (gen_random_uuid(), ${accountId}, 'other', ${canaries.email}, ${canaries.phone}, 'ru', ${now()}) returning id)
    insert into support_messages (id, request_id, account_id, author, text, created_at)
    select gen_random_uuid(), id, ${accountId}, 'person', ${canaries.supportText}, ${now()} from asked`)
  await store.run(sql`
    insert into calendar_feeds (account_id, id, token_hash, words, made_at)
    values (${accountId}, ${things.waitingRequest}, sha256(${things.waitingRequest}::text::bytea), 'plain', ${now()})`)
}
