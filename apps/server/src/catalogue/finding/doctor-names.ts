// The names of all doctors, held in the memory of each server and read anew after the catalogue has changed: each letter that somebody types is a question, and asks no table.
import { nameKey, unmarkedNameKey } from '@vizit/rules/name-spelling'
import type { Store } from '../../store/store.ts'
import type { Assignments } from '../availability/assignments.ts'
import { findFoldedNames } from './names.sql.ts'

/** Lines taken in at once: some milliseconds of the event loop. */
const READ_AT_ONCE = 2_000

/** Who is found by a name: their numbers in the order of names, in that order. `someWorkNowhere`: so is somebody whom no list of a place knows. */
export type Named = { nrs: number[]; someWorkNowhere: boolean }

/** A key says less than a name: shorter ones would mean too many. */
const LEAST_KEY = 3
/** A sign that stands in no name, in whatever letters: keys leave signs out. */
const NO_NAME = /[^\p{L}\p{M}'’ʼ-]|['’ʼ](?!\p{L})/u

/** A word of names, its keys, and the numbers of the doctors in whose names it stands. */
type Word = { spelled: string; key: string; unmarkedKey: string; nrs: number[] }

export class DoctorNames {
  #words = new Map<string, Word>()
  /** How many doctors work somewhere, and how many there are: those who work nowhere have the numbers behind. */
  #working: number
  #all: number

  private constructor(working: number) {
    this.#working = working
    this.#all = working
  }

  static async read(store: Store, assignments: Assignments): Promise<DoctorNames> {
    const names = new DoctorNames(assignments.lastNr + 1)
    const lines = await findFoldedNames(store)
    for (const [at, line] of (lines === '' ? [] : lines.split('\n')).entries()) {
      if (at % READ_AT_ONCE === READ_AT_ONCE - 1) await new Promise(done => setImmediate(done))
      const [id, ...words] = line.split(' ')
      names.#add(assignments.nrOfDoctor(Number(id)) ?? names.#all++, words)
    }
    return names
  }

  /**
   * Those of whose name every term is a part; where there is nobody, those whose names begin with the terms in another spelling. A term is folded as names are and
   * holds no space.
   */
  find(terms: readonly string[]): Named {
    const named = this.#find(terms, ({ spelled }, term) => spelled.includes(term))
    if (isSomebody(named)) return named
    const keys = terms.map(nameKey)
    if (terms.some(term => NO_NAME.test(term)) || keys.some(key => key.length < LEAST_KEY)) return named
    const spelled = this.#find(keys, ({ key }, term) => key.startsWith(term))
    return isSomebody(spelled) ? spelled : this.#find(terms.map(unmarkedNameKey), ({ unmarkedKey }, term) => unmarkedKey.startsWith(term))
  }

  #find(terms: readonly string[], holds: (word: Word, term: string) => boolean): Named {
    // How many of the terms so far, one after the other, each doctor's name holds.
    const held = new Uint8Array(this.#all)
    for (const [at, term] of terms.entries())
      for (const word of this.#words.values()) if (holds(word, term)) for (const nr of word.nrs) if (held[nr] === at) held[nr] = at + 1
    const nrs: number[] = []
    for (let nr = 0; nr < this.#working; nr++) if (held[nr] === terms.length) nrs.push(nr)
    return { nrs, someWorkNowhere: held.indexOf(terms.length, this.#working) !== -1 }
  }

  #add(nr: number, words: readonly string[]): void {
    for (const spelled of words) {
      const known = this.#words.get(spelled)
      if (known) known.nrs.push(nr)
      else this.#words.set(spelled, { spelled, key: nameKey(spelled), unmarkedKey: unmarkedNameKey(spelled), nrs: [nr] })
    }
  }
}

function isSomebody({ nrs, someWorkNowhere }: Named): boolean {
  return nrs.length > 0 || someWorkNowhere
}

const read = new WeakMap<Assignments, Promise<DoctorNames>>()

/** The names of the catalogue that these assignments are of, read once for all who ask; after each change of it there are other assignments. */
export function doctorNamesOf(store: Store, assignments: Assignments): Promise<DoctorNames> {
  const known = read.get(assignments)
  if (known) return known
  const names = DoctorNames.read(store, assignments)
  read.set(assignments, names)
  // What could not be read is read again by the next who asks.
  names.catch(() => read.delete(assignments))
  return names
}
