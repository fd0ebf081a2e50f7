import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { readAccessLog } from '@vizit/contract/access'
import { addReview, changeReview, deleteReview, listOwnReviews, listReviews } from '@vizit/contract/reviews'
import { anonymousLogin } from '@vizit/contract/sign-in'
import { minskDay } from '@vizit/rules/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { eraseAccount, erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { answerReview, listWaiting, publishReview, rejectReview } from './moderate-reviews.ts'

const server = await startTestServer()
afterAll(() => server.stop())

let doctor: { doctorId: string; assignmentId: string }
let centreId: string
let olga: Patient
beforeEach(async () => {
  server.setNow('2026-11-20T08:00:00Z')
  await server.store.run(sql`delete from reviews`)
  const made = await server.aDoctor()
  doctor = made
  const centre = await server.store.row<{ id: number }>(sql`select centre_id as id from branches where id = ${made.branchId}`)
  centreId = String(centre!.id)
  olga = await server.aPatient()
})

let visits = 0
/** A visit with the doctor; one that took place yesterday unless said otherwise. */
async function aVisit(profileId: string, facts: { status?: string; startsAt?: string; hidden?: boolean } = {}): Promise<string> {
  const orderId = randomUUID()
  const startsAt = facts.startsAt ?? new Date(Date.parse('2026-11-19T08:00:00Z') - visits++ * 3_600_000).toISOString()
  await server.store.run(sql`
    insert into visits (order_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, hidden_at, created_at, updated_at)
    select ${orderId}, ${profileId}, a.provider_id, a.id, a.doctor_id, ${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '20 minutes',
      ${facts.status ?? 'done'}, ${facts.hidden ? server.now() : null}::timestamptz, ${server.now()}, ${server.now()}
    from assignments a where a.id = ${doctor.assignmentId}`)
  return orderId
}

const review = (who: Patient, orderId: string, over: object = {}) =>
  who.call(addReview, { orderId, about: 'doctor', comment: 'Внимательный врач, всё объяснила.', publishName: false, ...over })

async function added(who: Patient, orderId: string, over: object = {}) {
  const answer = await review(who, orderId, over)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.review
}

