// Everyday words to specialities: what is typed against the table, with the spelling forgiven.
import { ADULT_AGE } from '@vizit/rules/age'
import { distanceTo, distanceWithSlips, foldedWords, foldWord } from '@vizit/rules/spelling'
import { EVERYDAY_WORDS, type EverydayWords } from './everyday-words.data.ts'
import { DANGER, OTHER_NAMES, SAYING_NOTHING as SAID_WITHOUT_MEANING } from './other-words.data.ts'

/** A speciality by its name in the catalogue, the word that led to it (null: what one comes with), and how far the typed text was from it. */
export type Led = { speciality: string; called: string | null; distance: number }

const SAYING_NOTHING = new Set(foldedWords(SAID_WITHOUT_MEANING))

type Phrase = { words: string[]; said: string; isName: boolean; row: EverydayWords }

const NAMES: readonly EverydayWords[] = Object.entries(OTHER_NAMES).map(([name, called]) => ({
  called,
  about: '',
  adults: [name],
  children: [name]
}))

const PHRASES: readonly Phrase[] = [...EVERYDAY_WORDS, ...NAMES].flatMap(row =>
  [
    { text: row.called ?? '', isName: true },
    { text: row.about, isName: false }
  ].flatMap(({ text, isName }) =>
    text
      .split(',')
      .map(said => said.trim())
      .filter(said => said !== '')
      .map(said => ({ words: meaning(foldedWords(said)), said, isName, row }))
      .filter(({ words }) => words.length > 0)
  )
)

/** Is the folded word more than that it hurts, where or whom? */
export function saysSomething(word: string): boolean {
  return !SAYING_NOTHING.has(word)
}

function meaning(words: readonly string[]): string[] {
  return words.filter(saysSomething)
}

/**
 * Whom to see by these folded words, the nearest first, each speciality once. `age`: full years; undefined: an adult. All words that say something must stand in one
 * phrase, or a phrase of several words wholly in what was typed.
 */
export function specialitiesFor(typed: readonly string[], age: number | undefined, slips: 'forgiven' | 'none'): Led[] {
  const terms = meaning(typed)
  if (terms.length === 0) return []
  const found = PHRASES.flatMap(phrase => {
    const distance = distanceOf(terms, phrase, slips)
    return distance === null ? [] : [{ phrase, distance }]
  }).sort((a, b) => a.distance - b.distance)
  const led = new Map<string, Led>()
  for (const { phrase, distance } of found) {
    const names = age !== undefined && age < ADULT_AGE ? phrase.row.children : phrase.row.adults
    for (const [at, speciality] of names.entries())
      if (!led.has(speciality))
        led.set(speciality, { speciality, called: phrase.isName ? phrase.said : null, distance: distance + at / 10 })
  }
  return [...led.values()].sort((a, b) => a.distance - b.distance)
}

/** Each word of the phrase wants a typed one, and each typed one a word of the phrase: «болит левое ухо» is «ухо» with a word too many. */
function distanceOf(terms: readonly string[], { words, isName }: Phrase, slips: 'forgiven' | 'none'): number | null {
  let sum = isName ? 0 : 0.05
  const used = new Set<string>()
  for (const word of words) {
    const near = terms
      .map(term => ({ term, far: distance(term, word, slips) }))
      .filter((one): one is { term: string; far: number } => one.far !== null)
      .sort((a, b) => a.far - b.far)[0]
    if (!near) return null
    used.add(near.term)
    sum += near.far
  }
  const besides = terms.filter(term => !used.has(term)).length
  return sum + besides * 0.6
}

/** A word here is a whole one: only the end of what is typed may still be missing, from the third letter. */
function distance(term: string, word: string, slips: 'forgiven' | 'none'): number | null {
  const far = distanceTo(term, word)
  if (far !== null && far < 1 && (term === word || term.length >= 3)) return far
  return slips === 'forgiven' ? distanceWithSlips(term, word) : null
}

const EVERYDAY = new Set(PHRASES.flatMap(({ words }) => words))
const DANGERS: readonly string[][] = DANGER.flatMap(list => list.split(',').map(said => said.trim().split(' ').map(foldWord)))

/** A shorter beginning with a slip is too often that of another word. */
const FORGIVEN_FROM = 7
/** `distanceWithSlips` of one slip. */
const ONE_SLIP = 3

/** [R46] Do the folded words speak of what an ambulance is called for? One slip is forgiven in a longer word that is not itself an everyday one. */
export function isDanger(typed: readonly string[]): boolean {
  return DANGERS.some(words => words.every(word => typed.some(term => isDangerWord(term, word))))
}

function isDangerWord(term: string, word: string): boolean {
  if (word.length < 3) return term === word
  if (term.startsWith(word)) return true
  // Roles are changed: what is written in the list is a beginning of what was typed.
  const far = word.length < FORGIVEN_FROM || term[0] !== word[0] || EVERYDAY.has(term) ? null : distanceWithSlips(word, term)
  return far !== null && far <= ONE_SLIP
}
