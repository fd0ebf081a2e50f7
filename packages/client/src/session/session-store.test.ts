import { expect, test } from 'vitest'
import { newId } from './new-id.ts'
import { makeSessionStore, memoryStorage, SESSION_KEY, usableStorage } from './session-store.ts'

test('the device id is made once and kept in local storage [3.103]', () => {
  const storage = memoryStorage()
  const first = makeSessionStore(storage, newId).deviceId()
  expect(storage.getItem('deviceId')).toBe(first)
  expect(makeSessionStore(storage, newId).deviceId()).toBe(first)
})

test('the anonymous id is kept in local storage [3.104]', () => {
  const storage = memoryStorage()
  makeSessionStore(storage, newId).rememberAnonymous('d80e4f7f-96e2-44ae-9078-bcdf537ca09a')
  expect(storage.getItem('anonymousId')).toBe('d80e4f7f-96e2-44ae-9078-bcdf537ca09a')
  expect(makeSessionStore(storage, newId).anonymousId()).toBe('d80e4f7f-96e2-44ae-9078-bcdf537ca09a')
})

test('the phone is kept in local storage as phoneNumber [3.106]', () => {
  const storage = memoryStorage()
  makeSessionStore(storage, newId).rememberPhone('375296142080')
  expect(storage.getItem('phoneNumber')).toBe('375296142080')
  expect(makeSessionStore(storage, newId).phone()).toBe('375296142080')
})

test('the bearer is made of the device id and the token [7.06]', () => {
  const store = makeSessionStore(memoryStorage(), () => 'device-0000000000000001')
  expect(store.bearer()).toBeNull()
  store.start({ kind: 'signed-in', token: 'abc' })
  expect(store.bearer()).toBe('device-0000000000000001.abc')
})

test('the end of a session forgets the token and nothing else', () => {
  const storage = memoryStorage()
  const store = makeSessionStore(storage, newId)
  store.rememberPhone('375296142080')
  const device = store.deviceId()
  store.start({ kind: 'signed-in', token: 'abc' })
  store.end()
  expect(store.read()).toBeNull()
  expect(store.deviceId()).toBe(device)
  expect(store.phone()).toBe('375296142080')
})

test('that a sign-out is under way is known to every tab until all is wiped or somebody signs in, also past the end of the session', () => {
  const storage = memoryStorage()
  const [here, otherTab] = [makeSessionStore(storage, newId), makeSessionStore(storage, newId)]
  here.start({ kind: 'signed-in', token: 'abc' })
  expect(otherTab.isSigningOut()).toBe(false)
  here.beginSignOut()
  otherTab.end()
  expect(otherTab.isSigningOut()).toBe(true)
  here.start({ kind: 'signed-in', token: 'def' })
  expect(otherTab.isSigningOut()).toBe(false)
})

test('a listener hears of a session that begins and ends, until it stops', () => {
  const store = makeSessionStore(memoryStorage(), newId)
  const heard: (string | undefined)[] = []
  const stop = store.subscribe(() => heard.push(store.read()?.kind))
  store.start({ kind: 'anonymous', token: 'a' })
  store.end()
  stop()
  store.start({ kind: 'signed-in', token: 'b' })
  expect(heard).toEqual(['anonymous', undefined])
})

test.each(['', 'null', '{}', '{"kind":"admin","token":"a"}', '{"kind":"signed-in","token":""}', 'abc'])(
  'a spoiled note %j is no session',
  text => {
    const storage = memoryStorage()
    storage.setItem(SESSION_KEY, text)
    expect(makeSessionStore(storage, newId).read()).toBeNull()
  }
)

test('the same session is the same object each time it is read', () => {
  const store = makeSessionStore(memoryStorage(), newId)
  store.start({ kind: 'signed-in', token: 'abc' })
  expect(store.read()).toBe(store.read())
})

test('a browser that forbids its storage is served from memory', () => {
  const storage = usableStorage(() => {
    throw new Error('denied')
  })
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
})

test('an id is a random UUID', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId()).not.toBe(newId())
})
