// The names of all doctors, held in the memory of each server and read anew after the catalogue has changed: each letter that somebody types is a question, and asks no table.
import type { Store } from '../../store/store.ts'
import type { Assignments } from '../availability/assignments.ts'
import { findFoldedNames } from './names.sql.ts'

/** Lines taken in at once: some milliseconds of the event loop. */
const READ_AT_ONCE = 2_000

/** Who is found by a name: their numbers in the order of names, in that order. `someWorkNowhere`: so is somebody whom no list of a place knows. */
export type Named = { nrs: number[]; someWorkNowhere: boolean }

export class DoctorNames {
  #words = new Map<string, number[]>()
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

  /** Those of whose name every term is a part. A term is folded as names are and holds no space. */
  find(terms: readonly string[]): Named {
    // How many of the terms so far, one after the other, each doctor's name holds.
    const held = new Uint8Array(this.#all)
    for (const [at, term] of terms.entries())
      for (const [word, nrs] of this.#words) if (word.includes(term)) for (const nr of nrs) if (held[nr] === at) held[nr] = at + 1
    const nrs: number[] = []
    for (let nr = 0; nr < this.#working; nr++) if (held[nr] === terms.length) nrs.push(nr)
    return { nrs, someWorkNowhere: held.indexOf(terms.length, this.#working) !== -1 }
  }

  #add(nr: number, words: readonly string[]): void {
    for (const word of words) {
      const nrs = this.#words.get(word)
      if (nrs) nrs.push(nr)
      else this.#words.set(word, [nr])
    }
  }
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
