// Free slots of one doctor: joined to the length of a service, grouped for the eye.
import { minskTime } from './days.ts'

/** UTC ISO instants. */
export type Slot = { start: string; end: string }
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** [2.98 9.13] More than five fold into a toggle. */
export const SLOTS_BEFORE_TOGGLE = 5

export const AFTERNOON_FROM = '12:00'
export const EVENING_FROM = '17:00'

/** In the order of the day [3.95]. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const satisfies readonly PartOfDay[]

const HOURS_OF = {
  morning: { from: 0, to: Number.parseInt(AFTERNOON_FROM, 10) },
  afternoon: { from: Number.parseInt(AFTERNOON_FROM, 10), to: Number.parseInt(EVENING_FROM, 10) },
  evening: { from: Number.parseInt(EVENING_FROM, 10), to: 24 }
} as const satisfies Record<PartOfDay, { from: number; to: number }>

/** Full hours of Minsk: a slot that begins at `from` or later and before `to` belongs to the part [3.95]. Null: the whole day. */
export function hoursOfPart(part: PartOfDay | null): { from: number; to: number } {
  return part === null ? { from: 0, to: 24 } : HOURS_OF[part]
}

/**
 * Every start from which an unbroken run of free slots lasts at least `minutes`, with the slots that make it up [4.57].
 * Slots of one doctor, in any order; a gap of even one minute breaks the run; of two slots with one start the first given counts.
 */
export function mergeSlots<S extends Slot>(slots: readonly S[], minutes: number): S[][] {
  const byStart = new Map<number, { slot: S; start: number; end: number; runEnd: number }>()
  for (const slot of slots) {
    const start = Date.parse(slot.start)
    const end = Date.parse(slot.end)
    if (end > start && !byStart.has(start)) byStart.set(start, { slot, start, end, runEnd: end })
  }
  const inOrder = [...byStart.values()].sort((a, b) => a.start - b.start)
  // From the last to the first, each slot learns where its run ends: a run that is too short is then refused without walking it.
  for (const one of inOrder.toReversed()) one.runEnd = byStart.get(one.end)?.runEnd ?? one.end

  const groups: S[][] = []
  for (const first of inOrder) {
    const needed = first.start + minutes * 60_000
    if (first.runEnd < needed) continue
    const group = [first.slot]
    for (let last = first; last.end < needed; group.push(last.slot)) last = byStart.get(last.end)!
    groups.push(group)
  }
  return groups
}

/** Of a Minsk clock time 'HH:MM': before noon, from noon, from 17:00 [3.95]. */
export function partOfDay(time: string): PartOfDay {
  return time < AFTERNOON_FROM ? 'morning' : time < EVENING_FROM ? 'afternoon' : 'evening'
}

/** In the order of the day, only parts that have something; `startOf` gives an item's UTC ISO start. Items keep their order. */
export function groupByPart<T>(items: readonly T[], startOf: (item: T) => string): { part: PartOfDay; items: T[] }[] {
  const parts: Record<PartOfDay, T[]> = { morning: [], afternoon: [], evening: [] }
  for (const item of items) parts[partOfDay(minskTime(new Date(startOf(item))))].push(item)
  return PARTS_OF_DAY.map(part => ({ part, items: parts[part] })).filter(group => group.items.length > 0)
}

/**
 * The slots to show and what the toggle would do [2.98 9.13]. The five are the earliest of each part of the day in turn, so that none hides whether there is an
 * afternoon or an evening. Slots in order of time.
 */
export function foldSlots<T>(
  slots: readonly T[],
  startOf: (item: T) => string,
  opened: boolean
): { shown: readonly T[]; toggle: 'none' | 'more' | 'less' } {
  if (slots.length <= SLOTS_BEFORE_TOGGLE) return { shown: slots, toggle: 'none' }
  if (opened) return { shown: slots, toggle: 'less' }
  const parts = groupByPart(slots, startOf).map(group => group.items)
  const inTurn = slots.flatMap((_, nr) => parts.flatMap(items => items.slice(nr, nr + 1)))
  const kept = new Set(inTurn.slice(0, SLOTS_BEFORE_TOGGLE))
  return { shown: slots.filter(slot => kept.has(slot)), toggle: 'more' }
}

/** Free times of a day are counted so far: more of them are no less than that. */
export const PLACES_COUNTED = 100

/** How far from now a time may lie that a clinic names: what is further is a mistake of a program, or an attempt to break one. */
export const CLINIC_TIME_DAYS = { back: 366, ahead: 731 } as const

const DAY_MILLIS = 86_400_000

/** Is this a time at which a slot or a visit can be? `at` in milliseconds. */
export function judgeClinicTime(at: number, now: Date): 'ok' | 'too-long-ago' | 'too-far' {
  if (!(at >= now.getTime() - CLINIC_TIME_DAYS.back * DAY_MILLIS)) return 'too-long-ago'
  return at <= now.getTime() + CLINIC_TIME_DAYS.ahead * DAY_MILLIS ? 'ok' : 'too-far'
}
