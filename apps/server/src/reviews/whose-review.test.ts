// What is shown, changed, deleted, judged and answered is the one review that was meant, and no other of the author, the doctor or the clinic.
import { randomUUID } from 'node:crypto'
import { addReview, changeReview, deleteReview, listOwnReviews, listReviews } from '@vizit/contract/reviews'
import type { Reviewed } from '@vizit/rules/reviews'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { answerReview, listWaiting, publishReview, rejectReview } from './moderate-reviews.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Place = { doctorId: string; assignmentId: string; centreId: string }
/** A doctor in a centre of their own. In an emptied database the first doctor has the number of the first centre. */
async function aPlace(): Promise<Place> {
  const { doctorId, assignmentId, branchId } = await server.aDoctor()
  const branch = await server.store.row<{ centre: string }>(sql`select centre_id::text as centre from branches where id = ${branchId}`)
  return { doctorId, assignmentId, centreId: branch!.centre }
}

async function visited(who: Pick<Patient, 'profileId'>, { assignmentId }: Place): Promise<string> {
  const orderId = randomUUID()
  await server.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select ${orderId}, ${who.profileId}, provider_id, id, doctor_id, '2026-11-10T08:00:00Z', '2026-11-10T08:20:00Z', 'done', now(), now()
    from assignments where id = ${assignmentId}`)
  return orderId
}

async function added(who: Patient, orderId: string, comment: string, about: Reviewed = 'doctor'): Promise<string> {
  const answer = await who.call(addReview, { orderId, about, comment, publishName: false })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.review.id
}

const waiting = async () => (await listWaiting(server.store)).map(({ id, comment }) => ({ id, comment }))
const idOf = async (words: string) => (await waiting()).find(({ comment }) => comment === words)!.id
const publish = async (words: string) => publishReview(server.store, await idOf(words), server.now())

/** What everybody reads, and the number above it. */
async function shown(about: Reviewed, aboutId: string) {
  const answer = await server.nobody(listReviews, { about, aboutId })
  if (!answer.ok) return answer.code
  return [answer.value.total, answer.value.reviews.map(({ comment }) => comment).toSorted()]
}

async function own(who: Patient) {
  const answer = await who.call(listOwnReviews, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.reviews.map(({ comment, state, answer: said }) => [comment, state, said?.text ?? null]).toSorted()
}

test('a doctor and a centre have their own published reviews, whatever numbers others bear', async () => {
  const [olga, first, second] = [await server.aPatient(), await aPlace(), await aPlace()]
  expect([first.centreId, second.centreId]).toEqual([first.doctorId, second.doctorId])
  for (const [place, name] of [
    [first, 'первый'],
    [second, 'второй']
  ] as const) {
    const orderId = await visited(olga, place)
    await added(olga, orderId, `Врач ${name}`)
    await added(olga, orderId, `Центр ${name}`, 'centre')
  }
  await publish('Врач первый')
  expect([await shown('centre', first.centreId), await shown('centre', second.centreId)]).toEqual([
    [0, []],
    [0, []]
  ])
  for (const words of ['Врач второй', 'Центр первый', 'Центр второй']) await publish(words)
  expect([await shown('doctor', first.doctorId), await shown('doctor', second.doctorId)]).toEqual([
    [1, ['Врач первый']],
    [1, ['Врач второй']]
  ])
  expect([await shown('centre', first.centreId), await shown('centre', second.centreId)]).toEqual([
    [1, ['Центр первый']],
    [1, ['Центр второй']]
  ])
  expect(await shown('centre', '999')).toBe('NOT_FOUND')
})

test('an edit changes one review of its author, and a deletion takes one', async () => {
  const [olga, ivan, place] = [await server.aPatient(), await server.aPatient(), await aPlace()]
  const [one] = [await added(olga, await visited(olga, place), 'Раз'), await added(olga, await visited(olga, place), 'Два')]
  await added(ivan, await visited(ivan, place), 'Три')
  expect(await olga.call(changeReview, { reviewId: one, comment: 'Раз, иначе', publishName: false })).toMatchObject({ ok: true })
  expect([await own(olga), await own(ivan)]).toEqual([
    [
      ['Два', 'waiting', null],
      ['Раз, иначе', 'waiting', null]
    ],
    [['Три', 'waiting', null]]
  ])
  expect(await olga.call(deleteReview, { reviewId: one })).toMatchObject({ ok: true })
  expect([await own(olga), await own(ivan)]).toEqual([[['Два', 'waiting', null]], [['Три', 'waiting', null]]])
})

test('a word of the moderator is of one review, which waits no more; what was decided is decided once', async () => {
  const [olga, place] = [await server.aPatient(), await aPlace()]
  for (const words of ['Раз', 'Два', 'Три']) await added(olga, await visited(olga, place), words)
  const [one, two] = [await idOf('Раз'), await idOf('Два')]
  expect(await publishReview(server.store, one, server.now())).toBe('done')
  expect((await waiting()).map(({ comment }) => comment).toSorted()).toEqual(['Два', 'Три'])
  expect(await rejectReview(server.store, two, 'Без оскорблений', server.now())).toBe('done')
  expect((await waiting()).map(({ comment }) => comment)).toEqual(['Три'])
  expect((await own(olga)).map(([words, state]) => [words, state])).toEqual([
    ['Два', 'rejected'],
    ['Раз', 'published'],
    ['Три', 'waiting']
  ])
  server.pass(86_400)
  expect(await publishReview(server.store, one, server.now())).toBe('nothing-to-do')
  expect(await rejectReview(server.store, two, 'Ещё раз', server.now())).toBe('nothing-to-do')
  expect(await server.store.rows(sql`select published_on from reviews where published_on is not null`)).toEqual([
    { published_on: '2026-11-20' }
  ])
})

test('a clinic’s answer stands under the one review that it answers, and under none that is not published', async () => {
  const [olga, place] = [await server.aPatient(), await aPlace()]
  for (const words of ['Раз', 'Два', 'Три']) await added(olga, await visited(olga, place), words)
  const [one, three] = [await idOf('Раз'), await idOf('Три')]
  for (const words of ['Раз', 'Два']) await publish(words)
  const answer = (id: string) => answerReview(server.store, { id, provider: 'azure', text: 'Спасибо' }, server.now())
  expect([await answer(one), await answer(three)]).toEqual(['done', 'nothing-to-do'])
  expect((await own(olga)).map(([words, , said]) => [words, said])).toEqual([
    ['Два', null],
    ['Раз', 'Спасибо'],
    ['Три', null]
  ])
})

test('who may only see the visits of a person reviews none of them', async () => {
  const [olga, anna, place] = [await server.aPatient(), await server.aPatient(), await aPlace()]
  await server.aChild(olga)
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, ${anna.profileId}, 'OTHER', ${olga.profileId}, now() from family_members where profile_id = ${olga.profileId}`)
  await server.store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at) values (${olga.profileId}, ${anna.profileId}, 'VIEW_VISITS', ${olga.profileId}, now())`)
  const review = { orderId: await visited(olga, place), about: 'doctor' as const, comment: 'Хорошо', publishName: false }
  expect(await anna.call(addReview, review)).toMatchObject({ code: 'NOT_FOUND' })
  await server.store.run(sql`update grants set level = 'BOOK_VISITS'`)
  expect(await anna.call(addReview, review)).toMatchObject({ ok: true })
})
