// What clinics and moderators do by means of their own, done by the server's own functions.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { localFiles } from '../../apps/server/src/outside/files/local-files.ts'
import { answerReview, listWaiting, publishReview } from '../../apps/server/src/reviews/moderate-reviews.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { attachDocument } from '../../apps/server/src/visits/attach-document.ts'
import { store } from './passing-time.ts'

/** The clinic attaches a file to a visit. */
export async function attach(orderId: string, name: string, bytes: Uint8Array): Promise<void> {
  const deps = { store: await store(), files: localFiles(join(process.env.E2E_DATA!, 'files')), newId: randomUUID, clock: () => new Date() }
  const { verdict } = await attachDocument(deps, { orderId, name, bytes })
  if (verdict !== 'attached') throw new Error(`the file is ${verdict}`)
}

/** The moderator reads a review that says this, and publishes it. */
export async function publishReviewThatSays(words: string): Promise<void> {
  const db = await store()
  const found = (await listWaiting(db)).find(review => review.comment.includes(words))
  if (!found) throw new Error('no such review waits')
  await publishReview(db, found.id, new Date())
}

/** The clinic that a published review is about reads these words in it, and answers. */
export async function answerReviewThatSays(words: string, text: string): Promise<void> {
  const db = await store()
  const found = await db.row<{ id: string; provider: string }>(sql`
    select r.shown_as as id, p.code as provider
    from reviews r left join doctors d on d.id = r.doctor_id left join centres c on c.id = r.centre_id
    join providers p on p.id = coalesce(d.provider_id, c.provider_id) where strpos(r.comment, ${words}) > 0`)
  if (!found || (await answerReview(db, { ...found, text }, new Date())) !== 'done') throw new Error('no such review is published')
}

/** The clinic has been asked about another time of the visit and has not answered. */
export async function leaveMoving(orderId: string, to: Date): Promise<void> {
  await (await store()).run(sql`
    insert into moves (order_id, hold_id, account_id, starts_at, overlap_allowed, asked_at, gives_up_at)
    select order_id, gen_random_uuid(), account_id, ${to}, false, now(), now() + interval '2 hours' from visits where order_id = ${orderId}`)
}

/** The registry corrects a date of birth. */
export async function writeBirthday(profileId: string, birthday: string): Promise<void> {
  await (await store()).run(sql`update profiles set birthday = ${birthday}, updated_at = now() where id = ${profileId}`)
}

/** The system of the doctor's clinic answers nothing from now on; what is returned lets it answer again. */
export async function fallSilent(doctorId: string): Promise<() => Promise<void>> {
  const db = await store()
  // A clinic far away of which nobody has said how it is reached.
  const turn = async (gateway: 'fhir' | 'built-in') =>
    void (await db.run(
      sql`update providers set gateway = ${gateway} where id = (select provider_id from doctors where id = ${doctorId}::int)`
    ))
  await turn('fhir')
  return () => turn('built-in')
}
