// How many free slots each assignment has on each day and in each part of it, and when the first begins, in a few bytes a day. Of the first days every start is kept, for time
// passes over them; later ones begin when they become the first, and then all is read anew.
import { hoursOfPart, PARTS_OF_DAY, type PartOfDay } from '@vizit/rules/slots'
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

/** A stretch by days of the table, both inclusive; of the first of them only what begins at `after` (of its day) or later. `part`: of each day that alone; null: all. */
export type Stretch = { first: number; last: number; after: number; part: PartOfDay | null }

/** The columns of a day: the whole of it, then its parts. */
const COLUMNS = [null, ...PARTS_OF_DAY] as const
const HOUR_MILLIS = 3_600_000
/** When each column of a day begins and ends, in milliseconds of the day. */
const HOURS = COLUMNS.map(part => {
  const { from, to } = hoursOfPart(part)
  return { from: from * HOUR_MILLIS, to: to * HOUR_MILLIS }
})

export class FreeSlots {
  /** Midnight of day 0. */
  readonly from: Date
  #rows = new Map<number, number>()
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
    this.#free = new Uint8Array(this.#room * DAYS * COLUMNS.length)
    this.#first = new Int32Array(this.#room * DAYS * COLUMNS.length).fill(NONE)
    this.#readings = new Uint32Array(this.#room)
  }

  get bytes(): number {
    return this.#free.byteLength + this.#first.byteLength
  }

  /** Takes over what was read of these days. `ids`: those that were read whole, with or without a free slot. */
  put(rows: readonly DaysRow[], ids: readonly number[] = []): void {
    for (const id of ids) this.#read.add(id)
    for (const { id, days } of rows) {
      const row = this.rowOf(id)
      this.#readings[row]!++
      this.#changed.push(row)
      for (const text of days.split(';')) {
        const [day, free, first, parts, starts] = text.split(' ') as [string, string, string, string, string | undefined]
        const counted = [free, first, ...parts.split(',')]
        for (let column = 0; column < COLUMNS.length; column++) {
          const at = this.#at(row, Number(day), column)
          this.#free[at] = Number(counted[column * 2])
          this.#first[at] = Number(counted[column * 2 + 1])
        }
        if (Number(day) < LISTED) this.#starts[Number(day)]![row] = starts ? starts.split(',').map(Number) : []
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

  /** The rows that have changed since there were so many changes. Null: they are forgotten. */
  changedSince(changes: number): readonly number[] | null {
    return changes < this.#forgotten ? null : this.#changed.slice(changes - this.#forgotten)
  }

  /** Where the columns keep an assignment. */
  rowOf(assignmentId: number): number {
    const known = this.#rows.get(assignmentId)
    if (known !== undefined) return known
    const row = this.#rows.size
    if (row === this.#room) this.#grow()
    this.#rows.set(assignmentId, row)
    return row
  }

  isRead(assignmentId: number): boolean {
    return this.#read.has(assignmentId)
  }

  /** Another number after anything of the assignment has changed. */
  readingsOf(row: number): number {
    return this.#readings[row]!
  }

  /** Free slots of a day or of a part of it, from `after` of the day on, as far as they are counted. */
  countOn(row: number, day: number, after: number, part: PartOfDay | null): number {
    const column = COLUMNS.indexOf(part)
    if (after === 0 || day >= LISTED) return this.#free[this.#at(row, day, column)]!
    const starts = this.#starts[day]![row] ?? []
    const { from, to } = HOURS[column]!
    return beginning(starts, to) - Math.min(beginning(starts, Math.max(after, from)), beginning(starts, to))
  }

  /** When the first free slot of the stretch begins, in milliseconds since day 0; -1: there is none. */
  firstIn(row: number, { first, last, after, part }: Stretch): number {
    const column = COLUMNS.indexOf(part)
    for (let day = first; day <= last; day++) {
      const at = day === first && after > 0 ? this.#firstAfter(row, day, after, column) : this.#first[this.#at(row, day, column)]!
      if (at !== NONE) return day * DAY_MILLIS + at
    }
    return NONE
  }

  #firstAfter(row: number, day: number, after: number, column: number): number {
    if (day >= LISTED) throw new RangeError('of a later day only its beginning is known')
    const starts = this.#starts[day]![row] ?? []
    const { from, to } = HOURS[column]!
    const start = starts[beginning(starts, Math.max(after, from))] ?? to
    return start < to ? start : NONE
  }

  #at(row: number, day: number, column: number): number {
    return (column * DAYS + day) * this.#room + row
  }

  #grow(): void {
    const room = Math.ceil(this.#room * GROWTH)
    const free = new Uint8Array(room * DAYS * COLUMNS.length)
    const first = new Int32Array(room * DAYS * COLUMNS.length).fill(NONE)
    for (let row = 0; row < DAYS * COLUMNS.length; row++) {
      free.set(this.#free.subarray(row * this.#room, (row + 1) * this.#room), row * room)
      first.set(this.#first.subarray(row * this.#room, (row + 1) * this.#room), row * room)
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
