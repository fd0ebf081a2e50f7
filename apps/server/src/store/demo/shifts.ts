// When a doctor works: a pure function of the assignment and the day, so that a day made later equals the one made today.
import { addDays, type Day, daysBetween, weekdayOf } from '@vizit/rules/days'
import { scatter } from './random.ts'

type Rhythm = 'alternating' | 'morning' | 'evening' | 'whole-day' | 'long-day'
/** 'light': a doctor who comes to the centre two to five days a week. 'full': five long days, for the reference data. */
type Workload = 'light' | 'full'

export type Habit = {
  /** Monday is 1; Sunday never. None = no slots at all. */
  weekdays: readonly number[]
  /** Every second Saturday besides. */
  saturdays: boolean
  rhythm: Rhythm
  /** How much of the near days the clinic itself has given away, 0 to 1. */
  crowd: number
  /** So many days from today are full. */
  bookedOutDays: number
}

/** One doctor at one branch, with the share of the doctor's days that is spent there. */
export type Post = { assignmentId: number; doctorId: number; slotMinutes: number; habit: Habit; place: number; places: number }
/** A calendar day with what the shifts ask of it; `number` counts days since 1970. */
export type Calendar = { day: Day; number: number; weekday: number; holiday: boolean }

type Stretch = readonly [from: number, to: number]
const at = (hour: number, minute = 0) => hour * 60 + minute

/** Minutes of the day, with the breaks left out. */
const STRETCHES: Record<'morning' | 'evening' | 'whole-day' | 'long-day' | 'saturday', readonly Stretch[]> = {
  morning: [
    [at(8), at(11)],
    [at(11, 20), at(14)]
  ],
  evening: [
    [at(14), at(17)],
    [at(17, 20), at(20)]
  ],
  'whole-day': [
    [at(9), at(13)],
    [at(14), at(17)]
  ],
  'long-day': [
    [at(8), at(13)],
    [at(14), at(17, 40)]
  ],
  saturday: [
    [at(9), at(12)],
    [at(12, 20), at(15)]
  ]
}

/** Public holidays on fixed dates. */
const HOLIDAYS = new Set(['01-01', '01-02', '01-07', '03-08', '05-01', '05-09', '07-03', '11-07', '12-25'])

export function calendarOf(from: Day, to: Day): Calendar[] {
  const first = daysBetween('1970-01-01', from)
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, place) => {
    const day = addDays(from, place)
    return { day, number: first + place, weekday: weekdayOf(day), holiday: HOLIDAYS.has(day.slice(5)) }
  })
}

/** Joins assignments with habits. What a doctor is like depends on the doctor's id alone. */
export function makePosts(
  assignments: readonly { id: number; doctorId: number; slotMinutes: number }[],
  workload: Workload,
  known: ReadonlyMap<number, Partial<Habit>>
): Post[] {
  const ofDoctor = new Map<number, number[]>()
  for (const { id, doctorId } of assignments) ofDoctor.set(doctorId, [...(ofDoctor.get(doctorId) ?? []), id])
  return assignments.map(({ id, doctorId, slotMinutes }) => {
    const own = (ofDoctor.get(doctorId) ?? []).toSorted((a, b) => a - b)
    const habit = { ...habitOf(doctorId, workload), ...known.get(doctorId) }
    return { assignmentId: id, doctorId, slotMinutes, habit, place: own.indexOf(id), places: own.length }
  })
}

function habitOf(doctorId: number, workload: Workload): Habit {
  const chance = (what: number) => scatter(doctorId, what, 4_241)
  const crowd = 0.45 + chance(1) * 0.55
  if (workload === 'full') return { weekdays: [1, 2, 3, 4, 5], saturdays: false, rhythm: 'long-day', crowd, bookedOutDays: 0 }
  const rhythms: readonly Rhythm[] = [
    'alternating',
    'alternating',
    'alternating',
    'alternating',
    'morning',
    'morning',
    'evening',
    'whole-day'
  ]
  const often = 2 + Math.floor(chance(2) * 3.4)
  const weekdays = [1, 2, 3, 4, 5].toSorted((a, b) => scatter(doctorId, a, 77) - scatter(doctorId, b, 77)).slice(0, often)
  return {
    // One in forty takes by telephone alone.
    weekdays: chance(3) < 0.025 ? [] : weekdays.toSorted(),
    saturdays: chance(4) < 0.2,
    rhythm: rhythms[Math.floor(chance(5) * rhythms.length)] ?? 'alternating',
    crowd,
    bookedOutDays: chance(6) < 0.1 ? 3 + Math.floor(chance(7) * 8) : 0
  }
}

const NOTHING: readonly number[] = []
const startsByShift = new Map<string, readonly number[]>()

/** Starts of the slots of a day in minutes after midnight in Minsk, in order; none on a day off. */
export function startsOn(post: Post, day: Calendar): readonly number[] {
  const { habit, doctorId, slotMinutes } = post
  if (day.holiday || day.weekday === 7 || habit.weekdays.length === 0) return NOTHING
  const week = Math.floor((day.number + 3) / 7)
  // A week off now and then.
  if (scatter(doctorId, week, 9) < 0.04) return NOTHING
  if (post.places > 1 && (day.weekday + week + doctorId) % post.places !== post.place) return NOTHING
  if (day.weekday === 6) return habit.saturdays && (week + doctorId) % 2 === 0 ? startsOf('saturday', slotMinutes) : NOTHING
  if (!habit.weekdays.includes(day.weekday)) return NOTHING
  if (habit.rhythm !== 'alternating') return startsOf(habit.rhythm, slotMinutes)
  return startsOf((day.number + doctorId) % 2 === 0 ? 'morning' : 'evening', slotMinutes)
}

function startsOf(shift: keyof typeof STRETCHES, slotMinutes: number): readonly number[] {
  const key = `${shift} ${slotMinutes}`
  let starts = startsByShift.get(key)
  if (!starts) {
    starts = STRETCHES[shift].flatMap(([from, to]) =>
      Array.from({ length: Math.floor((to - from) / slotMinutes) }, (_, place) => from + place * slotMinutes)
    )
    startsByShift.set(key, starts)
  }
  return starts
}

/**
 * Whether the clinic has given a slot away itself, so many days before it. Who was taken stays taken as the day comes nearer: the share only
 * grows, and each slot is compared with a number of its own.
 */
export function isTaken(post: Post, day: Calendar, start: number, daysAhead: number): boolean {
  const { crowd, bookedOutDays } = post.habit
  if (daysAhead < bookedOutDays) return true
  const hour = start < at(10) || start >= at(17) ? 1.15 : start >= at(12) && start < at(15) ? 0.8 : 1
  const share = crowd * (0.1 + 0.85 * Math.exp(-Math.max(0, daysAhead) / 13)) * hour
  return scatter(post.assignmentId, day.number, start) < share
}
