import type { SpokenServices } from '@vizit/client/names/spoken-services'
import { FORMS, UNITS } from './drug-terms.ts'
import { figuresIn } from './figures-in.ts'
import { type LabWords, labIn } from './lab/lab-in.ts'
import type { ru } from './messages.ru.ts'

/** The words of which hours are made, by their names in the messages. */
export const HOURS = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
  'daily',
  'no-days-off',
  'round-the-clock',
  'day-off',
  'break'
] as const

/** Services in another language than Russian. `catalogue`: names by the Russian ones as the server has them (`listNames`). `lab`: where results are shown. */
export function servicesIn(
  language: 'en' | 'be',
  words: typeof ru,
  russian: typeof ru,
  catalogue: ReadonlyMap<string, string>,
  lab?: LabWords
): SpokenServices {
  const { compare } = new Intl.Collator([language, 'ru'])
  const ofHours = new Map<string, string>(HOURS.map(code => [russian[code].toLowerCase(), words[code]]))
  const known = new Set<string>(Object.values(russian))
  const ofForms = new Map<string, string>(FORMS.map(code => [russian[code], words[code]]))
  const ofUnits = new Map<string, string>(UNITS.map(code => [russian[code], words[code]]))
  const { isKnown, ...ofLab } = labIn(language, lab)
  const service = (name: string) => catalogue.get(name) ?? name
  const hours = (schedule: string) => hoursIn(ofHours, schedule) ?? schedule
  return {
    service,
    address: address => {
      const [town, ...street] = address.split(', ')
      return [catalogue.get(town!) ?? town, ...street].join(', ')
    },
    hours,
    drugForm: form => ofForms.get(form) ?? form,
    dose: text => figuresIn(language, ofUnits, text),
    ...ofLab,
    langOf: text => (catalogue.has(text) || known.has(text) || isKnown(text) || hoursIn(ofHours, text) !== null ? undefined : 'ru'),
    asWritten: words['as-written'],
    inOrder: (list, nameOf) => list.toSorted((a, b) => compare(service(nameOf(a)), service(nameOf(b))))
  }
}

/** Null: there are words in it that are no days and no hours. */
function hoursIn(words: ReadonlyMap<string, string>, schedule: string): string | null {
  let isKnown = true
  const said = schedule.replace(/\p{L}+(?: выходных)?/gu, written => {
    const word = words.get(written.toLowerCase())
    if (word === undefined) isKnown = false
    const isCapital = written[0] !== written[0]!.toLowerCase()
    return word === undefined ? written : isCapital ? word[0]!.toUpperCase() + word.slice(1) : word
  })
  return isKnown ? said : null
}
