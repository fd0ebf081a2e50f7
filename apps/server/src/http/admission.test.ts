import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Admission, type Kind, openAdmission } from './admission.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

/** Comes, and writes down what became of it. */
function come(admission: Admission, said: string[], kind: Kind, name: string, isGone = false): void {
  admission.come(kind, { letIn: () => said.push(name), turnAway: () => said.push(`not ${name}`), isGone: () => isGone })
}

test('while the process has time nobody waits, however many wait inside for a clinic', () => {
  const admission = openAdmission({ places: 4, isBusy: () => false })
  const said: string[] = []
  for (let n = 0; n < 300; n++) come(admission, said, n % 2 === 0 ? 'begun' : 'reading', `${n}`)
  expect(said).toHaveLength(300)
  expect(said.some(one => one.startsWith('not'))).toBe(false)
})

test('while it is busy so many are inside, what was begun is next, and either kind keeps a place of its own', () => {
  const admission = openAdmission({ places: 4, isBusy: () => true })
  const said: string[] = []
  for (const name of ['r1', 'r2', 'r3', 'r4', 'r5']) come(admission, said, 'reading', name)
  for (const name of ['b1', 'b2', 'b3', 'b4', 'b5']) come(admission, said, 'begun', name)
  expect(said).toEqual(['r1', 'r2', 'r3', 'b1'])
  for (let n = 0; n < 3; n++) admission.leave('reading')
  // not a fourth of what was begun: one place is for whoever reads
  expect(said.slice(4)).toEqual(['b2', 'b3', 'r4'])
  admission.leave('begun')
  expect(said.slice(7)).toEqual(['b4'])
})

test('those who waited are let in as soon as there is time again', () => {
  let busy = true
  const admission = openAdmission({ places: 4, isBusy: () => busy })
  const said: string[] = []
  for (let n = 0; n < 10; n++) come(admission, said, 'reading', `${n}`)
  expect(said).toHaveLength(3)
  busy = false
  vi.advanceTimersByTime(50)
  expect(said).toEqual(Array.from({ length: 10 }, (_, n) => `${n}`))
})

test('nobody waits longer than a second, and nothing is done for whoever has gone', () => {
  const admission = openAdmission({ places: 4, isBusy: () => true })
  const said: string[] = []
  for (const name of ['1', '2', '3', 'late']) come(admission, said, 'reading', name)
  vi.advanceTimersByTime(1_050)
  come(admission, said, 'reading', 'gone', true)
  come(admission, said, 'reading', 'next')
  expect(said).toEqual(['1', '2', '3', 'not late'])
  admission.leave('reading')
  expect(said.slice(4)).toEqual(['next'])
})

test('a crowd of a moment waits for its turn; one that does not end is turned away at the door, but for those who have their turn soon', () => {
  const admission = openAdmission({ places: 4, isBusy: () => true })
  const said: string[] = []
  const turnedAway = () => said.filter(one => one.startsWith('not')).length
  for (let n = 0; n < 67; n++) come(admission, said, 'reading', `${n}`)
  expect(turnedAway()).toBe(0)
  come(admission, said, 'reading', 'one too many')
  expect(turnedAway()).toBe(1)
  // twenty answers in a second, and fifty who come
  for (let n = 0; n < 200; n++) {
    vi.advanceTimersByTime(20)
    come(admission, said, 'reading', `later ${n}`)
    if (n % 2 === 0) admission.leave('reading')
  }
  const before = said.length
  come(admission, said, 'reading', 'last')
  expect(said.slice(before)).toEqual(['not last'])
  // what waits then is as much as is answered in a moment, not the crowd
  for (let n = 0; n < 8; n++) admission.leave('reading')
  const waited = said.slice(before + 1).length
  expect(waited).toBeGreaterThan(0)
  expect(waited).toBeLessThanOrEqual(6)
})
