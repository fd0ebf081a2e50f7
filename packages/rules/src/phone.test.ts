import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitsOf, judgePhone, maskPhone, normalPhone, OPERATORS, phonePrefix, samePhone, showPhone } from './phone.ts'

const inProduction = { testPhones: false }
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const phone = fc.tuple(fc.constantFrom(...OPERATORS), digits(7)).map(([operator, rest]) => `375${operator}${rest}`)
const anyPhone = digits(9).map(rest => `375${rest}`)

describe('a phone', () => {
  test('is 375, an operator code of 22, 25, 29, 33, 44 or 65, and seven digits [5.10 5.12 9.41]', () => {
    for (const operator of ['22', '25', '29', '33', '44', '65']) expect(judgePhone(`+375${operator}1234567`, inProduction)).toBe('ok')
    for (const operator of ['17', '21', '24', '28', '30', '45', '00'])
      expect(judgePhone(`+375${operator}1234567`, inProduction)).toBe('unknown-operator')
    const wrong = [
      '',
      '+375',
      '+37529123456',
      '+3752912345678',
      '80291234567',
      '291234567',
      '75291234567',
      '+7 (916) 123-45-67',
      '+375 (29) 123-45-6_',
      '++375291234567',
      '37529l234567',
      '375291234567+'
    ]
    expect(wrong.filter(one => judgePhone(one, inProduction) !== 'not-a-phone')).toEqual([])
  })

  test('is read past spaces, parentheses and dashes [5.12]', () => {
    const same = [
      '+375 (29) 123-45-67',
      '375291234567',
      '+375 29 123 45 67',
      ' +375(29)123–45–67 ',
      '+375\u00a029\u00a0123\u201145\u201167'
    ]
    expect(same.map(one => judgePhone(one, inProduction))).toEqual(same.map(() => 'ok'))
    expect(new Set(same.map(normalPhone))).toEqual(new Set(['375291234567']))
  })

  test('agrees with the rule spelled out digit by digit', () => {
    fc.assert(
      fc.property(anyPhone, one => {
        const operator = one[3]! + one[4]!
        const known =
          operator === '22' || operator === '25' || operator === '29' || operator === '33' || operator === '44' || operator === '65'
        expect(judgePhone(one, inProduction)).toBe(known ? 'ok' : 'unknown-operator')
        expect(judgePhone(showPhone(one), inProduction)).toBe(judgePhone(one, inProduction))
      })
    )
  })

  test('of the test range is accepted only where test phones are switched on', () => {
    expect(judgePhone('+375551234567', inProduction)).toBe('unknown-operator')
    expect(judgePhone('+375551234567', { testPhones: true })).toBe('ok')
    expect(judgePhone('+375171234567', { testPhones: true })).toBe('unknown-operator')
  })

  test('is shown grouped, and read back the same', () => {
    expect(showPhone('375291234567')).toBe('+375 (29) 123-45-67')
    expect(showPhone('+375 17 200-30-40')).toBe('+375 (17) 200-30-40')
    expect(showPhone('103')).toBe('103')
    fc.assert(
      fc.property(anyPhone, one => {
        expect(normalPhone(showPhone(one))).toBe(one)
      })
    )
  })

  test('masked keeps the operator and the last two digits only', () => {
    expect(maskPhone('375291234567')).toBe('+375 (29) ***-**-67')
    expect(maskPhone('1234567')).toBe('***')
    fc.assert(
      fc.property(phone, one => {
        expect(digitsOf(maskPhone(one))).toBe(one.slice(0, 5) + one.slice(-2))
      })
    )
    fc.assert(
      fc.property(fc.string(), text => {
        expect(digitsOf(maskPhone(text)).length).toBeLessThanOrEqual(7)
      })
    )
  })

  test('is compared by digits only [5.15]', () => {
    expect(samePhone('+375 (29) 123-45-67', '375291234567')).toBe(true)
    expect(samePhone('+375 (29) 123-45-68', '375291234567')).toBe(false)
    expect(samePhone('', '')).toBe(false)
    expect(samePhone('нет', '—')).toBe(false)
  })

  test('shares its prefix with the numbers next to it', () => {
    expect(phonePrefix('+375 (29) 123-45-67')).toBe('37529123')
    expect(phonePrefix('375291239999')).toBe('37529123')
  })
})
