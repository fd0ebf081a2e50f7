// The timetable of BY-1 and the visits on it and before it. Both are made by the same walk, so that a visit knows the id of its slot.
import { scatter } from './random.ts'
import { adultAt, bookerOf, childAt, type Population, uuidOf } from './reference-people.ts'
import { type Calendar, isTaken, type Post, startsOn } from './shifts.ts'
import { minskText } from './slot-lines.ts'
import type { Assignment } from './world.ts'

/** Of the slots that are not free so many are visits made here, the rest the clinic's own. */
const VISITS_OF_TAKEN = 0.6

export type Timetable = {
  posts: readonly Post[]
  assignments: readonly Assignment[]
  /** Doctors, by id, who see children only. */
  childrenOnly: ReadonlySet<number>
  days: readonly Calendar[]
  population: Population
}

type Seen = { slotId: number; post: Post; day: Calendar; start: number; takenBy: 'visit' | 'clinic' | null }

function* walk({ posts, days }: Timetable): Generator<Seen> {
  const today = days[0]?.number ?? 0
  let slotId = 0
  for (const post of posts) {
    for (const day of days) {
      for (const start of startsOn(post, day)) {
        slotId++
        const taken = isTaken(post, day, start, day.number - today)
        const takenBy = taken ? (scatter(post.assignmentId, day.number, start + 7_000) < VISITS_OF_TAKEN ? 'visit' : 'clinic') : null
        yield { slotId, post, day, start, takenBy }
      }
    }
  }
}

export const REFERENCE_SLOT_COLUMNS = ['id', 'assignment_id', 'starts_at', 'ends_at', 'taken_by']

export function* referenceSlotLines(timetable: Timetable): Generator<string> {
  for (const { slotId, post, day, start, takenBy } of walk(timetable)) {
    yield `${slotId}\t${post.assignmentId}\t${minskText(day, start)}\t${minskText(day, start + post.slotMinutes)}\t${takenBy ?? '\\N'}\n`
  }
}

export const VISIT_COLUMNS =
  'order_id account_id profile_id provider_id assignment_id doctor_id slot_id starts_at ends_at status cancelled_by created_at updated_at'.split(
    ' '
  )

/** A visit on every slot taken by one, then past visits (without slots: those days have left the timetable) until there are `count`. */
export function* visitLines(timetable: Timetable, past: readonly Calendar[], count: number, at: string): Generator<string> {
  const line = lineMaker(timetable, at)
  let made = 0
  for (const seen of walk(timetable)) {
    if (seen.takenBy !== 'visit' || made === count) continue
    yield line(made++, seen, seen.slotId, 'booked')
  }
  // A little more than needed, so that chance does not leave the total short.
  const share = ((count - made) / pastSlots(timetable, past)) * 1.02
  for (const post of timetable.posts) {
    for (const day of past) {
      for (const start of startsOn(post, day)) {
        const chance = scatter(post.assignmentId, day.number, start + 9_000)
        if (chance >= share) continue
        if (made === count) return
        const fate = chance / share
        yield line(made++, { post, day, start }, null, fate < 0.84 ? 'done' : fate < 0.95 ? 'cancelled' : 'no_show')
      }
    }
  }
}

function pastSlots({ posts }: Timetable, past: readonly Calendar[]): number {
  let slots = 0
  for (const post of posts) for (const day of past) slots += startsOn(post, day).length
  return slots
}

type Status = 'booked' | 'done' | 'cancelled' | 'no_show'

function lineMaker({ assignments, childrenOnly, population }: Timetable, at: string) {
  const patient = patients(population)
  const known = new Map(assignments.map(assignment => [assignment.id, assignment]))
  return (nth: number, { post, day, start }: Pick<Seen, 'post' | 'day' | 'start'>, slotId: number | null, status: Status): string => {
    const place = patient(day.number, childrenOnly.has(post.doctorId))
    const cells = [
      uuidOf('visit', nth),
      uuidOf('account', bookerOf(place, population)),
      uuidOf('profile', place),
      known.get(post.assignmentId)?.providerId,
      post.assignmentId,
      post.doctorId,
      slotId ?? '\\N',
      minskText(day, start),
      minskText(day, start + post.slotMinutes),
      status,
      status === 'cancelled' ? 'patient' : '\\N',
      at,
      at
    ]
    return `${cells.join('\t')}\n`
  }
}

/**
 * Deals patients out to the visits of a day without repeating one, so that nobody is in two places at a time. A step that shares no factor with
 * their number goes round all of them before it comes back.
 */
function patients({ adults, children, ...rest }: Population): (day: number, child: boolean) => number {
  const dealt = new Map<number, number>()
  const [adultStep, childStep] = [stepFor(adults), stepFor(children)]
  return (day, child) => {
    const key = day * 2 + (child ? 1 : 0)
    const nth = dealt.get(key) ?? 0
    dealt.set(key, nth + 1)
    const from = Math.floor(scatter(day, 5, 5) * (child ? children : adults))
    return child ? childAt((from + nth * childStep) % children) : adultAt((from + nth * adultStep) % adults, { adults, children, ...rest })
  }
}

function stepFor(size: number): number {
  let step = Math.max(1, Math.floor(size * 0.618))
  while (divisor(step, size) !== 1) step++
  return step
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
