// How many free slots each assignment has on each day and when the first begins, in a few bytes a day. Of the first days every start is kept, for time
// passes over them; later ones begin when they become the first, and then all is read anew.
import type { DaysRow } from './days.sql.ts'

/** Today and two months ahead, whichever they are, and one more: what was read today holds tomorrow too. */
export const DAYS = 64
export const LISTED = 2
const NONE = -1
const GROWTH = 1.5
/** So many changes are remembered by name; whoever has not looked for longer looks at all. */
const CHANGES = 8_000

/** Milliseconds of a Minsk day. */
export const DAY_MILLIS = 86_400_000

/** A stretch by days of the table, both inclusive; of the first of them only what begins at `after` (of its day) or later. */
export type Stretch = { first: number; last: number; after: number }

export class FreeSlots {
  /** Midnight of day 0. */
  readonly from: Date
  #places = new Map<number, number>()
  #room: number
  #free: Uint8Array
  #first: Int32Array
  #starts: (readonly number[])[][] = Array.from({ length: LISTED }, () => [])
  /** How often a day of the assignment was read. */
  #readings: Uint32Array
  #read = new Set<number>()
  #changed: number[] = []
  #forgotten = 0

  constructor(from: Date, assignments: number) {
    this.from = from
    this.#room = Math.max(16, assignments)
    this.#free = new Uint8Array(this.#room * DAYS)
    this.#first = new Int32Array(this.#room * DAYS).fill(NONE)
    this.#readings = new Uint32Array(this.#room)
  }

  get bytes(): number {
    return this.#free.byteLength + this.#first.byteLength
  }

  /** Takes over what was read of these days. `ids`: those that were read whole, with or without a free slot. */
  put(rows: readonly DaysRow[], ids: readonly number[] = []): void {
    for (const id of ids) this.#read.add(id)
    for (const { id, days } of rows) {
      const place = this.placeOf(id)
      this.#readings[place]!++
      this.#changed.push(place)
      for (const text of days.split(';')) {
        const [day, free, first, starts] = text.split(' ') as [string, string, string, string | undefined]
        const at = Number(day) * this.#room + place
        this.#free[at] = Number(free)
        this.#first[at] = Number(first)
        if (Number(day) < LISTED) this.#starts[Number(day)]![place] = starts ? starts.split(',').map(Number) : []
      }
    }
    if (this.#changed.length > CHANGES) {
      this.#forgotten += this.#changed.length - CHANGES / 2
      this.#changed = this.#changed.slice(-CHANGES / 2)
    }
  }

  /** How many changes there were. */
  get changes(): number {
    return this.#forgotten + this.#changed.length
  }

  /** The places that have changed since there were so many changes. Null: they are forgotten. */
  changedSince(changes: number): readonly number[] | null {
    return changes < this.#forgotten ? null : this.#changed.slice(changes - this.#forgotten)
  }

  /** Where the columns keep an assignment. */
  placeOf(assignmentId: number): number {
    const known = this.#places.get(assignmentId)
    if (known !== undefined) return known
    const place = this.#places.size
    if (place === this.#room) this.#grow()
    this.#places.set(assignmentId, place)
    return place
  }

  isRead(assignmentId: number): boolean {
    return this.#read.has(assignmentId)
  }

  /** Another number after anything of the assignment has changed. */
  readingsOf(place: number): number {
    return this.#readings[place]!
  }

  /** Free slots of a day, from `after` of it on, as far as they are counted. */
  countOn(place: number, day: number, after: number): number {
    if (after === 0 || day >= LISTED) return this.#free[day * this.#room + place]!
    const starts = this.#starts[day]![place] ?? []
    return starts.length - beginning(starts, after)
  }

  /** When the first free slot of the stretch begins, in milliseconds since day 0; -1: there is none. */
  firstIn(place: number, { first, last, after }: Stretch): number {
    for (let day = first; day <= last; day++) {
      const at = day === first && after > 0 ? this.#firstAfter(place, day, after) : this.#first[day * this.#room + place]!
      if (at !== NONE) return day * DAY_MILLIS + at
    }
    return NONE
  }

  #firstAfter(place: number, day: number, after: number): number {
    if (day >= LISTED) throw new RangeError('of a later day only its beginning is known')
    const starts = this.#starts[day]![place] ?? []
    return starts[beginning(starts, after)] ?? NONE
  }

  #grow(): void {
    const room = Math.ceil(this.#room * GROWTH)
    const free = new Uint8Array(room * DAYS)
    const first = new Int32Array(room * DAYS).fill(NONE)
    for (let day = 0; day < DAYS; day++) {
      free.set(this.#free.subarray(day * this.#room, (day + 1) * this.#room), day * room)
      first.set(this.#first.subarray(day * this.#room, (day + 1) * this.#room), day * room)
    }
    const readings = new Uint32Array(room)
    readings.set(this.#readings)
    this.#readings = readings
    this.#room = room
    this.#free = free
    this.#first = first
  }
}

/** Which of these starts is the first at `after` or later. */
function beginning(starts: readonly number[], after: number): number {
  let at = 0
  while (at < starts.length && starts[at]! < after) at++
  return at
}
