import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  A_CODE_BLOCK_MINUTES,
  A_CODE_ERRORS,
  A_CODE_TRIES_OF_PARENT,
  A_CODE_TRIES_PER_DAY,
  afterFailedOpening,
  afterRight,
  type CardAsker,
  type CardDay,
  type CardTries,
  judgeDay,
  judgeOpenCard,
  judgeTry
} from './a-code.ts'

const NEW: CardTries = { tries: 0, blocks: 0, blockedUntil: null, dayTries: 0, dayFrom: null }
const start = new Date('2026-11-20T08:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

test('whenever wrong codes come, at most twenty of any day and five between two blocks are looked at', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 90 * 60_000 }), { minLength: 50, maxLength: 300 }), waits => {
      let [card, at, sinceBlock] = [NEW, 0, 0]
      const evaluated: number[] = []
      for (const wait of waits) {
        at += wait
        const judged = judgeTry(card, later(at))
        if (judged.verdict !== 'may-try') continue
        evaluated.push(at)
        card = judged.after
        sinceBlock = judged.blocksForMinutes > 0 ? 0 : sinceBlock + 1
        expect(sinceBlock).toBeLessThan(5)
      }
      // the day of a try begins with its first one; two halves of neighbouring days hold twice as many at most
      for (const from of evaluated)
        expect(evaluated.filter(one => one >= from && one < from + 86_400_000).length).toBeLessThanOrEqual(2 * A_CODE_TRIES_PER_DAY)
      expect(evaluated.length).toBeLessThanOrEqual(A_CODE_TRIES_PER_DAY * (Math.floor(at / 86_400_000) + 1))
    }),
    { numRuns: 100 }
  )
})

test('blocks grow from a minute to a day and stay there; a right code begins anew', () => {
  let [card, at] = [NEW, 0]
  const minutes: number[] = []
  while (minutes.length < 7) {
    const judged = judgeTry(card, later(at))
    if (judged.verdict === 'blocked') at += judged.minutes * 60_000
    else if (judged.verdict === 'enough-today') at += judged.retryAfterSeconds * 1_000
    else {
      card = judged.after
      if (judged.blocksForMinutes > 0) minutes.push(judged.blocksForMinutes)
    }
  }
  expect(minutes).toEqual([...A_CODE_BLOCK_MINUTES, 1_440, 1_440])
  expect(afterRight(card)).toMatchObject({ tries: 0, blocks: 0, blockedUntil: null, dayTries: card.dayTries })
})

test('whoever asks, and in whatever order, a card takes twenty tries a day, five of them of others, and a parent leaves ten to the other', () => {
  const asker = fc.constantFrom<CardAsker>('owner', 'parent', 'other')
  fc.assert(
    fc.property(fc.array(asker, { maxLength: 60 }), askers => {
      let day: CardDay = { dayTries: 0, otherTries: 0, dayFrom: null }
      const evaluated: CardAsker[] = []
      for (const [n, one] of askers.entries()) {
        const judged = judgeDay(day, one, later(n * 60_000))
        if (judged.verdict === 'enough-today') expect(judged.retryAfterSeconds).toBeGreaterThan(0)
        else {
          day = judged.after
          evaluated.push(one)
        }
      }
      expect(evaluated.length).toBeLessThanOrEqual(A_CODE_TRIES_PER_DAY)
      expect(evaluated.filter(one => one === 'other').length).toBeLessThanOrEqual(5)
    }),
    { numRuns: 50 }
  )
  const spent: CardDay = { dayTries: 20, otherTries: 5, dayFrom: start }
  expect(judgeDay(spent, 'owner', later(86_400_000 - 1))).toEqual({ verdict: 'enough-today', retryAfterSeconds: 1 })
  expect(judgeDay(spent, 'other', later(86_400_000))).toMatchObject({ verdict: 'may-try', after: { dayTries: 1, otherTries: 1 } })
  const parent: CardTries = { ...NEW, dayTries: 10, dayFrom: start }
  expect(judgeTry(parent, later(60_000), A_CODE_TRIES_OF_PARENT)).toMatchObject({ verdict: 'enough-today' })
})

