// What a server knows of the free slots without looking at them: it has counted them once, and before each answer asks the log what has changed
// since (decision 0058). What was committed before a question is in its answer, whichever server or command did it.
import { setTimeout as pause } from 'node:timers/promises'
import { daysBetween, minskDay, minskInstant } from '@vizit/rules/days'
import type { PartOfDay } from '@vizit/rules/slots'
import type { ReadyJson, ReadyText } from '../../http/route.ts'
import type { Store } from '../../store/store.ts'
import { findAssignments } from './assignments.sql.ts'
import { Assignments } from './assignments.ts'
import { findChanges, putMark, type Seen } from './changes.sql.ts'
import { countAssignments, findDays, findSomeDays } from './days.sql.ts'
import { DAY_MILLIS, DAYS, FreeSlots, LISTED, type Stretch } from './free-slots.ts'
import { KeptAnswers, type Planned } from './kept-answers.ts'
import { Rankings } from './rankings.ts'

/** Assignments read at once: some hundred kilobytes, which hold the event loop for a few milliseconds. */
const READ_AT_ONCE = 250
const DAYS_AT_ONCE = 2_000
/** So long after a count has begun questions wait for it; then they are asked of the tables. */
const COUNT_WAITED_MILLIS = 300
/** The log keeps changes for ten minutes at least: whoever looks each minute never has to count anew. */
const POLL_EVERY_MILLIS = 60_000
const KEPT = { bytes: 8 * 2 ** 20, answers: 4_000 }

/** What is true at the moment of a question. `today`: the day of `free` that it is. */
export type View = { free: FreeSlots; assignments: Assignments; rankings: Rankings; today: number }

/** Made of what is counted it can leave out what makes no difference. */
type Question = unknown[] | ((view: View) => unknown[])
type Counted = { free: FreeSlots; assignments: Assignments; rankings: Rankings; generation: string; snapshot: string }

export class Availability {
  #store: Store
  #counted: Counted | null = null
  #counting: Promise<void> | null = null
  #waitedUntil = 0
  #begun: Promise<Counted | null> = Promise.resolve(null)
  #polling: Promise<void> | null = null
  #next: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #version = 0
  #catalogueVersion = 0
  readonly kept = new KeptAnswers(KEPT)

  constructor(store: Store) {
    this.#store = store
  }

