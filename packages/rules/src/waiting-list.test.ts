import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeOffer, judgeWindow, shareOut, TOLD_AT_ONCE } from './waiting-list.ts'

const queue = fc
  .array(fc.uniqueArray(fc.integer({ min: 1, max: 6 }).map(String), { maxLength: 6 }), { maxLength: 40 })
  .map(all => all.map((slotIds, n) => ({ requestId: `w${n}`, slotIds })))

test('no more than five are told of one time, and nobody of two', () => {
  fc.assert(
    fc.property(queue, fc.dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 0, max: 7 })), (waiting, before) => {
      const told = new Map(Object.entries(before))
      const shares = shareOut(waiting, told)
      const of = (slotId: string) => shares.filter(share => share.slotId === slotId).length
      expect(new Set(shares.map(share => share.requestId)).size).toBe(shares.length)
      for (const slotId of '123456') expect(of(slotId) === 0 || of(slotId) + (told.get(slotId) ?? 0) <= TOLD_AT_ONCE).toBe(true)
    })
  )
})

test('who asked earlier is served as if nobody stood behind, each with the first time that has a place', () => {
  fc.assert(
    fc.property(queue, fc.nat(40), (waiting, cut) => {
      const ahead = waiting.slice(0, cut)
      const names = new Set(ahead.map(one => one.requestId))
      expect(shareOut(waiting, new Map()).filter(share => names.has(share.requestId))).toEqual(shareOut(ahead, new Map()))
    })
  )
  const waiting = Array.from({ length: 7 }, (_, n) => ({ requestId: String(n), slotIds: ['soon', 'later'] }))
  expect(shareOut(waiting, new Map([['soon', 1]])).map(share => share.slotId)).toEqual([
    'soon',
    'soon',
    'soon',
    'soon',
    'later',
    'later',
    'later'
  ])
  expect(
    shareOut(
      waiting.slice(0, 1),
      new Map([
        ['soon', 5],
        ['later', 5]
      ])
    )
  ).toEqual([])
})

test('days of a request lie in the timetable, from today on', () => {
  const judge = (from: string, to: string) => judgeWindow(from, to, '2026-11-20')
  expect(judge('2026-11-20', '2026-11-20')).toBe('ok')
  expect(judge('2026-11-22', '2026-11-21')).toBe('start-after-end')
  expect(judge('2026-11-19', '2026-11-21')).toBe('past')
  expect(judge('2026-11-20', '2027-01-20')).toBe('ok')
  expect(judge('2026-11-20', '2027-01-21')).toBe('too-far')
})

test('a time is offered to whom the doctor would see on that day', () => {
  const adults = { adult: true, children: false }
  expect(judgeOffer(adults, '2008-11-24', '2026-11-23T11:30:00Z')).toBe('ADULT_DOCTOR')
  expect(judgeOffer(adults, '2008-11-24', '2026-11-24T11:30:00Z')).toBe('fits')
  expect(judgeOffer(adults, null, '2026-11-24T11:30:00Z')).toBe('no-birthday')
})
