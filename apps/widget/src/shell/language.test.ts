import { showFullDay, showMonths, showWeekdayShort } from '@vizit/client/days/show-day'
import { expect, test } from 'vitest'
import { languageWith as belarusianWith } from '../languages/words-be.ts'
import { languageWith as englishWith } from '../languages/words-en.ts'
import { type Language, type LanguageCode, languageOf, RUSSIAN, readLanguage } from './language.tsx'
import { refusalWords } from './refusal.ts'

const [belarusian, english] = [belarusianWith(new Map()), englishWith(new Map())]

test('the page names the language; whatever nobody here speaks is Russian', () => {
  expect(['en', 'EN-gb', ' be ', 'ru', 'de', '', null].map(readLanguage)).toEqual(['en', 'en', 'be', 'ru', 'ru', 'ru', 'ru'])
})

test('days are written in each language, whatever the browser knows of it', () => {
  const day = '2026-11-20'
  const said = ({ days }: Language) => [showFullDay(day, undefined, days), showWeekdayShort(day, days)]
  expect(said(RUSSIAN)).toEqual(['пятница, 20 ноября', 'пт'])
  expect(said(english)).toEqual(['Friday, 20 November', 'Fri'])
  expect(said(belarusian)).toEqual(['пятніца, 20 лістапада', 'пт'])
  expect(showMonths('2026-11-30', '2026-12-06', belarusian.days)).toBe('Лістапад — снежань')
})

test('an English card says nothing in Russian, a Belarusian one nothing with letters that Belarusian has not', () => {
  expect(textsOf(english).filter(text => /[а-яё]/i.test(text))).toEqual([])
  expect(textsOf(belarusian).filter(text => /[ищъ]/i.test(text))).toEqual([])
  const tooMany = { code: 'ERROR_TOO_MANY_REQUESTS', facts: { retryAfter: 3600 }, message: 'Подождите' } as const
  expect([english, belarusian].map(language => refusalWords(tooMany, language).text)).toEqual([
    'We have stopped requests from this device for a while. Please try again in 60 minutes.',
    'Мы часова спынілі запыты з гэтай прылады. Паспрабуйце праз 60 хвілін.'
  ])
})

test('words that do not come, or some that are missing, are said in Russian', async () => {
  const load = async (code: LanguageCode) => {
    if (code === 'be') throw new TypeError('offline')
    return { ...english, words: { title: 'Book online' } } as Language
  }
  expect(await languageOf('be', load)).toBe(RUSSIAN)
  expect((await languageOf('en', load)).words).toMatchObject({ title: 'Book online', when: RUSSIAN.words.when })
})

/** Every text of a language; of those with figures and names one example. */
function textsOf({ words, people, refusals }: Language): string[] {
  const refused = Object.values(refusals).flatMap(word => Object.values(word({}, null)))
  const told = Object.entries({ ...people, ...words.unfit, ...words, unfit: '' }).map(([name, text]) =>
    typeof text === 'function' ? (text as (...given: (number | string)[]) => string)(...(name === 'priceFrom' ? ['62,50'] : [5, 7])) : text
  )
  return [...told, ...refused]
}
