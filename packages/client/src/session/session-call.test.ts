import { listConsentTexts } from '@vizit/contract/consent'
import { getProfile } from '@vizit/contract/profile'
import { expect, test } from 'vitest'
import { makeSessionCall } from './session-call.ts'
import { makeSessionStore, memoryStorage, type StoredSession } from './session-store.ts'

const refused = (status: number, error: string) =>
  new Response(JSON.stringify({ data: null, status, error, message: null }), { status, headers: { 'content-type': 'application/json' } })

function face(session: StoredSession | null, answer: (request: Headers) => Response | Promise<Response>) {
  const store = makeSessionStore(memoryStorage(), () => 'device-0000000000000001')
  if (session) store.start(session)
  const told: string[] = []
  const call = makeSessionCall({
    face: 'cabinet',
    session: store,
    origin: 'http://vizit.example',
    version: '0.0.361',
    fetch: async (_url, init) => answer(new Headers(init?.headers)),
    newKey: () => 'key-0000000000000001',
    onSessionEnded: () => told.push('ended'),
    onOutdated: () => told.push('outdated')
  })
  return { store, told, call }
}

test('the caller carries device and token [7.06]', async () => {
  let bearer: string | null = null
  const { call } = face({ kind: 'signed-in', token: 'abc' }, headers => {
    bearer = headers.get('authorization')
    return refused(503, 'SERVICE_UNAVAILABLE')
  })
  await call(getProfile, {})
  expect(bearer).toBe('Bearer device-0000000000000001.abc')
})

test('a session that the server has ended is forgotten, and the face is told', async () => {
  const { call, store, told } = face({ kind: 'signed-in', token: 'abc' }, () => refused(401, 'ERROR_SESSION_EXPIRED'))
  expect(await call(getProfile, {})).toMatchObject({ ok: false, code: 'ERROR_SESSION_EXPIRED' })
  expect(store.read()).toBeNull()
  expect(told).toEqual(['ended'])
})

test('an anonymous session that has ended is forgotten without a word', async () => {
  const { call, store, told } = face({ kind: 'anonymous', token: 'abc' }, () => refused(401, 'ERROR_SESSION_EXPIRED'))
  await call(listConsentTexts, {})
  expect(store.read()).toBeNull()
  expect(told).toEqual([])
})

test('a visitor who asks for what is not theirs stays a visitor', async () => {
  const { call, store, told } = face({ kind: 'anonymous', token: 'abc' }, () => refused(401, 'NOT_SIGNED_IN'))
  await call(getProfile, {})
  expect(store.read()).toEqual({ kind: 'anonymous', token: 'abc' })
  expect(told).toEqual([])
})

test('who is not signed in asks nobody for what only the signed-in have, and hears of no right [6.51]', async () => {
  for (const session of [null, { kind: 'anonymous', token: 'abc' }] as const) {
    let asked = 0
    const { call, store } = face(session, () => {
      asked++
      return refused(503, 'SERVICE_UNAVAILABLE')
    })
    expect(await call(getProfile, {})).toMatchObject({ ok: false, code: 'NOT_SIGNED_IN', status: 403 })
    expect(asked).toBe(0)
    expect(store.read()).toEqual(session)
    await call(listConsentTexts, {})
    expect(asked).toBe(1)
  }
})

test('a late answer to a former session does not end the new one', async () => {
  const late = Promise.withResolvers<Response>()
  const { call, store, told } = face({ kind: 'signed-in', token: 'old' }, () => late.promise)
  const asked = call(getProfile, {})
  store.start({ kind: 'signed-in', token: 'new' })
  late.resolve(refused(401, 'ERROR_SESSION_EXPIRED'))
  await asked
  expect(store.read()).toEqual({ kind: 'signed-in', token: 'new' })
  expect(told).toEqual([])
})

test.each([426, 301])('an answer of %i tells the face that it is too old', async status => {
  const { call, told } = face(null, () => refused(status, 'OUTDATED_VERSION'))
  await call(listConsentTexts, {})
  expect(told).toEqual(['outdated'])
})
