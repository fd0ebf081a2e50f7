import { expect, test } from 'vitest'
import { cacheKey, type Sealed } from './seal.ts'
import { readEntry, writeEntry } from './sealed-entries.ts'

function aDevice() {
  const entries = new Map<string, Sealed>()
  return {
    entries,
    get: async (name: string) => entries.get(name),
    set: async (name: string, sealed: Sealed) => void entries.set(name, sealed),
    remove: async (name: string) => void entries.delete(name)
  }
}

const VISITS = [{ orderId: '1', physicianName: 'Ковалёва Анна Сергеевна' }]

test('what is kept on the device is encrypted with the hash key of the user and comes back with it [4.62 3.107]', async () => {
  const device = aDevice()
  const key = await cacheKey('hash key of Olga')
  await writeEntry(device, key, 'visits', VISITS)

  expect(new TextDecoder().decode(device.entries.get('visits')!.data)).not.toContain('Ковалёва')
  expect(await readEntry(device, key, 'visits')).toEqual(VISITS)
  expect(await readEntry(device, await cacheKey('hash key of Olga'), 'visits')).toEqual(VISITS)
})

test('without a key nothing is written and nothing is read [4.68]', async () => {
  const device = aDevice()
  const none = await cacheKey('')
  await writeEntry(device, none, 'visits', VISITS)
  expect(device.entries.size).toBe(0)

  await writeEntry(device, await cacheKey('hash key'), 'visits', VISITS)
  expect(await readEntry(device, none, 'visits')).toBeUndefined()
})

test('the key cannot be taken out of memory', async () => {
  const key = await cacheKey('hash key')
  expect(key?.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key!)).rejects.toThrow()
})

test('the same visits are never sealed twice alike', async () => {
  const device = aDevice()
  const key = await cacheKey('hash key')
  await writeEntry(device, key, 'visits', VISITS)
  const first = device.entries.get('visits')!
  await writeEntry(device, key, 'visits', VISITS)
  expect(device.entries.get('visits')!.iv).not.toEqual(first.iv)
})

test('a single flipped bit drops the entry', async () => {
  const device = aDevice()
  const key = await cacheKey('hash key')
  await writeEntry(device, key, 'visits', VISITS)
  const bytes = new Uint8Array(device.entries.get('visits')!.data)
  bytes[bytes.length >> 1]! ^= 1

  expect(await readEntry(device, key, 'visits')).toBeUndefined()
  expect(device.entries.size).toBe(0)
})

test('another person on the same device reads nothing of it', async () => {
  const device = aDevice()
  await writeEntry(device, await cacheKey('hash key of Olga'), 'visits', VISITS)
  expect(await readEntry(device, await cacheKey('hash key of Boris'), 'visits')).toBeUndefined()
})

test('an entry cannot stand in for another one', async () => {
  const device = aDevice()
  const key = await cacheKey('hash key')
  await writeEntry(device, key, 'tests', VISITS)
  device.entries.set('visits', device.entries.get('tests')!)
  expect(await readEntry(device, key, 'visits')).toBeUndefined()
})
