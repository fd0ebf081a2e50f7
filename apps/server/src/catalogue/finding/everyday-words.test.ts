import { foldedWords } from '@vizit/rules/spelling'
import { describe, expect, test } from 'vitest'
import { SPECIALITIES } from '../../store/demo/specialities.ts'
import { EVERYDAY_WORDS } from './everyday-words.data.ts'
import { isDanger, specialitiesFor } from './everyday-words.ts'
import { OTHER_NAMES } from './other-words.data.ts'

const first = (typed: string, age?: number) => specialitiesFor(foldedWords(typed), age, 'none')[0]?.speciality

test('every speciality of the table is one of the catalogue, and every one of the catalogue is led to', () => {
  const named = new Set(EVERYDAY_WORDS.flatMap(({ adults, children }) => [...adults, ...children]))
  const known = new Set(SPECIALITIES.map(({ name }) => name))
  expect([...named].filter(name => !known.has(name))).toEqual([])
  expect([...known].filter(name => !named.has(name))).toEqual(['Нейрохирург'])
  expect(Object.keys(OTHER_NAMES).toSorted()).toEqual([...known].toSorted())
})

describe('an everyday word leads to whom it means', () => {
  test.each([
    ['лор', 'Оториноларинголог'],
    ['ухогорлонос', 'Оториноларинголог'],
    ['ухо', 'Оториноларинголог'],
    ['болит ухо', 'Оториноларинголог'],
    ['зубной', 'Стоматолог-терапевт'],
    ['болит зуб', 'Стоматолог-терапевт'],
    ['вырвать зуб', 'Стоматолог-хирург'],
    ['глаза', 'Офтальмолог'],
    ['окулист', 'Офтальмолог'],
    ['детский врач', 'Педиатр'],
    ['женский врач', 'Акушер-гинеколог'],
    ['давление', 'Кардиолог'],
    ['у меня сильно болит спина', 'Невролог'],
    ['болит в спине', 'Невролог'],
    ['болит левое ухо', 'Оториноларинголог'],
    ['кожный', 'Дерматовенеролог'],
    ['узи', 'Врач УЗИ'],
    ['щитовидка', 'Эндокринолог'],
    ['вочны', 'Офтальмолог'],
    ['баліць зуб', 'Стоматолог-терапевт'],
    ['сэрца', 'Кардиолог'],
    ['neurosurgeon', 'Нейрохирург'],
    ['кардыёлаг', 'Кардиолог'],
    ['toothache', 'Стоматолог-терапевт'],
    ['sore throat', 'Оториноларинголог'],
    ['eye doctor', 'Офтальмолог']
  ])('%s: %s', (typed, speciality) => {
    expect(first(typed)).toBe(speciality)
  })
})

test('a child is led to who sees children', () => {
  expect(first('температура', 8)).toBe('Педиатр')
  expect(first('болит ухо', 8)).toBe('Детский оториноларинголог')
  expect(first('глаза', 4)).toBe('Детский офтальмолог')
  expect(first('температура', 40)).toBe('Терапевт')
})

test('a word of which the end is missing or has a slip leads there too', () => {
  expect(first('окули')).toBe('Офтальмолог')
  expect(specialitiesFor(['акулист'], undefined, 'forgiven')[0]?.speciality).toBe('Офтальмолог')
  expect(specialitiesFor(['гинеклог'], undefined, 'forgiven')[0]?.speciality).toBe('Акушер-гинеколог')
})

test('words that say nothing lead to nobody', () => {
  expect(specialitiesFor(foldedWords('болит'), undefined, 'forgiven')).toEqual([])
  expect(specialitiesFor(foldedWords('к врачу'), undefined, 'forgiven')).toEqual([])
  expect(specialitiesFor(foldedWords('автобус'), undefined, 'none')).toEqual([])
})

test.each([
  'боль в груди',
  'сильно болит в груди',
  'ребёнок не дышит',
  'муж потерял сознание',
  'мама без сознания',
  'кровотечение',
  'инсульт',
  'баліць у грудзях',
  'chest pain',
  'he is not breathing'
])('«%s» wants an ambulance first', typed => {
  expect(isDanger(foldedWords(typed))).toBe(true)
})

test.each(['болит зуб', 'лор', 'грудной ребёнок', 'маммолог', 'дыхательная гимнастика', 'сознание', 'кровь из пальца'])(
  '«%s» does not',
  typed => {
    expect(isDanger(foldedWords(typed))).toBe(false)
  }
)
