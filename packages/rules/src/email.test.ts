import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeCorporateEmail, judgeEmail, maskEmail, normalEmail } from './email.ts'

describe('an e-mail', () => {
  test('has the form of an e-mail [5.07]', () => {
    const right = [
      'anna@example.by',
      ' Anna.K+med@mail.example.com ',
      "o'hara@example.by",
      'anna@пример.бел',
      'a@xn--e1afmkfd.xn--90ais',
      'a_b-c@1c.example.by'
    ]
    expect(right.filter(one => judgeEmail(one) !== 'ok')).toEqual([])
    const wrong = [
      'anna',
      'anna@',
      '@example.by',
      'anna@example',
      'anna@example.',
      'anna@.example.by',
      'anna@example..by',
      'anna@-example.by',
      'anna@example-.by',
      'anna@example.b',
      'anna@example.123',
      'anna k@example.by',
      'anna@exam ple.by',
      'anna@@example.by',
      'an@na@example.by',
      '.anna@example.by',
      'anna.@example.by',
      'an..na@example.by',
      'анна@example.by',
      'anna@example.by, boris@example.by',
      'anna@example.by\nbcc: boris@example.by',
      '<anna@example.by>',
      `${'a'.repeat(65)}@example.by`
    ]
    expect(wrong.filter(one => judgeEmail(one) !== 'not-an-email')).toEqual([])
  })

  test('left empty is blank, and one no mail can carry is too long', () => {
    expect(['', '  '].map(judgeEmail)).toEqual(['blank', 'blank'])
    expect(judgeEmail(`hannah@${'a.'.repeat(123)}by`)).toBe('too-long')
    expect(judgeEmail(`annas@${'a.'.repeat(123)}by`)).toBe('ok')
  })

  test('of every common shape is accepted', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), one => {
        expect(judgeEmail(one)).toBe('ok')
      })
    )
  })

  test('accepted has one @ with something on both sides, a dot after it and no space', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1.@- _'), maxLength: 16 })
    fc.assert(
      fc.property(text, one => {
        if (judgeEmail(one) !== 'ok') return
        const [local, domain, more] = one.trim().split('@')
        expect([local?.length !== 0, domain?.includes('.'), more, /\s/.test(one.trim())]).toEqual([true, true, undefined, false])
      }),
      { numRuns: 2000 }
    )
  })

  test('is stored trimmed and in lower case', () => {
    expect(normalEmail(' Anna@Example.BY ')).toBe('anna@example.by')
  })

  test('masked shows the first letter and the domain only', () => {
    expect(maskEmail('Anna@example.by')).toBe('a***@example.by')
    expect(maskEmail('a@example.by')).toBe('a***@example.by')
    expect(maskEmail('anna')).toBe('***')
    fc.assert(
      fc.property(fc.emailAddress(), one => {
        expect(maskEmail(one)).toBe(judgeEmail(one) === 'ok' ? `${one[0]!.toLowerCase()}***@${one.split('@')[1]!.toLowerCase()}` : '***')
      })
    )
  })
})

test('a work e-mail is of a domain of the employer [5.09]', () => {
  const domains = ['example.by', 'Work.Example.com']
  expect(judgeCorporateEmail('anna@example.by', domains)).toBe('ok')
  expect(judgeCorporateEmail('Anna@minsk.EXAMPLE.by', domains)).toBe('ok')
  expect(judgeCorporateEmail('anna@work.example.com', domains)).toBe('ok')
  expect(judgeCorporateEmail('anna@example.com', domains)).toBe('other-domain')
  expect(judgeCorporateEmail('anna@notexample.by', domains)).toBe('other-domain')
  expect(judgeCorporateEmail('example.by@mail.by', domains)).toBe('other-domain')
  expect(judgeCorporateEmail('anna@example.by', [])).toBe('other-domain')
  expect(judgeCorporateEmail('anna', domains)).toBe('not-an-email')
})
