// The words that this page has: a face speaks one language at a time, and what has come of it stays.
import type { Feature } from './all-words.ts'
import type { SomeWords, Tongue } from './tongue.ts'

type Kept = { tongue: Tongue; words: SomeWords; asked: Map<Feature, Promise<void>> }

const keptOf = new Map<string, Kept>()
let spoken: Kept | undefined
let begin: (kept: Kept) => void
/** A page may be on its way before its language is known. */
const begun = new Promise<Kept>(done => {
  begin = done
})
/** Counts the features that came after their page was drawn. */
let late = 0
const listeners = new Set<() => void>()

/**
 * The language of the page from now on; gives its words, which grow with what is loaded. At once where the page has said nothing yet; otherwise all that
 * was said so far comes in it first.
 */
export function speakWords(tongue: Tongue): SomeWords | Promise<SomeWords> {
  const before = spoken
  const next = keptIn(tongue)
  const take = () => {
    spoken = next
    begin(next)
    return next.words
  }
  if (!before || before === next) return take()
  return Promise.all([...before.asked.keys()].map(feature => ask(next, feature))).then(take)
}

/** Has the words of these features before they are said. What did not come is asked for again. */
export async function loadWords(features: readonly Feature[]): Promise<void> {
  const here = spoken ?? (await begun)
  await Promise.all(features.map(feature => ask(here, feature)))
  // Another language was chosen meanwhile.
  if (spoken !== here) await loadWords(features)
}

/** Words that the page can stand without: whoever says them is told when they have come. */
export async function loadLateWords(features: readonly Feature[]): Promise<void> {
  await loadWords(features)
  late++
  for (const listener of listeners) listener()
}

export function onLateWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const lateWords = (): number => late

function keptIn(tongue: Tongue): Kept {
  const kept = keptOf.get(tongue.code) ?? { tongue, words: { ...tongue.first }, asked: new Map() }
  keptOf.set(tongue.code, kept)
  return kept
}

function ask({ tongue, words, asked }: Kept, feature: Feature): Promise<void> {
  const known = asked.get(feature)
  if (known) return known
  const coming = tongue.load(feature).then(
    said => void Object.assign(words, { [feature]: said }),
    (error: unknown) => {
      asked.delete(feature)
      throw error
    }
  )
  asked.set(feature, coming)
  return coming
}
