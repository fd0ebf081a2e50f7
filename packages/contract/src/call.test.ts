import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bookDoctorSlot } from './booking.ts'
import { type CallOptions, HTTP_TIMEOUT, makeCall, requestOf } from './call.ts'
import { listDoctorSlots } from './catalogue.ts'
import { profile } from './profile.ts'
import { REFUSALS } from './refusal.ts'
import { cancelVisit, visitCalendar } from './visits.ts'

const ORDER = '5b0c6f0e-7a0f-4d0e-9d4a-1f2e3d4c5b6a'
const CANCEL = { orderId: ORDER, assignmentId: '7', profileId: ORDER, covererCode: 'none' }
const BOOK = { timetableId: '5', assignmentId: '7', profileId: ORDER }

type Said = { status: number; type?: string; body?: string; retryAfter?: string } | 'nothing' | 'hang up'
let says: Said = { status: 204 }
const heard: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = []

/** A server that answers as it is told. */
const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    heard.push({ method: request.method!, path: request.url!, headers: request.headers, body })
    if (says === 'nothing') return
    if (says === 'hang up') return void response.destroy()
    const { status, type = 'application/json', retryAfter, body: text } = says
    response.writeHead(status, { 'content-type': type, ...(retryAfter && { 'retry-after': retryAfter }) }).end(text)
  })
})
await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const call = makeCall({
  origin,
  fetch,
  bearer: () => 'device.token',
  newKey: () => 'a-key-of-this-intent',
  appVersion: '0.0.361',
  timeoutMs: 2_000
})

beforeEach(() => {
  heard.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function refusal(status: number, error: string, more: object = {}): Said {
  return { status, body: JSON.stringify({ data: null, status, error, message: null, ...more }) }
}

const cancel = (said: Said, options?: CallOptions) => {
  says = said
  return call(cancelVisit, CANCEL, options)
}

test('a field of the path travels there, the rest of a reading or deleting call in the query', () => {
  const slots = { provider: 'all', doctorId: '12', dateStart: '2026-11-20', dateEnd: '2026-11-21' }
  expect(requestOf(listDoctorSlots, slots)).toEqual({
    url: '/api/v2/public/booking/all/doctors/12/timeslots?dateStart=2026-11-20&dateEnd=2026-11-21',
    body: null,
    headers: {}
  })
  expect(requestOf(listDoctorSlots, { ...slots, doctorId: '../a?b', branchId: undefined }).url).toContain('/doctors/..%2Fa%3Fb/timeslots?')
})

test('a call carries device and token, its version, a JSON body and, where it creates, the key of the intent [7.06] [7.08]', async () => {
  says = refusal(409, 'TIMESLOT_IS_BUSY')
  await call(bookDoctorSlot, BOOK)
  await call(bookDoctorSlot, BOOK, { idempotencyKey: 'another-key-of-mine' })
  await cancel({ status: 204 })
  expect(heard[0]).toMatchObject({
    method: 'POST',
    path: '/api/v2/my/providers/orders',
    headers: {
      authorization: 'Bearer device.token',
      'x-app-version': '0.0.361',
      'content-type': 'application/json',
      'cache-control': 'no-cache'
    }
  })
  expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual(['a-key-of-this-intent', 'another-key-of-mine', undefined])
  expect([JSON.parse(heard[0]!.body), heard[2]!.body, heard[2]!.headers['content-type']]).toEqual([BOOK, '', undefined])
})

test('204 is success and an empty object [7.11] [8.09]', async () => {
  expect(await cancel({ status: 204 })).toEqual({ ok: true, value: {}, status: 204 })
})

test('an answer below 500 is read: its code and facts are told [7.10]', async () => {
  expect(await cancel(refusal(423, 'CANCEL_REFUSED', { attributes: { reason: 'clinic' }, message: 'Позвоните нам.' }))).toEqual({
    ok: false,
    code: 'CANCEL_REFUSED',
    facts: { reason: 'clinic' },
    message: 'Позвоните нам.',
    status: 423
  })
})

test('a failure with a code tells its code, any other answer is "service unavailable" [8.11] [8.12]', async () => {
  expect(await cancel(refusal(500, 'UNEXPECTED_PROBLEM'))).toMatchObject({ code: 'UNEXPECTED_PROBLEM', status: 500 })
  expect(await cancel({ status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' })).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    status: 502
  })
  expect(await cancel({ status: 200, body: '{"hello":1}' })).toMatchObject({ ok: false, code: 'SERVICE_UNAVAILABLE' })
  expect(await cancel(refusal(418, 'A_CODE_OF_TOMORROW'))).toMatchObject({ code: 'UNEXPECTED_PROBLEM', status: 418 })
})

test('a server that cannot answer now says after how many seconds to come back, with an envelope or without one', async () => {
  for (const body of ['<h1>Busy</h1>', refusal(503, 'SERVICE_UNAVAILABLE')])
    expect(
      await cancel({ ...(typeof body === 'string' ? { status: 503, body } : (body as { status: number })), retryAfter: '7' })
    ).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      facts: { retryAfter: 7 }
    })
  // a date, or nothing, is no number of seconds
  for (const retryAfter of ['Wed, 21 Oct 2026 07:28:00 GMT', ''])
    expect(await cancel({ status: 503, body: '', retryAfter })).toMatchObject({ facts: {} })
})

test('301 and 426 both say that this version is outdated [7.12]', async () => {
  for (const status of [301, 426]) expect(await cancel(refusal(status, 'ANYTHING'))).toMatchObject({ code: 'OUTDATED_VERSION', status })
})

test('no connection is told as such, a server that says nothing as a time-out; 150 seconds is the limit [7.09] [9.47]', async () => {
  expect(await cancel('hang up')).toEqual({ ok: false, code: 'NETWORK', facts: {}, message: null, status: 0 })
  const impatient = makeCall({ origin, fetch, bearer: () => null, newKey: () => '', appVersion: '0.0.361', timeoutMs: 50 })
  says = 'nothing'
  expect(await impatient(cancelVisit, CANCEL)).toMatchObject({ ok: false, code: 'TIMEOUT' })
  expect(HTTP_TIMEOUT).toBe(150_000)
})

test('a call that its caller gives up throws instead of answering', async () => {
  await expect(cancel('nothing', { signal: AbortSignal.timeout(30) })).rejects.toThrow()
})

test('a file is a blob', async () => {
  says = { status: 200, type: 'text/calendar', body: 'BEGIN:VCALENDAR' }
  const file = await call(visitCalendar, { orderId: ORDER })
  expect(file.ok && (await (file.value as Blob).text())).toBe('BEGIN:VCALENDAR')
})

test('the kind of a user is one of three [3.07]', () => {
  expect(profile.shape.userType.options).toEqual(['REGULAR', 'EMPLOYER_PROGRAM', 'INSURER_PROGRAM'])
})

test('every code has a status that says "no"', () => {
  for (const [code, status] of Object.entries(REFUSALS)) expect([code, status >= 400 && status < 600]).toEqual([code, true])
})