test('an opened card ends with idleness; 0 is one opening, below 0 the whole session', () => {
  const card = { openedAt: start, usedAt: later(100_000) }
  expect(judgeOpenCard(card, 120_000, later(220_000))).toBe('open')
  expect(judgeOpenCard(card, 120_000, later(220_001))).toBe('ended')
  expect(judgeOpenCard(card, 0, later(120_000))).toBe('open-once')
  expect(judgeOpenCard(card, 0, later(120_001))).toBe('ended')
  expect(judgeOpenCard(card, -1, later(10 ** 10))).toBe('open')
})

test('each of the four code errors leads to the code, any other failure to a dialog [4.82] [4.83]', () => {
  expect(A_CODE_ERRORS).toEqual(['INVALID_ACODE', 'ACODES_BLOCKED', 'INVALID_ACODE_BLOCKED', 'BLOCKED_TRY_LATER'])
  for (const code of A_CODE_ERRORS) expect(afterFailedOpening(code)).toBe('confirm-code')
  for (const code of ['NOT_FOUND', 'DOCUMENT_REFUSED', 'NETWORK', 'INVALID_CODE']) expect(afterFailedOpening(code)).toBe('tell')
})

test('the fifth try of a card blocks it to the millisecond, and what is left is told in whole minutes', () => {
  const fourth: CardTries = { ...NEW, tries: 3, dayTries: 3, dayFrom: start }
  expect(judgeTry(fourth, later(1_000))).toEqual({
    verdict: 'may-try',
    after: { tries: 4, blocks: 0, blockedUntil: null, dayTries: 4, dayFrom: start },
    blocksForMinutes: 0
  })
  const fifth = judgeTry({ ...fourth, tries: 4, dayTries: 4 }, later(2_000))
  expect(fifth).toEqual({
    verdict: 'may-try',
    after: { tries: 0, blocks: 1, blockedUntil: later(62_000), dayTries: 5, dayFrom: start },
    blocksForMinutes: 1
  })
  const blocked: CardTries = { ...NEW, blocks: 2, blockedUntil: later(15 * 60_000) }
  expect(judgeTry(blocked, later(0))).toEqual({ verdict: 'blocked', minutes: 15 })
  expect(judgeTry(blocked, later(14 * 60_000 + 1))).toEqual({ verdict: 'blocked', minutes: 1 })
  expect(judgeTry(blocked, later(15 * 60_000))).toMatchObject({ verdict: 'may-try' })
})

test('whoever has spent the day is told the seconds until it is over', () => {
  const spent: CardTries = { ...NEW, dayTries: A_CODE_TRIES_PER_DAY, dayFrom: start }
  expect(judgeTry(spent, later(86_400_000 - 2_500))).toEqual({ verdict: 'enough-today', retryAfterSeconds: 3 })
  expect(judgeTry(spent, later(86_400_000))).toMatchObject({ verdict: 'may-try', after: { dayTries: 1, dayFrom: later(86_400_000) } })
})

test('the five tries of others are spent by others alone, and stop nobody else', () => {
  const day: CardDay = { dayTries: 5, otherTries: 5, dayFrom: start }
  expect(judgeDay(day, 'other', later(1_000))).toEqual({ verdict: 'enough-today', retryAfterSeconds: 86_399 })
  for (const asker of ['owner', 'parent'] as const)
    expect(judgeDay(day, asker, later(1_000))).toEqual({ verdict: 'may-try', after: { dayTries: 6, otherTries: 5, dayFrom: start } })
})

test('an idle time of its own ends a card earlier or later than two minutes', () => {
  const card = { openedAt: start, usedAt: start }
  expect(judgeOpenCard(card, 30_000, later(30_001))).toBe('ended')
  expect(judgeOpenCard(card, 600_000, later(600_000))).toBe('open')
})
