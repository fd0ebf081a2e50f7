import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, judgeDoctorSearch, matches, searchTerms } from './search.ts'

describe('search in a list', () => {
  test('ignores terms shorter than three letters [5.67 9.15]', () => {
    expect(searchTerms('Ян к Ковалёва')).toEqual(['ковалева'])
    expect(matches(searchTerms('Ян Ковалёва'), 'Ковалёва Анна')).toBe(true)
    expect(matches(searchTerms('zz'), 'Ковалёва Анна')).toBe(true)
  })

  test('splits on spaces [5.68]', () => {
    expect(searchTerms('  врач \u00a0 терапевт\tминск ')).toEqual(['врач', 'терапевт', 'минск'])
  })

  test('is case-insensitive [5.69]', () => {
    expect(matches(searchTerms('КОВАЛЁВА'), 'ковалёва')).toBe(true)
    expect(matches(searchTerms('ковалёва'), 'КОВАЛЁВА')).toBe(true)
  })

  test('treats ё as е, typed either way [5.70]', () => {
    expect(matches(searchTerms('Королев'), 'Королёв')).toBe(true)
    expect(matches(searchTerms('Королёв'), 'Королев')).toBe(true)
    expect(matches(searchTerms('Короле\u0308в'), 'Королёв')).toBe(true)
  })

  test('requires every term, each in any field [5.71]', () => {
    expect(matches(searchTerms('терапевт минск'), 'Терапевт', 'Центр, Минск')).toBe(true)
    expect(matches(searchTerms('терапевт брест'), 'Терапевт', 'Центр, Минск')).toBe(false)
    expect(matches(searchTerms('терапевт'), null, undefined, '')).toBe(false)
  })

  test('keeps ў apart from у', () => {
    expect(foldText('Саўчанка')).toBe('саўчанка')
    expect(matches(searchTerms('саучанка'), 'Саўчанка')).toBe(false)
  })

  test('does not find a term that only arises where two fields meet', () => {
    expect(matches(searchTerms('анна'), 'Ан', 'на')).toBe(false)
  })

  test('agrees with the rule spelled out letter by letter', () => {
    const text = fc.string({ unit: fc.constantFrom(...'еёЕЁабАБ  '), maxLength: 14 })
    const same = (a: string, b: string) => a.toUpperCase().replace(/Ё/g, 'Е') === b.toUpperCase().replace(/Ё/g, 'Е')
    const stands = (term: string, field: string) => {
      for (let at = 0; at + term.length <= field.length; at++) if (same(field.substring(at, at + term.length), term)) return true
      return false
    }
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), (typed, fields) => {
        let slow = true
        for (const term of typed.split(' ')) {
          if (term.length < 3) continue
          let found = false
          for (const field of fields) if (stands(term, field)) found = true
          if (!found) slow = false
        }
        expect(matches(searchTerms(typed), ...fields)).toBe(slow)
      })
    )
  })

  test('what a field says is found by any part of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 3 }), fc.nat(), fc.nat(), (field, a, b) => {
        const part = foldText(field).slice(a % field.length, (a % field.length) + 3 + (b % 5))
        expect(matches(searchTerms(part), field)).toBe(true)
      })
    )
  })
})

test('a doctor search needs at least three characters [5.65 9.15]', () => {
  expect(['', 'ко', '  ко  ', ' к '].map(judgeDoctorSearch)).toEqual(Array(4).fill('too-short'))
  expect(['ков', 'Ли Ян', '  ков '].map(judgeDoctorSearch)).toEqual(['ok', 'ok', 'ok'])
})
