// What a stranger sends to see what breaks: each kind at addresses that hand it on to the database.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
let olga: Patient
beforeAll(async () => {
  olga = await server.aPatient()
})
afterAll(() => server.stop())

/** Method, path and JSON body; what was said: status, code and the field. */
async function said(method: string, path: string, body?: string): Promise<[number, string | null, unknown]> {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${olga.deviceId}.${olga.token}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' })
    },
    ...(body === undefined ? {} : { body })
  })
  const { error, attributes } = (await answer.json()) as { error: string | null; attributes?: { field?: unknown } }
  return [answer.status, error, attributes?.field]
}

const PUBLIC = '/api/v2/public/booking/all'
const MY = '/api/v2/my'
const FORM = { profileId: randomUUID(), assignmentId: '1', timetableId: '1' }
const bad = (field: string) => [400, 'INVALID_INPUT', field]

test('a text with U+0000 or half of a pair is refused, in an address and in a body', async () => {
  for (const bytes of ['%00', '%D0%B0%00%D0%B1']) expect(await said('GET', `${PUBLIC}/doctors?name=${bytes}`)).toEqual(bad('name'))
  for (const text of ['\\u0000', 'а\\u0000б', '\\ud83d', '\\ude00я']) {
    expect(await said('POST', `${MY}/providers/orders`, JSON.stringify(FORM).replace('}', `,"clientNote":"${text}"}`))).toEqual(
      bad('clientNote')
    )
    expect(await said('PUT', `${MY}/drugs/chest`, `{"drugId":"x","note":"${text}"}`)).toEqual(bad('note'))
    expect(await said('POST', '/api/v2/public/drugs/search', `{"text":"iodine ${text}"}`)).toEqual(bad('text'))
    expect(
      await said('PUT', `${MY}/reminders/push`, `{"endpoint":"https://web.push.apple.com/${text}","keys":{"p256dh":"x","auth":"x"}}`)
    ).toEqual(bad('endpoint'))
  }
})

test('an id that no column can hold is refused', async () => {
  for (const id of ['2147483648', '99999999999', '9223372036854775808']) {
    expect(await said('POST', `${MY}/providers/holds`, JSON.stringify({ ...FORM, assignmentId: id }))).toEqual(bad('assignmentId'))
    expect(await said('GET', `${PUBLIC}/doctors?ids=1,${id}`)).toEqual(bad('ids'))
    expect(await said('GET', `${PUBLIC}/branches?townId=${id}`)).toEqual(bad('townId'))
    expect(await said('GET', `/api/v2/public/published/Slot?schedule=${id}`)).toEqual(bad('schedule'))
  }
  expect(await said('GET', `${PUBLIC}/timeslots/9223372036854775808`)).toEqual(bad('timeslotId'))
})

test('a day, an instant and a cursor that there is none of is refused', async () => {
  for (const day of ['0001-01-01', '0000-01-01', '2026-02-31', '9999-12-31']) {
    expect(await said('GET', `${MY}/providers/orders?dateStart=${day}`)).toEqual(bad('dateStart'))
    expect(await said('GET', `${PUBLIC}/doctors/1?date=${day}`)).toEqual(bad('date'))
    expect(await said('GET', `/api/v2/public/published/Slot?schedule=1&start=ge${day}`)).toEqual(bad('start'))
  }
  for (const instant of ['2026-11-22T25:00:00Z', '2026-02-31T10:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
    expect(await said('GET', `${MY}/access-log?before=${instant}`)).toEqual(bad('before'))
    expect(await said('GET', `${MY}/providers/sync/orders?lastSync=${instant}`)).toEqual(bad('lastSync'))
    expect(await said('GET', `${MY}/providers/visits?after=${instant}_${randomUUID()}`)).toEqual(bad('after'))
  }
  expect(await said('GET', `${MY}/providers/visits?after=9999-99-99T99:99:99Z_${randomUUID()}`)).toEqual(bad('after'))
  expect(await said('GET', `${MY}/providers/visits?after=2026-11-22T10:00:00Z_${'-'.repeat(36)}`)).toEqual(bad('after'))
})

test('a number beyond all numbers, one with a part, and a list where one value belongs are refused', async () => {
  const service = { ...FORM, serviceId: '1', serviceName: 'ЭКГ' }
  for (const minutes of ['1e400', '1.5', '-1', '99999', '[20]', '"20"'])
    expect(
      await said('POST', `${MY}/providers/orders/service`, JSON.stringify(service).replace('}', `,"slotDuration":${minutes}}`))
    ).toEqual(bad('slotDuration'))
  expect(await said('GET', `${PUBLIC}/doctors?townId=1&townId=2`)).toEqual(bad('townId'))
  expect(await said('POST', `${MY}/providers/holds`, JSON.stringify({ ...FORM, assignmentId: ['1'] }))).toEqual(bad('assignmentId'))
})

test('JSON without end, keys that mean something to the language and broken bytes in an address are refused or mean nothing', async () => {
  expect((await said('POST', `${MY}/providers/holds`, '['.repeat(60_000) + ']'.repeat(60_000)))[0]).toBe(400)
  expect((await said('POST', `${MY}/providers/holds`, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`))[0]).toBe(400)
  expect((await said('POST', `${MY}/family/seen`, '{"prototype":{"x":1}}'))[0]).toBe(200)
  for (const key of ['__proto__', 'constructor'])
    expect([key, (await said('POST', `${MY}/family/seen`, `{"${key}":{"prototype":{"x":1}}}`))[0]]).toEqual([key, 400])
  expect(Object.keys(Object.prototype)).toEqual([])
  for (const query of ['__proto__=1', '__proto__[x]=1', 'constructor=1', 'toString=1', '&&=&;', 'x=%', 'x=%E0%A4%A'])
    expect([query, (await said('GET', `${PUBLIC}/branches?${query}`))[0]]).toEqual([query, 200])
  expect((await said('GET', `${PUBLIC}/doctors/%E0%A4%A`))[0]).toBe(400)
})
