// Everyday words to specialities: what is typed against the table, with the spelling forgiven.
import { ADULT_AGE } from '@vizit/rules/age'
import { distanceTo, distanceWithSlips, foldedWords, foldWord } from '@vizit/rules/spelling'
import { EVERYDAY_WORDS, type Said } from './everyday-words.data.ts'
import { CHILD, DANGER, OTHER_NAMES, SAYING_NOTHING as SAID_WITHOUT_MEANING } from './other-words.data.ts'
import { SERVICE_WORDS } from './service-words.data.ts'

/** A speciality by its name in the catalogue, the word that led to it (null: what one comes with), how far the typed text was from it, and whether it was typed whole. */
export type Led = { speciality: string; called: string | null; distance: number; isWhole: boolean }

const SAYING_NOTHING = new Set(foldedWords(SAID_WITHOUT_MEANING))
const OF_A_CHILD = new Set(foldedWords(CHILD))

/** What is typed for one thing, and the thing. */
type Phrase<Row> = { words: string[]; said: string; row: Row }

const NAMES = Object.entries(OTHER_NAMES).map(([name, said]) => ({ said: [said], isName: true, adults: [name], children: [name] }))

const LED = EVERYDAY_WORDS.flatMap(({ called, about, adults, children }) => [
  { said: inAll(called), isName: true, adults, children },
  { said: about ? inAll(about) : [], isName: false, adults, children }
])

const PHRASES = [...LED, ...NAMES].flatMap(row => phrasesOf(row, row.said))
const SERVICES = SERVICE_WORDS.flatMap(row => phrasesOf(row, inAll(row.said)))

function inAll({ ru, en, be }: Said): string[] {
  return [ru, en, be]
}

function phrasesOf<Row>(row: Row, lists: readonly string[]): Phrase<Row>[] {
  return lists
    .flatMap(list => list.split(','))
    .map(said => said.trim())
    .map(said => ({ words: meaning(foldedWords(said)), said, row }))
    .filter(({ words }) => words.length > 0)
}

/** Is it a child that the folded words speak of? */
export function speaksOfChild(typed: readonly string[]): boolean {
  return typed.some(word => OF_A_CHILD.has(word))
}

/** Is the folded word more than that it hurts, where or whom? */
export function saysSomething(word: string): boolean {
  return !SAYING_NOTHING.has(word)
}

/** Of «ребёнок болеет» it says the most that it is a child. */
function meaning(words: readonly string[]): string[] {
  const said = words.filter(saysSomething)
  return said.length > 0 ? said : words.filter(word => OF_A_CHILD.has(word))
}

/**
 * Whom to see by these folded words, the nearest first, each speciality once. `age`: full years; undefined: an adult. All words that say something must stand in one
 * phrase, or a phrase of several words wholly in what was typed.
 */
export function specialitiesFor(typed: readonly string[], age: number | undefined, slips: 'forgiven' | 'none'): Led[] {
  const terms = meaning(typed)
  if (terms.length === 0) return []
  const isChild = age === undefined ? speaksOfChild(typed) : age < ADULT_AGE
  const found = PHRASES.flatMap(({ words, said, row }) => {
    const used = distanceOf(terms, words, slips)
    return used === null ? [] : [{ said, row, distance: used.far + (row.isName ? 0 : OF_A_COMPLAINT), isWhole: used.far === 0 }]
  }).sort((a, b) => a.distance - b.distance)
  const led = new Map<string, Led>()
  for (const { said, row, distance, isWhole } of found) {
    const names = isChild ? row.children : row.adults
    for (const [at, speciality] of names.entries())
      if (!led.has(speciality)) led.set(speciality, { speciality, called: row.isName ? said : null, distance: distance + at / 10, isWhole })
  }
  return [...led.values()].sort((a, b) => a.distance - b.distance)
}

/** What one comes with stands behind what a doctor is called. */
const OF_A_COMPLAINT = 0.05
const WORD_TOO_MANY = 0.6

/** Each word of the phrase wants a typed one, and each typed one a word of the phrase: «болит левое ухо» is «ухо» with a word too many. `used`: the typed ones. */
function distanceOf(
  terms: readonly string[],
  words: readonly string[],
  slips: 'forgiven' | 'none'
): { far: number; used: Set<string> } | null {
  let sum = 0
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
  return { far: sum + terms.filter(term => !used.has(term)).length * WORD_TOO_MANY, used }
}

/** A word here is a whole one: only the end of what is typed may still be missing, from the third letter. */
function distance(term: string, word: string, slips: 'forgiven' | 'none'): number | null {
  const far = distanceTo(term, word)
  if (far !== null && far < 1 && (term === word || term.length >= 3)) return far
  return slips === 'forgiven' ? distanceWithSlips(term, word) : null
}

/** A service that was asked for: the words by which services are found, and whether doctors of some speciality make it. */
export type AskedService = { terms: readonly string[]; by: 'specialists' | 'laboratory' }

/** A beginning of fewer letters may be that of somebody's name. */
const ASKED_FROM = 5

/** The service that the folded words ask for, as services call it: «сделать узд почек» is «узи почек». Null: none is asked for. */
export function serviceAskedFor(typed: readonly string[], slips: 'forgiven' | 'none'): AskedService | null {
  const terms = meaning(typed)
  const asked = SERVICES.flatMap(({ words, row }) => {
    const found = distanceOf(terms, words, slips)
    const isWhole = found && [...found.used].every(term => term.length >= ASKED_FROM || words.includes(term))
    return found && isWhole ? [{ ...found, row }] : []
  }).sort((a, b) => a.far - b.far)[0]
  if (!asked) return null
  return { terms: [...foldedWords(asked.row.service), ...terms.filter(term => !asked.used.has(term))], by: asked.row.by }
}

const EVERYDAY = new Set([...PHRASES, ...SERVICES].flatMap(({ words }) => words))
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
