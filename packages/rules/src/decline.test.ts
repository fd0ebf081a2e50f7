import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DECLINES, DEFAULT_DECLINE, declineCode, declineOf, declineWord, worstDecline } from './decline.ts'

const known = Object.keys(DECLINES).map(Number)
const reason = fc.record({ code: fc.integer({ min: 0, max: 30 }), weight: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }) })

describe('the decline reasons', () => {
  test('0 is no access to book visits and weighs nothing [3.61]', () => {
    expect(declineOf(0)).toMatchObject({ word: 'NO_ACCESS', weight: 0 })
  })

  test('8 is an age the doctor does not accept, weighs 70 and excludes programmes [3.62 3.63]', () => {
    expect(declineOf(8)).toMatchObject({ word: 'AGE', weight: 70, excludesProgrammes: true })
    // 17 is the same of a service
    expect(known.filter(code => declineOf(code)!.excludesProgrammes)).toEqual([8, 17])
  })

  test('10 is a country that is not supported, shown without «booking impossible» [3.64]', () => {
    expect(declineOf(10)).toMatchObject({ word: 'COUNTRY_NOT_SUPPORTED', lead: 'alone' })
  })

  test('11 is a city that is not supported [3.65]', () => {
    expect(declineOf(11)!.word).toBe('CITY_NOT_SUPPORTED')
  })

  test('are numbered from 2 to 26, apart from 0 [3.59]', () => {
    expect(known.filter(code => code !== 0 && (code < 2 || code > 26))).toEqual([])
  })

  test('have one number, one word, one weight and one forbidden answer each', () => {
    const all = Object.values(DECLINES)
    expect(new Set(all.map(one => one.word)).size).toBe(all.length)
    expect(new Set(all.map(one => one.weight)).size).toBe(all.length)
    const forbidden = all.flatMap(one => ('forbidden' in one ? [one.forbidden] : []))
    expect(forbidden.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 7, 8, 9])
    for (const code of known) expect(declineCode(declineOf(code)!.word)).toBe(code)
  })

  test('a number without a meaning to us, even one every object has, is no reason we know', () => {
    expect([1, 5, 26, -1, 99].map(declineOf)).toEqual(Array(5).fill(undefined))
    expect(declineOf('toString' as unknown as number)).toBe(undefined)
  })
})

describe('of several reasons', () => {
  test('what the patient cannot help comes before what the patient can mend', () => {
    expect(worstDecline([{ code: 9 }, { code: 8 }, { code: 13 }])).toEqual({ code: 8 })
    expect(declineWord([{ code: 0 }, { code: 13 }])).toBe('CONSENT_MISSING')
    expect(declineWord([{ code: 8 }, { code: 3 }])).toBe('ADMINISTRATOR_BLOCKED')
  })

  test('a weight that came with the reason holds', () => {
    expect(worstDecline([{ code: 8 }, { code: 25, weight: 71 }])).toEqual({ code: 25, weight: 71 })
    expect(worstDecline([{ code: 8, weight: 1 }, { code: 9 }])).toEqual({ code: 9 })
  })

  test('none known to us is ADULT_DOCTOR [3.66]', () => {
    expect(declineWord([])).toBe('ADULT_DOCTOR')
    expect(declineWord([{ code: 26 }])).toBe(DEFAULT_DECLINE)
    expect(worstDecline([])).toBe(undefined)
  })

  test('the heaviest is shown, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(reason), reasons => {
        const weight = (one: (typeof reasons)[number]) => one.weight ?? declineOf(one.code)?.weight ?? 0
        const worst = worstDecline(reasons)
        for (const one of reasons) {
          expect(weight(one)).toBeLessThanOrEqual(weight(worst!))
          if (weight(one) === weight(worst!)) expect(one.code).toBeGreaterThanOrEqual(worst!.code)
        }
        expect(worstDecline(reasons.toReversed())?.code).toBe(worst?.code)
      })
    )
  })
})
