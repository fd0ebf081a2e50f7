// Drugs by what was typed; where nothing is called so, by what may have been meant. The service itself looks for letters, and forgives nothing.
import { judgeDrugSearch } from '@vizit/rules/drugs'
import { foldText } from '@vizit/rules/search'
import { bySound, distanceTo, distanceWithSlips, foldedWords, otherLayout, slipsIn } from '@vizit/rules/spelling'
import type { Drug } from '../outside/drugs/drugs.ts'
import { internationalName } from './everyday-drugs.ts'

/** `readAs`: for what the drugs are, where not for what was typed. */
export type FoundDrugs = { drugs: Drug[]; readAs: string | null }
/** A question to the service, of part of a name. */
export type AskPart = (text: string) => Promise<Drug[]>

/**
 * By the common name of a drug, the other layout of the keyboard, the sound of Latin letters, and with a slip or two; the first that finds something. Asks
 * at most nine times.
 */
export async function readDrugs(typed: string, ask: AskPart): Promise<FoundDrugs> {
  const others = [bySound(typed), otherLayout(typed)].filter(other => other !== null)
  const spelt = foldedWords(typed).join(' ')
  const readings = [spelt, ...others]
  const otherwiseSpelt = readings.filter(text => text !== foldText(typed) && judgeDrugSearch(text) === 'part')
  const ways = [...readings.flatMap(text => internationalName(text) ?? []), ...otherwiseSpelt]
  for (const text of new Set(ways)) {
    const drugs = await ask(text)
    if (drugs.length > 0) return { drugs, readAs: text }
  }
  // Latin letters that are no name at home are meant by their sound.
  return withSlips(others[0] ?? spelt, ask)
}

/** Of a word cut in one piece more than it may have slips, one piece is right: by that it is found, among others. */
async function withSlips(text: string, ask: AskPart): Promise<FoundDrugs> {
  const terms = foldedWords(text)
  const [longest = ''] = terms.toSorted((a, b) => b.length - a.length)
  const asked = await Promise.all(piecesOf(longest).map(ask))
  const near = [...new Map(asked.flat().map(drug => [drug.id, drug])).values()]
    .flatMap(drug => {
      const far = distanceOf(terms, drug)
      return far === null ? [] : [{ drug, far }]
    })
    .sort((one, other) => one.far - other.far)
  // Of several names the nearest alone: others are other drugs.
  const drugs = near.filter(({ drug, far }) => far === near[0]!.far || drug.name === near[0]!.drug.name).map(({ drug }) => drug)
  return { drugs, readAs: drugs.length === 0 ? null : [...new Set(drugs.map(({ name }) => name))].join(', ') }
}

function piecesOf(word: string): string[] {
  const length = Math.ceil(word.length / (slipsIn(word) + 1))
  return Array.from({ length: Math.ceil(word.length / length) }, (_, at) => word.slice(at * length, (at + 1) * length)).filter(
    piece => judgeDrugSearch(piece) === 'part'
  )
}

/** How far the terms are from the words of a drug: each from its nearest. Null: one of them is another word. */
function distanceOf(terms: readonly string[], { name, form, dose }: Drug): number | null {
  const words = foldedWords([name, form, dose].join(' '))
  let sum = 0
  for (const term of terms) {
    const near = words.flatMap(word => distanceTo(term, word) ?? distanceWithSlips(term, word) ?? [])
    if (near.length === 0) return null
    sum += Math.min(...near)
  }
  return sum
}
