// What drugs are called at home, to the international name that they stand under.
import { foldWord } from '@vizit/rules/spelling'
import { CALLED, LOOK_ALIKES } from './everyday-drugs.data.ts'

const INTERNATIONAL = new Map(
  Object.entries(CALLED).flatMap(([name, all]) => all.split(',').map(called => [folded(called), name] as const))
)

/** The international name of what was typed, where it is called otherwise at home: «витамин д» is колекальциферол. Null: not known as such. */
export function internationalName(typed: string): string | null {
  return INTERNATIONAL.get(folded(typed)) ?? null
}

/** «Витамин B 12» and «вітамін б12» are the same. */
function folded(text: string): string {
  return text
    .trim()
    .split(/[\s-]+/)
    .map(foldWord)
    .map(word => LOOK_ALIKES.reduce((so, [letter, instead]) => so.replace(letter, instead), word))
    .join(' ')
    .replace(/(?<=\p{L}) (?=\d)/gu, '')
}
