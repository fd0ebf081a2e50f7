import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ages, ageOn, bothAges, describeAges, isAdult, judgeAge } from './age.ts'
import { addDays } from './days.ts'

const adultsOnly: Ages = { adult: true, children: false }
const childrenOnly: Ages = { adult: false, children: true }
const everyone: Ages = { adult: true, children: true }

const bound = fc.option(fc.integer({ min: -1, max: 30 }), { nil: null })
const ages: fc.Arbitrary<Ages> = fc.record({
  adult: fc.boolean(),
  children: fc.boolean(),
  adultAge: bound,
  adultAgeTo: fc.option(fc.integer({ min: -1, max: 100 }), { nil: undefined }),
  childrenAge: bound,
  childrenAgeTo: bound
})
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map(at => at.toISOString().slice(0, 10))

describe('age in full years', () => {
  test('grows on the birthday itself', () => {
    expect(ageOn('2008-11-20', '2026-11-19')).toBe(17)
    expect(ageOn('2008-11-20', '2026-11-20')).toBe(18)
    expect(ageOn('2026-11-20', '2026-11-20')).toBe(0)
    expect(ageOn('2026-11-21', '2026-11-20')).toBe(-1)
  })

  test('grows on 1 March for one born on 29 February, unless the year has that day', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(19)
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20)
  })

  test('is the number of birthdays that have come', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40_000 }), (birthday, later) => {
        const on = addDays(birthday, later)
        const year = Number(birthday.slice(0, 4))
        let birthdays = 0
        while (`${year + birthdays + 1}${birthday.slice(4)}` <= on) birthdays++
        expect(ageOn(birthday, on)).toBe(birthdays)
      })
    )
  })

  test('never falls from one day to the next', () => {
    fc.assert(
      fc.property(day, day, (birthday, on) => {
        expect([0, 1]).toContain(ageOn(birthday, addDays(on, 1)) - ageOn(birthday, on))
      })
    )
  })
})

test('an adult is 18 or older, anyone under 18 is a child [5.24 5.25 5.26 9.07]', () => {
  expect(isAdult('2008-11-20', '2026-11-20')).toBe(true)
  expect(isAdult('2008-11-21', '2026-11-20')).toBe(false)
  expect(isAdult('2008-02-29', '2026-02-28')).toBe(false)
})

describe('whom a doctor sees', () => {
  test('only adults: from adultAge to adultAgeTo, 18 to 999 when not given [5.37 9.08]', () => {
    expect(judgeAge(adultsOnly, 18)).toBe('fits')
    expect(judgeAge(adultsOnly, 999)).toBe('fits')
    expect(judgeAge(adultsOnly, 17)).toBe('ADULT_DOCTOR')
    expect(judgeAge({ ...adultsOnly, adultAge: 21, adultAgeTo: 65 }, 20)).toBe('AGE_LIMITS_ISSUE')
    expect(judgeAge({ ...adultsOnly, adultAge: 21, adultAgeTo: 65 }, 65)).toBe('fits')
    expect(judgeAge({ ...adultsOnly, adultAge: 21, adultAgeTo: 65 }, 66)).toBe('AGE_LIMITS_ISSUE')
  })

  test('only children: from childrenAge to childrenAgeTo, never an 18-year-old [5.38 9.09]', () => {
    expect(judgeAge(childrenOnly, 0)).toBe('fits')
    expect(judgeAge(childrenOnly, 17)).toBe('fits')
    expect(judgeAge(childrenOnly, 18)).toBe('CHILD_DOCTOR')
    expect(judgeAge({ ...childrenOnly, childrenAgeTo: 18 }, 18)).toBe('CHILD_DOCTOR')
    expect(judgeAge({ ...childrenOnly, childrenAge: 3, childrenAgeTo: 14 }, 2)).toBe('AGE_LIMITS_ISSUE')
    expect(judgeAge({ ...childrenOnly, childrenAge: 3, childrenAgeTo: 14 }, 14)).toBe('fits')
    expect(judgeAge({ ...childrenOnly, childrenAge: 3, childrenAgeTo: 14 }, 15)).toBe('AGE_LIMITS_ISSUE')
  })

  test('a children age of -1 is no lower bound [9.11]', () => {
    expect(judgeAge({ ...childrenOnly, childrenAge: -1 }, 0)).toBe('fits')
  })

  test('a bound below zero is no bound, at either end', () => {
    expect(judgeAge({ ...childrenOnly, childrenAgeTo: -1 }, 17)).toBe('fits')
    expect(judgeAge({ ...adultsOnly, adultAge: -1, adultAgeTo: -1 }, 18)).toBe('fits')
    expect(judgeAge({ ...childrenOnly, childrenAgeTo: 0 }, 0)).toBe('fits')
    expect(judgeAge({ ...childrenOnly, childrenAgeTo: 0 }, 1)).toBe('AGE_LIMITS_ISSUE')
  })

  test('both: at least childrenAge [5.39]', () => {
    expect(judgeAge({ ...everyone, childrenAge: 3 }, 2)).toBe('AGE_LIMITS_ISSUE')
    expect(judgeAge({ ...everyone, childrenAge: 3 }, 3)).toBe('fits')
    expect(judgeAge({ ...everyone, childrenAge: 3 }, 40)).toBe('fits')
  })

  test('over 17 the adult flag decides, below it the children flag with the lower bound [5.41 5.42]', () => {
    expect([17, 18].map(age => judgeAge(adultsOnly, age))).toEqual(['ADULT_DOCTOR', 'fits'])
    expect([17, 18].map(age => judgeAge(childrenOnly, age))).toEqual(['fits', 'CHILD_DOCTOR'])
    expect([5, 6].map(age => judgeAge({ ...childrenOnly, childrenAge: 6 }, age))).toEqual(['AGE_LIMITS_ISSUE', 'fits'])
  })

  test('nobody, when neither flag is set', () => {
    expect(judgeAge({ adult: false, children: false }, 30)).toBe('AGE_LIMITS_ISSUE')
  })

  test('nobody before birth', () => {
    expect(judgeAge({ ...everyone, childrenAge: -1 }, -1)).toBe('AGE_LIMITS_ISSUE')
    expect(judgeAge(adultsOnly, -1)).toBe('AGE_LIMITS_ISSUE')
  })

  test('exactly the ages listed one by one', () => {
    fc.assert(
      fc.property(ages, fc.integer({ min: 0, max: 120 }), (doctor, age) => {
        const seen = new Set<number>()
        const limit = (given: number | null | undefined, none: number) => (typeof given === 'number' && given >= 0 ? given : none)
        if (doctor.children)
          for (let one = 0; one <= 17; one++)
            if (one >= limit(doctor.childrenAge, 0) && one <= limit(doctor.childrenAgeTo, 17)) seen.add(one)
        if (doctor.adult)
          for (let one = 18; one <= 999; one++) if (one >= limit(doctor.adultAge, 18) && one <= limit(doctor.adultAgeTo, 999)) seen.add(one)
        const verdict = judgeAge(doctor, age)
        expect(verdict === 'fits').toBe(seen.has(age))
        if (verdict === 'CHILD_DOCTOR') expect([doctor.adult, doctor.children, age >= 18]).toEqual([false, true, true])
        if (verdict === 'ADULT_DOCTOR') expect([doctor.adult, doctor.children, age >= 18]).toEqual([true, false, false])
      })
    )
  })
})