const shown = async (about: 'doctor' | 'centre' = 'doctor', sort?: 'newest' | 'oldest') => {
  const answer = await server.nobody(listReviews, { about, aboutId: about === 'doctor' ? doctor.doctorId : centreId, sort })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
const own = async (who: Patient) => {
  const answer = await who.call(listOwnReviews, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.reviews
}
const publishAll = async () => {
  for (const { id } of await listWaiting(server.store)) await publishReview(server.store, id, server.now())
}
const recounts = () =>
  server.store.rows<{ payload: { doctorId: number } }>(
    sql`select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'recount-reviews'`
  )

test('a review has its comment, whether the name is published, and a date; it is added, and the answer says so [3.49] [4.90] [1.34]', async () => {
  const orderId = await aVisit(olga.profileId)
  const answer = await review(olga, orderId, { comment: '  Хороший врач.  ', publishName: true })
  expect(answer).toMatchObject({
    ok: true,
    value: {
      done: 'added',
      review: { orderId, comment: 'Хороший врач.', publishName: true, state: 'waiting', date: null, aboutId: doctor.doctorId }
    }
  })
  await publishAll()
  expect(await shown()).toMatchObject({
    total: 1,
    reviews: [{ comment: 'Хороший врач.', author: 'Ольга С.', date: minskDay(server.now()) }]
  })
  expect(await own(olga)).toMatchObject([{ state: 'published', date: minskDay(server.now()) }])
})

test('without the option to publish the name a review is anonymous, of a doctor and of a centre; one that does not say is not taken [3.50]', async () => {
  const orderId = await aVisit(olga.profileId)
  for (const about of ['doctor', 'centre'] as const) {
    expect(await review(olga, orderId, { about, publishName: undefined })).toMatchObject({
      ok: false,
      code: 'INVALID_INPUT',
      facts: { field: 'publishName' }
    })
    await added(olga, orderId, { about })
    await publishAll()
    expect((await shown(about)).reviews).toMatchObject([{ author: null }])
  }
})

test('nothing that others can read leads from an anonymous review to its author', async () => {
  const orderId = await aVisit(olga.profileId)
  const mine = await added(olga, orderId)
  server.pass(3_600)
  await publishAll()
  const list = await shown()
  const said = JSON.stringify(list)
  for (const secret of [mine.id, orderId, olga.accountId, olga.profileId, 'Ольга', 'Савицк', mine.writtenAt])
    expect(said).not.toContain(secret)
  expect(Object.keys(list.reviews[0]!).sort()).toEqual(['answer', 'author', 'comment', 'date', 'id'])
  // the moderator is shown no more
  await olga.call(changeReview, { reviewId: mine.id, comment: 'Исправленный отзыв.', publishName: false })
  const waiting = JSON.stringify(await listWaiting(server.store))
  for (const secret of [mine.id, orderId, olga.accountId, olga.profileId, 'Ольга', list.reviews[0]!.id])
    expect(waiting).not.toContain(secret)
  // after an edit it comes back as another review, with nothing to say that it is the same
  server.pass(86_400)
  await publishAll()
  const again = await shown()
  expect(again.reviews).toMatchObject([{ comment: 'Исправленный отзыв.', author: null, date: minskDay(server.now()) }])
  expect(again.reviews[0]!.id).not.toBe(list.reviews[0]!.id)
})

test('who turns a named review into an anonymous one is named nowhere from that moment, the clinic’s answer included', async () => {
  const mine = await added(olga, await aVisit(olga.profileId), { publishName: true })
  await publishAll()
  const { id } = (await shown()).reviews[0]!
  expect(await answerReview(server.store, { id, provider: 'azure', text: 'Спасибо, Ольга!' }, server.now())).toBe('done')
  expect((await shown()).reviews).toMatchObject([{ answer: { text: 'Спасибо, Ольга!', date: minskDay(server.now()) } }])
  await olga.call(changeReview, { reviewId: mine.id, comment: mine.comment, publishName: false })
  expect(await shown()).toEqual({ reviews: [], total: 0 })
  await publishAll()
  expect(JSON.stringify(await shown())).not.toContain('Ольга')
})

test('the order within a day is by chance, not by when it was written', async () => {
  for (let n = 0; n < 8; n++) await added(olga, await aVisit(olga.profileId), { comment: `Отзыв ${n}` })
  await publishAll()
  const ids = (await shown()).reviews.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  const days = async (sort: 'newest' | 'oldest') => (await shown('doctor', sort)).reviews.map(({ date }) => date)
  server.pass(86_400)
  await added(olga, await aVisit(olga.profileId), { comment: 'Самый новый' })
  await publishAll()
  expect((await days('newest'))[0]).toBe('2026-11-21')
  expect((await days('oldest')).at(-1)).toBe('2026-11-21')
})

test('in the family no one learns of a review: not from the log of the one whose visit it was, not from a refusal', async () => {
  const childId = await server.aChild(olga)
  const pavel = await server.aPatient({ firstName: 'Павел' })
  await server.store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, since) select family_id, ${pavel.profileId}, 'SPOUSE', ${server.now()} from family_members where profile_id = ${olga.profileId}`)
  const orderId = await aVisit(childId)
  await added(olga, orderId)
  const log = await pavel.call(readAccessLog, { profileId: childId })
  expect(JSON.stringify(log)).not.toContain('review')
  expect(await own(pavel)).toEqual([])
  expect(await review(pavel, orderId)).toMatchObject({ ok: true })
})

test('a review needs a comment, of no more than 2000 letters [5.80]', async () => {
  const orderId = await aVisit(olga.profileId)
  for (const comment of ['', '   ', '\n', 'а'.repeat(2_001)])
    expect(await review(olga, orderId, { comment })).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
  const { id: reviewId } = await added(olga, orderId, { comment: 'а'.repeat(2_000) })
  for (const comment of ['', '  \n', 'а'.repeat(2_001)])
    expect(await olga.call(changeReview, { reviewId, comment, publishName: false })).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
})

test('only adults who have signed in may review; on the 18th birthday one may [5.81] [6.09]', async () => {
  const teen = await server.aPatient({ birthday: '2008-11-22' })
  const orderId = await aVisit(teen.profileId)
  expect(await review(teen, orderId)).toMatchObject({ ok: false, code: 'ADULTS_ONLY' })
  const unknown = await server.aPatient({ birthday: null })
  expect(await review(unknown, await aVisit(unknown.profileId))).toMatchObject({ ok: false, code: 'ADULTS_ONLY' })
  const input = { orderId, about: 'doctor' as const, comment: 'Хорошо', publishName: false }
  const deviceId = randomUUID()
  const visitor = await server.nobody(anonymousLogin, { deviceId })
  for (const call of [server.nobody, server.callAs(`${deviceId}.${visitor.ok ? visitor.value.token : ''}`)])
    expect(await call(addReview, input)).toMatchObject({ ok: false, code: 'NOT_SIGNED_IN' })
  server.setNow('2026-11-21T21:00:00Z')
  const { id: reviewId } = await added(teen, orderId)
  // the day of birth was wrong: nothing is written anew
  await server.store.run(sql`update profiles set birthday = '2012-05-01' where id = ${teen.profileId}`)
  expect(await teen.call(changeReview, { reviewId, comment: 'Другое', publishName: false })).toMatchObject({ code: 'ADULTS_ONLY' })
})

test('only a visit that took place is reviewed, of one’s own or of a person one may book for', async () => {
  const stranger = await server.aPatient()
  const cases: [string, object][] = [
    [
      await aVisit(olga.profileId, { status: 'booked', startsAt: '2026-11-20T07:45:00Z' }),
      { code: 'INVALID_STATE', facts: { status: 'not-yet' } }
    ],
    [await aVisit(olga.profileId, { status: 'no_show' }), { code: 'INVALID_STATE', facts: { status: 'did-not' } }],
    [await aVisit(olga.profileId, { status: 'cancelled' }), { code: 'INVALID_STATE', facts: { status: 'did-not' } }],
    [await aVisit(olga.profileId, { hidden: true }), { code: 'NOT_FOUND' }],
    [await aVisit(stranger.profileId), { code: 'NOT_FOUND' }],
    [randomUUID(), { code: 'NOT_FOUND' }]
  ]
  for (const [orderId, due] of cases) expect(await review(olga, orderId)).toMatchObject({ ok: false, ...due })
  await server.store.run(sql`delete from visits where status = 'booked'`)
  expect(await review(olga, await aVisit(olga.profileId, { status: 'booked', startsAt: '2026-11-20T07:20:00Z' }))).toMatchObject({
    ok: true
  })
  expect(await review(olga, await aVisit(await server.aChild(olga)))).toMatchObject({ ok: true })
})

test('of one visit one reviews the doctor once and the centre once; of two at the same moment one is added', async () => {
  const orderId = await aVisit(olga.profileId)
  const both = await Promise.all([review(olga, orderId), review(olga, orderId)])
  expect(both.map(answer => (answer.ok ? 'ok' : answer.code)).sort()).toEqual(['REVIEW_EXISTS', 'ok'])
  expect(await review(olga, orderId, { about: 'centre' })).toMatchObject({
    ok: true,
    value: { review: { about: 'centre', aboutName: 'Каштан' } }
  })
  await publishAll()
  expect((await shown()).total).toBe(1)
  expect((await shown('centre')).total).toBe(1)
  expect(await server.nobody(listReviews, { about: 'doctor', aboutId: '999' })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})

test('an edit is answered as changed, waits again, and is shown to nobody meanwhile but its author [4.91] [1.35]', async () => {
  const mine = await added(olga, await aVisit(olga.profileId))
  await publishAll()
  const answer = await olga.call(changeReview, { reviewId: mine.id, comment: 'Передумала: ждала час.', publishName: true })
  expect(answer).toMatchObject({
    ok: true,
    value: { done: 'changed', review: { state: 'waiting', comment: 'Передумала: ждала час.', date: null } }
  })
  expect((await shown()).total).toBe(0)
  expect(await own(olga)).toMatchObject([{ comment: 'Передумала: ждала час.', state: 'waiting' }])
  const stranger = await server.aPatient()
  for (const reviewId of [mine.id, randomUUID()])
    expect(await stranger.call(changeReview, { reviewId, comment: 'Чужой', publishName: false })).toMatchObject({
      ok: false,
      code: 'NOT_FOUND'
    })
})

test('what the moderator rejects only its author sees, with the reason; what was changed since the moderator read it is not published', async () => {
  const mine = await added(olga, await aVisit(olga.profileId))
  const [read] = await listWaiting(server.store)
  expect(await rejectReview(server.store, read!.id, 'Без оскорблений, пожалуйста', server.now())).toBe('done')
  expect((await shown()).total).toBe(0)
  expect(await own(olga)).toMatchObject([{ state: 'rejected', rejectedBecause: 'Без оскорблений, пожалуйста' }])
  await olga.call(changeReview, { reviewId: mine.id, comment: 'Вежливый отзыв', publishName: false })
  expect(await publishReview(server.store, read!.id, server.now())).toBe('nothing-to-do')
  expect(await own(olga)).toMatchObject([{ state: 'waiting', rejectedBecause: null }])
})

test('a clinic answers reviews of its own doctors alone', async () => {
  await server.aDoctor({ provider: 'linden' })
  await added(olga, await aVisit(olga.profileId))
  await publishAll()
  const { id } = (await shown()).reviews[0]!
  expect(await answerReview(server.store, { id, provider: 'linden', text: 'Это не наш врач' }, server.now())).toBe('nothing-to-do')
  expect(await answerReview(server.store, { id, provider: 'azure', text: 'Спасибо за отзыв' }, server.now())).toBe('done')
  expect(await own(olga)).toMatchObject([{ answer: { text: 'Спасибо за отзыв' } }])
})

test('the author deletes a review for good, and nobody else may [1.36]', async () => {
  const mine = await added(olga, await aVisit(olga.profileId))
  await publishAll()
  const stranger = await server.aPatient()
  expect(await stranger.call(deleteReview, { reviewId: mine.id })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  expect((await shown()).total).toBe(1)
  expect(await olga.call(deleteReview, { reviewId: mine.id })).toMatchObject({ ok: true })
  expect((await shown()).total).toBe(0)
  expect(await own(olga)).toEqual([])
})

test('whatever changes what is published has the doctor’s reviews counted anew', async () => {
  const forget = () => server.store.run(sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null`)
  const mine = await added(olga, await aVisit(olga.profileId))
  await forget()
  const actions: (() => Promise<unknown>)[] = [
    publishAll,
    () => olga.call(changeReview, { reviewId: mine.id, comment: 'Другое', publishName: false }),
    () => olga.call(deleteReview, { reviewId: mine.id })
  ]
  for (const action of actions) {
    await action()
    expect((await recounts()).map(({ payload }) => String(payload.doctorId))).toEqual([doctor.doctorId])
    await forget()
  }
})

