// The timetable of a clinic that works inside the product: hours week after week, days that are otherwise, and the slots that follow from them.
import { type Day, instantText, minskInstant, weekdayOf } from './days.ts'
import type { Slot } from './slots.ts'

/** Times are 'HH:MM' of Minsk; days are inclusive. `until` null: until further notice. */
export type WeeklyHours = {
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7
  opens: string
  closes: string
  slotMinutes: number
  since: Day
  until: Day | null
}

/** `closed` without times: the whole day. `open` stands beside the weekly hours, `instead` stands for all of them. */
export type HoursException =
  | { kind: 'closed'; day: Day; from: { opens: string; closes: string } | null }
  | { kind: 'open'; day: Day; opens: string; closes: string; slotMinutes: number }
  | { kind: 'instead'; day: Day; opens: string; closes: string; slotMinutes: number }

/**
 * The slots of one day in time order. What is left of an opening after its last whole slot is no slot; a slot that touches a closed stretch is not
 * given; of two slots that overlap, as an extra opening may bring about, the earlier stays.
 */
export function slotsOn(day: Day, weekly: readonly WeeklyHours[], exceptions: readonly HoursException[]): Slot[] {
  const today = exceptions.filter(one => one.day === day)
  const closed = today.filter(one => one.kind === 'closed')
  if (closed.some(one => one.from === null)) return []
  const instead = today.filter(one => one.kind === 'instead')
  const usual = instead.length > 0 ? instead : weekly.filter(hours => holds(hours, day))
  const openings = [...usual, ...today.filter(one => one.kind === 'open')]
  const starts = openings
    .flatMap(({ opens, closes, slotMinutes }) => startsBetween(minuteOf(opens), minuteOf(closes), slotMinutes))
    .filter(slot => !closed.some(({ from }) => from && slot.start < minuteOf(from.closes) && slot.end > minuteOf(from.opens)))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  const midnight = minskInstant(day, '00:00').getTime()
  const slots: Slot[] = []
  let busyUntil = 0
  for (const { start, end } of starts) {
    if (start < busyUntil) continue
    slots.push({ start: instant(midnight, start), end: instant(midnight, end) })
    busyUntil = end
  }
  return slots
}

/** Does a time lie wholly within what slots make up? `slots` of slotsOn, in time order. */
export function judgeTime(time: Slot, slots: readonly Slot[]): 'within' | 'outside' {
  let reached = time.start
  for (const { start, end } of slots) if (start <= reached && end > reached) reached = end
  return reached >= time.end ? 'within' : 'outside'
}

function holds(hours: WeeklyHours, day: Day): boolean {
  return hours.weekday === weekdayOf(day) && hours.since <= day && (hours.until === null || day <= hours.until)
}

function startsBetween(opens: number, closes: number, minutes: number): { start: number; end: number }[] {
  const slots = []
  for (let start = opens; start + minutes <= closes; start += minutes) slots.push({ start, end: start + minutes })
  return slots
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function instant(midnight: number, minute: number): string {
  return instantText(new Date(midnight + minute * 60_000))
}
