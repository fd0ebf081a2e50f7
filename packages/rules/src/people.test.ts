import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullNameRu, judgeName, judgePatronymic, maskName, SEXES, shortName, splitFullName, storedName, tidyName } from './people.ts'

const anna = { lastName: 'Ковалёва', firstName: 'Анна', middleName: 'Сергеевна' }
const letter = fc.constantFrom(...'абвгёўіАБЁЎІabcXYZéł')
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 })
const name = fc
  .tuple(word, fc.array(fc.tuple(fc.constantFrom(' ', '-', "'", '’', 'ʼ'), word), { maxLength: 3 }))
  .map(([first, rest]) => first + rest.flat().join(''))

describe('a name', () => {
  test('has Cyrillic or Latin letters, apostrophes, spaces and single hyphens [5.04]', () => {
    const right = ['Анна', 'Ўладзімір', 'Алёна', 'Anna', "Дар'я", 'Мар’яна', 'Салаўʼёў', 'Анна-Мария', 'де Голль', 'Łukasz']
    expect(right.filter(one => judgeName(one) !== 'ok')).toEqual([])
    const wrong = [
      'Анна--Мария',
      '-Анна',
      'Анна-',
      "'Анна",
      "Анна'",
      'Анна1',
      'Анна.',
      'Анна_',
      'Анна, Мария',
      '安娜',
      'Анна<b>',
      '-',
      'А - Б',
      'Анна\u200bМария'
    ]
    expect(wrong.filter(one => judgeName(one) !== 'forbidden-characters')).toEqual([])
    fc.assert(
      fc.property(name, one => {
        expect(judgeName(one)).toBe('ok')
      })
    )
  })

  test('is not blank [5.02]', () => {
    expect(['', '   ', '\u00a0\t'].map(judgeName)).toEqual(['blank', 'blank', 'blank'])
  })

  test('has a hundred characters at most', () => {
    expect(judgeName('я'.repeat(100))).toBe('ok')
    expect(judgeName('я'.repeat(101))).toBe('too-long')
    expect(judgeName(` ${'я'.repeat(100)} `)).toBe('ok')
  })

  test('with any other sign in it is refused', () => {
    const sign = fc.constantFrom(...'0123456789!"#$%&()*+,./:;<=>?@[]^_`{|}~№«»')
    fc.assert(
      fc.property(word, sign, word, (a, other, b) => {
        expect(judgeName(a + other + b)).toBe('forbidden-characters')
      })
    )
  })

  test('is judged as it will be stored: spaces around and doubled do not matter', () => {
    expect(judgeName('  де   Голль ')).toBe('ok')
    expect(tidyName('  де \u00a0 Голль ')).toBe('де Голль')
    expect(tidyName('Андре\u0438\u0306')).toBe('Андрей')
    expect(judgeName('Андре\u0438\u0306')).toBe('ok')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(tidyName(tidyName(text))).toBe(tidyName(text))
        expect(judgeName(tidyName(text))).toBe(judgeName(text))
      })
    )
  })

  test('a long text made of almost nothing but signs is judged at once', () => {
    const start = performance.now()
    judgeName(`${'а'.repeat(99)}!`)
    judgeName(`${"а'".repeat(49)}!`)
    judgeName('а-'.repeat(100_000))
    expect(performance.now() - start).toBeLessThan(500)
  })
})

test('a patronymic is a name or one dash alone [5.05]', () => {
  expect(['-', '—', ' – ', 'Сергеевна', 'Сергеевна-Ольга'].map(judgePatronymic)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
  expect(['--', '- -', '-а'].map(judgePatronymic)).toEqual(['forbidden-characters', 'forbidden-characters', 'forbidden-characters'])
  expect(judgePatronymic(' ')).toBe('blank')
})

describe('a full name', () => {
  test('is stored as last, first, middle [3.03 5.94]', () => {
    expect(fullNameRu(anna)).toBe('Ковалёва Анна Сергеевна')
    expect(fullNameRu({ lastName: ' Ковалёва ', firstName: 'Анна', middleName: '—' })).toBe('Ковалёва Анна')
    expect(fullNameRu({ lastName: 'Ковалёва', firstName: 'Анна' })).toBe('Ковалёва Анна')
  })

  test('comes apart again', () => {
    expect(splitFullName('Ковалёва  Анна Сергеевна')).toEqual(anna)
    expect(splitFullName('Ковалёва Анна -')).toEqual({ lastName: 'Ковалёва', firstName: 'Анна', middleName: '' })
    expect(splitFullName('Алиев Али Гасан оглы')).toEqual({ lastName: 'Алиев', firstName: 'Али', middleName: 'Гасан оглы' })
    expect(splitFullName('Ли Ян - Бо')).toEqual({ lastName: 'Ли', firstName: 'Ян', middleName: '- Бо' })
    expect(splitFullName('Ковалёва')).toEqual({ lastName: 'Ковалёва', firstName: '', middleName: '' })
    expect(splitFullName('')).toEqual({ lastName: '', firstName: '', middleName: '' })
    fc.assert(
      fc.property(word, word, fc.option(word, { nil: '' }), (lastName, firstName, middleName) => {
        const tidy = { lastName: tidyName(lastName), firstName: tidyName(firstName), middleName: tidyName(middleName) }
        expect(splitFullName(fullNameRu(tidy))).toEqual(tidy)
      })
    )
  })

  test('is kept tidy, and a dash for no patronymic as nothing [5.05]', () => {
    expect(storedName({ lastName: ' Ковалёва ', firstName: 'Анна  Мария', middleName: '-' })).toEqual({
      lastName: 'Ковалёва',
      firstName: 'Анна Мария',
      middleName: ''
    })
  })

  test('with a part missing leaves no gap', () => {
    expect(shortName({ lastName: '', firstName: 'Анна', middleName: 'Сергеевна' })).toBe('А. С.')
    expect(maskName({ lastName: '', firstName: 'Анна', middleName: '' })).toBe('А***')
    expect(maskName('')).toBe('')
  })

  test('has a short form', () => {
    expect(shortName(anna)).toBe('Ковалёва А. С.')
    expect(shortName('Ковалёва Анна')).toBe('Ковалёва А.')
    expect(shortName({ ...anna, middleName: '-' })).toBe('Ковалёва А.')
  })

  test('masked shows two first letters and not even the length', () => {
    expect(maskName(anna)).toBe('К*** А***')
    expect(maskName('Ли Ян')).toBe('Л*** Я***')
    fc.assert(
      fc.property(word, word, word, (lastName, firstName, middleName) => {
        expect(maskName({ lastName, firstName, middleName })).toMatch(/^\S\*{3} \S\*{3}$/u)
      })
    )
  })
})

test('sex is FEMALE or MALE, upper case [3.05]', () => {
  expect(SEXES).toEqual(['FEMALE', 'MALE'])
})
