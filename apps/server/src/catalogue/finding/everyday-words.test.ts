import { foldedWords } from '@vizit/rules/spelling'
import { describe, expect, test } from 'vitest'
import { SPECIALITIES } from '../../store/demo/specialities.ts'
import { EVERYDAY_WORDS } from './everyday-words.data.ts'
import { isDanger, serviceAskedFor, specialitiesFor } from './everyday-words.ts'
import { OTHER_NAMES } from './other-words.data.ts'

const first = (typed: string, age?: number) => specialitiesFor(foldedWords(typed), age, 'none')[0]?.speciality

test('every speciality of the table is one of the catalogue, and every one of the catalogue is led to', () => {
  const named = new Set(EVERYDAY_WORDS.flatMap(({ adults, children }) => [...adults, ...children]))
  const known = new Set(SPECIALITIES.map(({ name }) => name))
  expect([...named].filter(name => !known.has(name))).toEqual([])
  expect([...known].filter(name => !named.has(name))).toEqual([])
  expect(Object.keys(OTHER_NAMES).toSorted()).toEqual([...known].toSorted())
})

describe('every word of the table', () => {
  const LANGUAGES = ['ru', 'en', 'be'] as const
  const listed = (list: string | undefined) =>
    (list ?? '')
      .split(',')
      .map(said => said.trim())
      .filter(Boolean)
  const rows = EVERYDAY_WORDS.map(({ called, about, adults }) => ({
    speciality: adults[0]!,
    called: LANGUAGES.flatMap(language => listed(called[language])),
    all: LANGUAGES.flatMap(language => [...listed(called[language]), ...listed(about?.[language])])
  }))
  /** A name that says it is for a child leads to who sees children. */
  const led = (typed: string, slips: 'forgiven' | 'none' = 'none') =>
    specialitiesFor(foldedWords(typed), 40, slips).map(({ speciality }) => speciality)
  const SHOWN = 3

  test('every speciality has an everyday name in each language', () => {
    const named = (language: (typeof LANGUAGES)[number]) =>
      new Set(EVERYDAY_WORDS.filter(({ called }) => listed(called[language]).length > 0).flatMap(({ adults }) => adults[0]!))
    for (const language of LANGUAGES)
      expect([language, SPECIALITIES.filter(({ name }) => !named(language).has(name)).map(({ name }) => name)]).toEqual([
        language,
        // A doctor of general practice is a therapist to everybody, and stands beside one.
        ['Врач общей практики']
      ])
  })

  test('leads to its speciality among those that are shown, and so does each other speciality that has the same word', () => {
    const lost = rows.flatMap(({ speciality, all }) =>
      all.filter(said => !led(said).slice(0, SHOWN).includes(speciality)).map(said => `${said}: ${speciality}`)
    )
    expect(lost).toEqual([])
  })

  test('as a name leads there first, from its beginning and with a slip too', () => {
    const one = rows.flatMap(({ speciality, called }) => called.map(said => ({ said, speciality })))
    const long = one.filter(({ said }) => /^\p{L}{7,}$/u.test(said))
    expect(long.length).toBeGreaterThan(100)
    const withSlip = (said: string) => said.slice(0, 3) + said.slice(4)
    expect(
      one.filter(({ said, speciality }) => led(said)[0] !== speciality && rows.filter(row => row.called.includes(said)).length === 1)
    ).toEqual([])
    expect(long.filter(({ said, speciality }) => !led(said.slice(0, -2)).includes(speciality))).toEqual([])
    expect(long.filter(({ said, speciality }) => !led(withSlip(said), 'forgiven').includes(speciality))).toEqual([])
  })
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
    ['eye doctor', 'Офтальмолог'],
    ['gp', 'Терапевт'],
    ['family doctor', 'Терапевт'],
    ['сямейны доктар', 'Терапевт'],
    ['gynaecologist', 'Акушер-гинеколог'],
    ['gynecologist', 'Акушер-гинеколог'],
    ['dentist', 'Стоматолог-терапевт'],
    ['зубны', 'Стоматолог-терапевт'],
    ['kids doctor', 'Педиатр'],
    ["children's doctor", 'Педиатр'],
    ['дзіцячы доктар', 'Педиатр'],
    ['kids eye doctor', 'Детский офтальмолог'],
    ['skin', 'Дерматовенеролог'],
    ['вушны', 'Оториноларинголог'],
    ['акуліст', 'Офтальмолог'],
    ['зуб болит', 'Стоматолог-терапевт'],
    ['зуб баліць', 'Стоматолог-терапевт'],
    ['боль в ухе', 'Оториноларинголог'],
    ['ear pain', 'Оториноларинголог'],
    ['боль у вуху', 'Оториноларинголог'],
    ['fever', 'Терапевт'],
    ['тэмпература', 'Терапевт'],
    ['температура у ребёнка', 'Педиатр'],
    ['тэмпература ў дзіцяці', 'Педиатр'],
    ['my child has a fever', 'Педиатр']
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

test('an examination or a test is asked for by its everyday name, whole or nearly, and by no other word', () => {
  const asked = (typed: string, slips: 'forgiven' | 'none' = 'none') => serviceAskedFor(foldedWords(typed), slips)
  for (const typed of ['узи', 'УЗД', 'угд', 'ultrasound', 'ультразв', 'сделать узи'])
    expect([typed, asked(typed)]).toEqual([typed, { terms: ['узи'], by: 'specialists' }])
  expect(asked('узд почек')?.terms).toEqual(['узи', 'почек'])
  for (const typed of ['анализ крови', 'сдать анализ крови', 'blood test', 'аналіз крыві', 'анализы'])
    expect([typed, asked(typed)?.by]).toEqual([typed, 'laboratory'])
  expect(asked('ультрозвук', 'forgiven')).toMatchObject({ terms: ['узи'] })
  for (const typed of ['ана', 'кровь', 'blood', 'лор', 'анна']) expect([typed, asked(typed)]).toEqual([typed, null])
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
