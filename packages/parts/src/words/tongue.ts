// A language as a face has it.
import type { AllWords, Feature, FirstWords } from './all-words.ts'

/** Some features, and of the refusals some codes. */
export type SomeWords = { [F in keyof AllWords]?: Partial<AllWords[F]> }

/** Where the words of each feature are. The modules name what they export by their language. */
export type WordsTable<L extends Code> = { [F in Feature]: () => Promise<Record<L, AllWords[F]>> }

export type Tongue = {
  code: string
  /** What is said first, and the everyday refusals. */
  first: FirstWords & SomeWords
  load: <F extends Feature>(feature: F) => Promise<AllWords[F]>
}

type Code = 'ru' | 'en' | 'be'

/** `rest`: the words that stand in a second table, which is fetched when one of them is wanted. */
export function tongueOf<L extends Code>(
  code: L,
  first: Tongue['first'],
  table: Partial<WordsTable<L>>,
  rest: () => Promise<Partial<WordsTable<L>>> = async () => ({})
): Tongue {
  return { code, first, load: async feature => (await (table[feature] ?? (await rest())[feature])!())[code] }
}
