// Answers as the bytes that travel, while they are true. However many questions are thought up, no more is kept than the bounds say.
import type { ReadyJson, ReadyText } from '../../http/route.ts'

/**
 * An answer before it is made. `basis`: all that it is made from; of the same basis comes the same answer. `until`: when time itself makes it untrue, in
 * milliseconds.
 */
export type Planned<T extends ReadyText = ReadyJson> = { basis: string; until: number; make: () => Promise<T> }
type One<T> = { basis: string; version: number; from: number; until: number; bytes: number; made: Promise<T> }

/** What a kept answer costs beside its bytes, and what may be compressed of it later. */
const OVERHEAD = 500
const WITH_COMPRESSED = 1.25

export class KeptAnswers<T extends ReadyText = ReadyJson> {
  #most: { bytes: number; answers: number }
  #kept = new Map<string, One<T>>()
  #bytes = 0

  constructor(most: { bytes: number; answers: number }) {
    this.#most = most
  }

  get size(): { bytes: number; answers: number } {
    return { bytes: this.#bytes, answers: this.#kept.size }
  }

  /**
   * The answer of this version to this question, made once for all who ask while it is made and while it is true. In another version it is planned anew, and
   * made anew only on another basis. Null: there is none. What could not be made is not kept.
   */
  of(question: string, version: number, now: Date, plan: () => Planned<T> | null): Promise<T> | null {
    const at = now.getTime()
    const found = this.#kept.get(question)
    if (found && found.version === version && found.from <= at && at < found.until) return this.#again(question, found)
    const planned = plan()
    if (!planned) return null
    if (found && found.basis === planned.basis) {
      Object.assign(found, { version, from: at, until: planned.until })
      return this.#again(question, found)
    }
    return this.#make(question, version, at, planned)
  }

  #again(question: string, one: One<T>): Promise<T> {
    this.#kept.delete(question)
    this.#kept.set(question, one)
    return one.made
  }

  async #make(question: string, version: number, from: number, { basis, until, make }: Planned<T>): Promise<T> {
    const made = make()
    const one: One<T> = { basis, version, from, until, bytes: OVERHEAD + 2 * (question.length + basis.length), made }
    this.#drop(question)
    this.#kept.set(question, one)
    this.#bytes += one.bytes
    this.#shrink()
    try {
      const answer = await made
      if (this.#kept.get(question) === one) {
        const bytes = Math.round(answer.plain.length * WITH_COMPRESSED)
        one.bytes += bytes
        this.#bytes += bytes
        this.#shrink()
      }
      return answer
    } catch (error) {
      if (this.#kept.get(question) === one) this.#drop(question)
      throw error
    }
  }

  #drop(question: string): void {
    const one = this.#kept.get(question)
    if (!one) return
    this.#kept.delete(question)
    this.#bytes -= one.bytes
  }

  /** Those that were not asked for longest go first. */
  #shrink(): void {
    for (const question of this.#kept.keys()) {
      if (this.#bytes <= this.#most.bytes && this.#kept.size <= this.#most.answers) return
      this.#drop(question)
    }
  }
}