describe('the ages on the card', () => {
  test('are adults, children from N, children from N to M, or any [3.36]', () => {
    expect(describeAges(adultsOnly)).toEqual({ kind: 'adults' })
    expect(describeAges({ ...childrenOnly, childrenAge: 1 })).toEqual({ kind: 'children', from: 1 })
    expect(describeAges({ ...childrenOnly, childrenAge: 0, childrenAgeTo: 16 })).toEqual({ kind: 'children', to: 16 })
    expect(describeAges({ ...adultsOnly, adultAge: 19, adultAgeTo: 998 })).toEqual({ kind: 'adults', from: 19, to: 998 })
    expect(describeAges({ ...childrenOnly, childrenAge: 3, childrenAgeTo: 14 })).toEqual({ kind: 'children', from: 3, to: 14 })
    expect(describeAges({ ...everyone, childrenAge: -1, childrenAgeTo: 18, adultAge: 18, adultAgeTo: 999 })).toEqual({ kind: 'any' })
  })

  test('name both groups when one of them is limited', () => {
    expect(describeAges({ ...everyone, childrenAge: 6, adultAgeTo: 60 })).toEqual({ kind: 'both', childrenFrom: 6, adultsTo: 60 })
  })

  test('leave out a group whose bounds let nobody in', () => {
    expect(describeAges({ ...everyone, childrenAge: 18, childrenAgeTo: 20 })).toEqual({ kind: 'adults' })
    expect(describeAges({ ...childrenOnly, childrenAge: 10, childrenAgeTo: 5 })).toEqual({ kind: 'nobody' })
    expect(describeAges({ ...adultsOnly, adultAge: 40, adultAgeTo: 30 })).toEqual({ kind: 'nobody' })
    expect(describeAges({ ...everyone, adultAge: 40, adultAgeTo: 30 })).toEqual({ kind: 'children' })
    expect(describeAges({ adult: false, children: false })).toEqual({ kind: 'nobody' })
  })

  test('keep a group of a single year', () => {
    expect(describeAges({ ...adultsOnly, adultAge: 40, adultAgeTo: 40 })).toEqual({ kind: 'adults', from: 40, to: 40 })
    expect(describeAges({ ...childrenOnly, childrenAge: 7, childrenAgeTo: 7 })).toEqual({ kind: 'children', from: 7, to: 7 })
  })

  test('promise exactly the ages that the check lets in', () => {
    fc.assert(
      fc.property(ages, fc.integer({ min: 0, max: 120 }), (doctor, age) => {
        const card = describeAges(doctor)
        const inside = (from = 0, to = 999) => age >= from && age <= to
        const promised =
          card.kind === 'any' ||
          (card.kind === 'adults' && age >= 18 && inside(card.from, card.to)) ||
          (card.kind === 'children' && age < 18 && inside(card.from, card.to)) ||
          (card.kind === 'both' && (age < 18 ? inside(card.childrenFrom, card.childrenTo) : inside(card.adultsFrom, card.adultsTo)))
        expect(promised).toBe(judgeAge(doctor, age) === 'fits')
      })
    )
  })
})

test('a service and its doctor together see whom each of them sees', () => {
  fc.assert(
    fc.property(ages, ages, fc.integer({ min: 0, max: 120 }), (one, other, age) => {
      const fits = judgeAge(one, age) === 'fits' && judgeAge(other, age) === 'fits'
      expect(judgeAge(bothAges(one, other), age) === 'fits').toBe(fits)
    })
  )
})