test('twenty writings a day, and then a wait', async () => {
  const mine = await added(olga, await aVisit(olga.profileId))
  for (let n = 0; n < 19; n++) await olga.call(changeReview, { reviewId: mine.id, comment: `Отзыв ${n}`, publishName: false })
  const answer = await olga.call(changeReview, { reviewId: mine.id, comment: 'Ещё раз', publishName: false })
  expect(answer).toMatchObject({ ok: false, code: 'ERROR_TOO_MANY_REQUESTS' })
  server.pass(86_401)
  expect(await olga.call(changeReview, { reviewId: mine.id, comment: 'Ещё раз', publishName: false })).toMatchObject({ ok: true })
})

test('with the account go its reviews, and with the person those of the person’s visits; what is exported is one’s own', async () => {
  const child = await server.aChild(olga)
  await added(olga, await aVisit(olga.profileId))
  await added(olga, await aVisit(child), { comment: 'О ребёнке' })
  const exported = await server.store.row<{ rows: { reviews: unknown[] } }>(
    sql`select rows_of_person(${olga.accountId}, ${olga.profileId}) as rows`
  )
  expect(exported!.rows.reviews).toHaveLength(2)
  await publishAll()
  await server.store.transaction(tx => erasePerson(tx, child, server.now()))
  expect((await own(olga)).map(({ comment }) => comment)).toEqual(['Внимательный врач, всё объяснила.'])
  await server.store.transaction(tx => eraseAccount(tx, olga.accountId, server.now()))
  expect((await shown()).total).toBe(0)
  expect(await server.store.rows(sql`select id from reviews`)).toEqual([])
})

test('the command lists what waits and publishes it', async () => {
  await added(olga, await aVisit(olga.profileId))
  const command = (...words: string[]) =>
    promisify(execFile)('node', ['apps/server/src/reviews/reviews-command.ts', ...words], {
      env: { ...process.env, DATABASE_URL: (server.store.pool.options as { connectionString?: string }).connectionString }
    })
  const { stdout } = await command('waiting')
  expect(stdout).toMatch(/anonymous: Внимательный врач, всё объяснила\.\n1 waiting\./)
  await command('publish', stdout.slice(0, 36))
  expect((await shown()).total).toBe(1)
  await expect(command('publish', randomUUID())).rejects.toMatchObject({ code: 1 })
})
