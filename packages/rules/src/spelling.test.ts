import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bySound, distanceTo, distanceWithSlips, foldedWords, foldWord, otherLayout } from './spelling.ts'

test('ё is е, і is и, ў is у; apostrophes and accents say nothing', () => {
  expect(foldWord('Зубно́й')).toBe('зубной')
  expect(foldedWords('Тэрапеўт, Ёлка; сям’я')).toEqual(['тэрапеут', 'елка', 'сямя'])
  expect(foldedWords(' «Каштан» – УЗИ/МРТ ')).toEqual(['каштан', 'узи', 'мрт'])
  expect(foldedWords('—')).toEqual([])
})

test('what was typed with the keyboard in English is read as the same keys in Russian', () => {
  expect(otherLayout('ghbdtn')).toBe('привет')
  expect(otherLayout('Rfhlbjkju')).toBe('кардиолог')
  expect(otherLayout('kjh')).toBe('лор')
  expect(otherLayout('лор')).toBeNull()
  expect(otherLayout('123')).toBeNull()
})

test('a Russian word in Latin letters is read as it sounds', () => {
  expect(['lor', 'kardiolog', 'zubnoy', 'zhenskiy', 'shchitovidka', 'uzi'].map(bySound)).toEqual([
    'лор',
    'кардиолог',
    'зубной',
    'женский',
    'щитовидка',
    'узи'
  ])
  expect(bySound('лор')).toBeNull()
})

describe('how far a term is from a word', () => {
  test('the word itself is nearest, then its beginning, another ending, a part of it', () => {
    const far = [distanceTo('лор', 'лор'), distanceTo('кардио', 'кардиолог'), distanceTo('спине', 'спина'), distanceTo('лор', 'флора')]
    expect(far).toEqual(far.toSorted((a, b) => a! - b!))
    expect(far).not.toContain(null)
    expect(distanceTo('рот', 'рок')).toBeNull()
    expect(distanceTo('ло', 'флора')).toBeNull()
    expect(distanceTo('стол', 'стул')).toBeNull()
  })

  test('slips are forgiven by length: none in three letters, one from four, two from eight', () => {
    expect(distanceWithSlips('лур', 'лор')).toBeNull()
    expect(distanceWithSlips('карджолог', 'кардиолог')).toBe(3)
    expect(distanceWithSlips('кадриолог', 'кардиолог')).toBe(3)
    expect(distanceWithSlips('кордеолог', 'кардиолог')).toBe(4)
    expect(distanceWithSlips('кордеалаг', 'кардиолог')).toBeNull()
    expect(distanceWithSlips('окулсит', 'окулист')).toBe(3)
    expect(distanceWithSlips('иваоов', 'иванов')).toBe(3)
    expect(distanceWithSlips('невралог', 'невролог')).toBe(3)
  })

  test('a word that is not whole yet may have a slip too', () => {
    expect(distanceWithSlips('карде', 'кардиолог')).toBe(3)
    expect(distanceWithSlips('офтольм', 'офтальмолог')).toBe(3)
  })

  test('one letter left out, put in, changed or swapped in any word of four letters and more is forgiven', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'абвгдежзиклмнопрст'), minLength: 5, maxLength: 12 })
    fc.assert(
      fc.property(letters, fc.nat(), fc.constantFrom('left out', 'put in', 'changed', 'swapped'), (word, where, slip) => {
        const at = where % (word.length - 1)
        const [before, after] = [word.slice(0, at), word.slice(at)]
        const typed = {
          'left out': before + after.slice(1),
          'put in': `${before}я${after}`,
          changed: `${before}я${after.slice(1)}`,
          swapped: before + after[1] + after[0] + after.slice(2)
        }[slip]
        expect(distanceWithSlips(typed, word)).not.toBeNull()
      })
    )
  })
})
