import type { AllWords, Feature } from './all-words.ts'
import { ownTableRu } from './own-table-ru.ts'
import { tableRu } from './table-ru.ts'
import type { Tongue } from './tongue.ts'

/** All words of a language: for a program that draws any page at once, and for tests. */
export async function allWordsIn(tongue: Tongue): Promise<AllWords> {
  const features = Object.keys({ ...tableRu, ...ownTableRu }) as Feature[]
  const fetched = await Promise.all(features.map(async one => [one, await tongue.load(one)] as const))
  return { ...tongue.first, ...Object.fromEntries(fetched) } as AllWords
}
