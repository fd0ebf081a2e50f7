import { addDays } from '@vizit/rules/days'
import type { PartOfDay } from '@vizit/rules/slots'
import { readyJson } from '../../http/route.ts'
import type { Range } from '../cut-range.ts'
import type { AssignmentChoice } from './assignments.ts'
import { stretchOf, type View } from './availability.ts'
import { FREE_COUNTED } from './days.sql.ts'
import { DAY_MILLIS } from './free-slots.ts'
import type { Planned } from './kept-answers.ts'

/** What `findFreeDays` answers; null for an unknown provider. A day costs as many assignments as it takes to count so far. */
export function freeDays(view: View, choice: AssignmentChoice, range: Range, part: PartOfDay | null): Planned | null {
  const { free, today } = view
  const chosen = view.assignments.chosen(choice)
  if (!chosen) return null
  const { first, last, after } = stretchOf(view, range)
  const days: string[] = []
  let until = free.from.getTime() + (today + 1) * DAY_MILLIS
  for (let day = first; day <= last; day++) {
    const from = day === first ? after : 0
    let count = 0
    for (const { at } of chosen.assignments) {
      const some = free.countOn(at, day, from, part)
      if (some === 0) continue
      count += some
      // What was counted is there until the first of it begins.
      if (day === today) until = Math.min(until, free.from.getTime() + free.firstIn(at, { first: day, last: day, after: from, part }))
      if (count >= FREE_COUNTED) break
    }
    if (count > 0) days.push(`{"date":"${addDays(range.firstDay, day - first)}","free":${Math.min(count, FREE_COUNTED)}}`)
  }
  const text = `{"days":[${days.join(',')}]}`
  return { basis: text, until, make: async () => readyJson(text) }
}
