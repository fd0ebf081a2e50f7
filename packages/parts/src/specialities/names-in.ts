import type { SpokenNames } from '@vizit/client/names/spoken-names'
import type { ru } from './messages.ru.ts'

/** [3.55] The big cities come first, in every language. */
const BIG_CITY = 'doctors'
/** What doctors have reached, by the names of its words. */
export const REACHED = ['highest-category', 'first-category', 'second-category', 'no-category', 'candidate-of-sciences'] as const

/** The names of another language than Russian: `words` are the specialities in it, `russian` in Russian. `catalogue`: what else the server has names of. */
export function namesIn(
  language: 'en' | 'be',
  words: typeof ru,
  russian: typeof ru,
  catalogue: ReadonlyMap<string, string> = new Map()
): SpokenNames {
  // A browser that knows no Belarusian orders as Russian does.
  const { compare } = new Intl.Collator([language, 'ru'])
  const byCode: Record<string, string | undefined> = words
  const said = new Map(Object.entries(russian).map(([code, name]) => [name, byCode[code]]))
  const speciality = (name: string) => said.get(name) ?? catalogue.get(name) ?? name
  const reached = new Map<string, string>(REACHED.map(code => [russian[code], words[code]]))
  return {
    town: town => town.name[language],
    towns: towns => [
      ...towns.filter(town => town.banners.includes(BIG_CITY)),
      ...towns.filter(town => !town.banners.includes(BIG_CITY)).sort((a, b) => compare(a.name[language], b.name[language]))
    ],
    speciality,
    qualification: all =>
      all
        .split(', ')
        .map(one => reached.get(one) ?? one)
        .join(', '),
    specialities: list => list.toSorted((a, b) => compare(speciality(a.specialityName), speciality(b.specialityName)))
  }
}
