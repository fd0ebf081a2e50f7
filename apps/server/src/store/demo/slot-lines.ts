import { type Calendar, isTaken, type Post, startsOn } from './shifts.ts'

/** The columns of `slots` that `slotLines` fills. */
export const SLOT_COLUMNS = ['assignment_id', 'starts_at', 'ends_at', 'taken_by'] as const

/** Lines of COPY: all slots of the days, doctor by doctor. `today` is the number of the day from which the share given away is counted. */
export function* slotLines(posts: readonly Post[], days: readonly Calendar[], today: number): Generator<string> {
  for (const post of posts) {
    for (const day of days) {
      for (const start of startsOn(post, day)) {
        const taken = isTaken(post, day, start, day.number - today) ? 'clinic' : '\\N'
        yield `${post.assignmentId}\t${minskText(day, start)}\t${minskText(day, start + post.slotMinutes)}\t${taken}\n`
      }
    }
  }
}

const clocks = new Map<number, string>()

/** An instant as PostgreSQL reads it. Minsk has been at UTC+3 all year since 2011. */
export function minskText(day: Calendar, minute: number): string {
  let clock = clocks.get(minute)
  if (!clock) {
    clock = ` ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}+03`
    clocks.set(minute, clock)
  }
  return day.day + clock
}
