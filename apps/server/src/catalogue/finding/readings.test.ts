import { distanceTo, distanceWithSlips } from '@vizit/rules/spelling'
import { describe, expect, test } from 'vitest'
import { MEN, PATRONYMICS, WOMEN } from '../../store/demo/names.data.ts'
import { SURNAMES, surnameFor } from '../../store/demo/names.ts'
import { SPECIALITIES } from '../../store/demo/specialities.ts'
import { EVERYDAY_WORDS } from './everyday-words.data.ts'
import { MOST_TERMS, readingsOf, speaksOfDanger } from './readings.ts'
import { WordIndex } from './word-index.ts'

const PEOPLE = SURNAMES.flatMap(surname => [
  `${surname} ${WOMEN.older.join(' ')}`,
  ...PATRONYMICS.older.map(([son]) => `${surname} ${MEN.older[0]} ${son}`)
])
const LETTERS = [...'абвгдежзиклмнопрстуфхцчшщэюя']

/** How many times a typed word is held against a word of a name. */
function comparisons(text: string): number {
  const index = new WordIndex()
  for (const [id, name] of PEOPLE.entries()) index.add(id, name)
  let count = 0
  for (const { terms, slips } of readingsOf(text))
    index.find(terms, (term, word) => {
      count++
      return distanceTo(term, word) ?? (slips === 'forgiven' ? distanceWithSlips(term, word) : null)
    })
  return count
}

test('whatever is typed into a hundred letters costs no more than six words of a name', () => {
  const name = comparisons('киселёв')
  expect(name).toBeGreaterThan(0)
  for (const text of [
    'ивын '.repeat(20),
    'а '.repeat(50),
    LETTERS.join(' '),
    LETTERS.map(letter => `${letter}н`).join(' '),
    'ан ив ко та га ир на св ол ла ва ни ми ал пе ва ле ст',
    'анна ивановна алексеевна николаевна михайловна владимировна петровна васильевна'
  ])
    expect(comparisons(text.slice(0, 100)) / name, text).toBeLessThanOrEqual(MOST_TERMS)
})

test('each word counts once, one letter only where more of the word may follow, and of many words first those that say something', () => {
  const terms = (text: string) => readingsOf(text)[0]?.terms
  expect(terms('мороз мороз')).toEqual(['мороз'])
  expect(terms('мороз а')).toEqual(['мороз', 'а'])
  expect(terms('а мороз')).toEqual(['мороз'])
  expect(terms('поликлиника 1 минск')).toEqual(['поликлиника', '1', 'минск'])
  expect(terms('а '.repeat(50))).toBeUndefined()
  expect(terms('у меня очень сильно и часто болит шея и ещё поясница')?.slice(0, 3)).toEqual(['шея', 'еще', 'поясница'])
})

describe('an ambulance comes first', () => {
  test.each([
    'инфаркт',
    'byafhrn',
    'infarkt',
    'инфракт',
    'инфарк',
    ',jkm d uhelb',
    'bolit v grudi',
    'jcnhsq byafhrn e vevs',
    'кравотечение',
    'krovotechenie',
    'обморог',
    'судароги',
    'у меня очень сильно и уже давно болит в груди',
    'bleeding heavily',
    '103',
    'вызвать скорую',
    'хуткая дапамога'
  ])('by «%s»', text => {
    expect(speaksOfDanger(text)).toBe(true)
  })

  test('not by everyday words, specialities, names of doctors or other plain words', () => {
    const said = EVERYDAY_WORDS.flatMap(({ called, about }) => [called, about ?? called])
      .flatMap(({ ru, en, be }) => `${ru},${en},${be}`.split(','))
      .map(one => one.trim())
    const plain =
      'консультация,инсулин,отправить справку,перелом руки,перенос приёма,параллельно,суставы,smoking,consultation,certificate,' +
      'болит зуб,болит спина,болит горло,болит голова,болит живот,грудной ребёнок,кашель,насморк,cold,bolit zub,,jkbn pe,'
    const people = [...PEOPLE, ...SURNAMES.map(surname => surnameFor('FEMALE', surname))]
    const texts = [...said, ...SPECIALITIES.map(({ name }) => name), ...plain.split(','), ...people].filter(Boolean)
    // «после инсульта» is said by whoever has lived through it, and by whoever sees one.
    expect(texts.filter(speaksOfDanger)).toEqual(['после инсульта'])
  })
})
