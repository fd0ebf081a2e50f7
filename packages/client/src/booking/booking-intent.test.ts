import { expect, test } from 'vitest'
import { intentFor } from './booking-intent.ts'

const form = { timetableId: '7', assignmentId: '3', profileId: 'olga', clientNote: 'Кашель', agreement: '1' }

function keys() {
  let made = 0
  return () => `key-${++made}`
}

test('a retry of the same form carries the same key', () => {
  const newKey = keys()
  const first = intentFor(undefined, form, newKey)
  expect(intentFor(first, { ...form }, newKey)).toBe(first)
  expect(intentFor(first, { bookAnyway: undefined, ...form }, newKey)).toBe(first)
})

test('whatever changes in the form makes another booking of it', () => {
  const newKey = keys()
  const first = intentFor(undefined, form, newKey)
  const changes = [{ clientNote: 'Кашель и температура' }, { profileId: 'misha' }, { timetableId: '8' }, { bookAnyway: true }]
  const others = changes.map(change => intentFor(first, { ...form, ...change }, newKey).key)
  expect(new Set([first.key, ...others]).size).toBe(changes.length + 1)
})
