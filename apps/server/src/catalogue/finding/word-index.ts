// Things by the words of their names.
import { foldedWords } from '@vizit/rules/spelling'

export type DistanceOf = (term: string, word: string) => number | null

/** Things are numbers, in the order of adding; a thing that all terms mean is found, with the sum of the distances. */
export class WordIndex {
  #things = new Map<string, number[]>()

  add(thing: number, name: string): void {
    for (const word of new Set(foldedWords(name))) {
      const things = this.#things.get(word)
      if (things) things.push(thing)
      else this.#things.set(word, [thing])
    }
  }

  /** The same things by what `other` makes of their words; a word of which nothing is left says nothing. */
  by(other: (word: string) => string): WordIndex {
    const index = new WordIndex()
    for (const [word, things] of this.#things) {
      const key = other(word)
      if (key !== '') index.#things.set(key, [...(index.#things.get(key) ?? []), ...things])
    }
    return index
  }

  /** By thing how far it is from the folded terms; nothing for no terms. */
  find(terms: readonly string[], distanceOf: DistanceOf): Map<number, number> {
    let found: Map<number, number> | null = null
    // The longest means the fewest: where it means none, the others are not looked for.
    for (const term of terms.toSorted((a, b) => b.length - a.length)) {
      const before: Map<number, number> | null = found
      const now = new Map<number, number>()
      for (const [word, things] of this.#things) {
        const far = distanceOf(term, word)
        if (far === null) continue
        for (const thing of things) {
          const so = before === null ? 0 : before.get(thing)
          if (so !== undefined && so + far < (now.get(thing) ?? Number.POSITIVE_INFINITY)) now.set(thing, so + far)
        }
      }
      found = now
      if (found.size === 0) break
    }
    return found ?? new Map()
  }
}
