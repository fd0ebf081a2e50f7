import type { SpokenServices } from '@vizit/client/names/spoken-services'
import { figuresIn } from '../figures-in.ts'
import { LAB_NAMES, LAB_UNITS } from './lab-terms.ts'
import type { ru } from './messages.ru.ts'

export type LabWords = { words: typeof ru; russian: typeof ru }

type Lab = Pick<SpokenServices, 'labName' | 'labValue'> & { isKnown: (text: string) => boolean }

/** However the first letter and ё are written. */
const keyOf = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')

/** What laboratories say, in another language than Russian: by the very names alone, since half a translation of a finding may be a wrong one. */
export function labIn(language: 'en' | 'be', lab: LabWords | undefined): Lab {
  const said = (code: keyof typeof ru) => lab!.words[code]
  const terms = new Map(lab ? LAB_NAMES.map(code => [keyOf(lab.russian[code]), said(code)]) : [])
  const units = new Map<string, string>(lab ? LAB_UNITS.map(code => [lab.russian[code], said(code)]) : [])
  return {
    labName: name => terms.get(keyOf(name)) ?? name,
    labValue: text => terms.get(keyOf(text)) ?? figuresIn(language, units, text),
    isKnown: text => terms.has(keyOf(text))
  }
}