  /** Counts at once and looks each minute, so that the first visitor after a quiet night does not wait. Returns what stops it. */
  keepWarm(clock: () => Date): () => void {
    // What the database cannot give now is asked for again by the next question.
    const poll = () => void this.fresh(clock()).catch(() => undefined)
    poll()
    this.#timer = setInterval(poll, POLL_EVERY_MILLIS).unref()
    return () => clearInterval(this.#timer ?? undefined)
  }

  /** The kept answer of what the timetable and the catalogue are now, or the one that is planned of them; null while they are not counted. */
  answer(question: Question, now: Date, plan: (view: View) => Planned | null): Promise<ReadyJson | null> {
    return this.answerIn(this.kept, question, now, plan)
  }

  /** The same of answers that are kept apart, so that they do not push out others. */
  async answerIn<T extends ReadyText>(
    kept: KeptAnswers<T>,
    question: Question,
    now: Date,
    plan: (view: View, version: number) => Planned<T> | null
  ): Promise<T | null> {
    const view = await this.fresh(now)
    if (!view) return null
    const [catalogue, version] = [this.#catalogueVersion, this.#version]
    return kept.of(JSON.stringify(typeof question === 'function' ? question(view) : question), version, now, () => {
      const planned = plan(view, version)
      return planned && { ...planned, basis: `${catalogue} ${planned.basis}` }
    })
  }

  /** The same of the catalogue alone. */
  async answerOfCatalogue(question: unknown[], now: Date, make: () => Promise<ReadyJson>): Promise<ReadyJson | null> {
    return this.answer(question, now, () => ({ basis: '', until: Number.POSITIVE_INFINITY, make }))
  }

  /**
   * Who works where, waited for as long as it takes to read that; `version` is another one after the catalogue has changed. While the slots are being counted
   * nobody waits for them: then `isCounted` is false, and of free slots the view says nothing that is true.
   */
  async whoWorks(now: Date): Promise<{ view: View; version: number; isCounted: boolean }> {
    for (;;) {
      const view = await this.fresh(now)
      if (view) return { view, version: this.#catalogueVersion, isCounted: true }
      const begun = await this.#begun
      if (begun) return { view: { ...begun, today: 0 }, version: this.#catalogueVersion, isCounted: false }
      await this.#counting
    }
  }

  /** All that was committed before this call. Null: not counted yet. */
  async fresh(now: Date): Promise<View | null> {
    for (let tried = 0; tried < 3; tried++) {
      if (!this.#counted) {
        const counting = this.#count(now)
        counting.catch(() => undefined)
        await Promise.race([counting, pause(Math.max(0, this.#waitedUntil - performance.now()), undefined, { ref: false })])
        if (!this.#counted) return null
      }
      await this.#poll()
      const counted = this.#counted
      if (!counted) continue
      const today = daysBetween(minskDay(counted.free.from), minskDay(now))
      if (today >= 0 && today < LISTED) {
        // The new day is counted aside; what is there knows tomorrow as well as today.
        if (today > 0) void this.#count(now).catch(() => undefined)
        return { free: counted.free, assignments: counted.assignments, rankings: counted.rankings, today }
      }
      this.#counted = null
    }
    return null
  }

  /** Looks into the log, after this call. Who comes while somebody looks waits for the next poll, all together for one. */
  #poll(): Promise<void> {
    if (!this.#polling) return this.#pollNow()
    this.#next ??= this.#polling
      .catch(() => undefined)
      .then(() => {
        this.#next = null
        return this.#pollNow()
      })
    return this.#next
  }

  #pollNow(): Promise<void> {
    const polling = this.#catchUp().finally(() => {
      if (this.#polling === polling) this.#polling = null
    })
    this.#polling = polling
    return polling
  }

  async #catchUp(): Promise<void> {
    const counted = this.#counted
    if (!counted) return
    const seen = await findChanges(this.#store, counted.snapshot)
    if (seen?.generation !== counted.generation || !seen.whole) {
      this.#forget(counted)
      return
    }
    try {
      if (seen.changed) await this.#takeIn(counted, seen.changed)
      counted.snapshot = seen.snapshot
    } catch (error) {
      // Half taken in is neither the one nor the other: what was seen is seen again.
      this.#version++
      this.#catalogueVersion++
      throw error
    }
  }

  #forget(counted: Counted): void {
    if (this.#counted === counted) this.#counted = null
    this.#version++
    this.#catalogueVersion++
  }

  async #takeIn(counted: Counted, changed: NonNullable<Seen['changed']>): Promise<void> {
    const { free } = counted
    const first = daysBetween('1970-01-01', minskDay(free.from))
    const [ids, days]: [number[], number[]] = [[], []]
    for (const one of changed) {
      const [id, day] = one.split(' ').map(Number) as [number, number]
      if (one === '' || day < first || day >= first + DAYS || !free.isRead(id)) continue
      ids.push(id)
      days.push(day - first)
    }
    for (let from = 0; from < ids.length; from += DAYS_AT_ONCE) {
      const some = { ids: ids.slice(from, from + DAYS_AT_ONCE), days: days.slice(from, from + DAYS_AT_ONCE) }
      free.put(await findSomeDays(this.#store, some, { from: free.from, days: DAYS, listed: LISTED }))
    }
    if (changed.includes('')) {
      counted.assignments = new Assignments(await findAssignments(this.#store), id => free.rowOf(id))
      await this.#read(free, counted.assignments)
      counted.rankings = new Rankings(free, counted.assignments)
      this.#catalogueVersion++
    }
    this.#version++
  }

  #count(now: Date): Promise<void> {
    this.#counting ??= this.#countNow(now).finally(() => {
      this.#counting = null
    })
    return this.#counting
  }

  async #countNow(now: Date): Promise<void> {
    this.#waitedUntil = performance.now() + COUNT_WAITED_MILLIS
    this.#begun = this.#begin(now)
    const begun = await this.#begun
    if (!begun) return
    await this.#read(begun.free, begun.assignments)
    this.#counted = begun
    this.#version++
    this.#catalogueVersion++
  }

  /** Reads who works where. The snapshot is taken before anything is read: what changes meanwhile is read again by the next poll. */
  async #begin(now: Date): Promise<Counted | null> {
    let seen = await findChanges(this.#store, null)
    if (!seen) {
      await putMark(this.#store)
      seen = await findChanges(this.#store, null)
    }
    if (!seen) return null
    const rows = await findAssignments(this.#store)
    const free = new FreeSlots(minskInstant(minskDay(now), '00:00'), await countAssignments(this.#store))
    const assignments = new Assignments(rows, id => free.rowOf(id))
    return { free, assignments, rankings: new Rankings(free, assignments), generation: seen.generation, snapshot: seen.snapshot }
  }

  /** Reads the days of all assignments that are not known yet. */
  async #read(free: FreeSlots, assignments: Assignments): Promise<void> {
    const ids = assignments.assignmentIds().filter(id => !free.isRead(id))
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const some = ids.slice(from, from + READ_AT_ONCE)
      free.put(await findDays(this.#store, some, { from: free.from, days: DAYS, listed: LISTED }), some)
    }
  }
}

const ofStores = new WeakMap<Store, Availability>()

/** The one of this process for this database. */
export function availabilityOf(store: Store): Availability {
  const known = ofStores.get(store)
  if (known) return known
  const made = new Availability(store)
  ofStores.set(store, made)
  return made
}

/** A stretch of Minsk days, or of a part of each of them, in the words of `FreeSlots`. */
export function stretchOf(
  { free }: View,
  range: { after: Date; before: Date; firstDay: string; days: number },
  part: PartOfDay | null = null
): Stretch {
  const first = daysBetween(minskDay(free.from), range.firstDay)
  return { first, last: first + range.days - 1, after: range.after.getTime() - free.from.getTime() - first * DAY_MILLIS, part }
}
