import type { Day } from '@vizit/rules/days'

/** The nearest free day is chosen first; without any free day it is today. */
export function dayOfSearch(
  asked: Day | undefined,
  window: { from: Day; to: Day },
  freeByDay: ReadonlyMap<Day, number> | undefined
): Day | undefined {
  if (asked !== undefined && asked >= window.from && asked <= window.to) return asked
  if (!freeByDay) return undefined
  const free = [...freeByDay].filter(([, places]) => places > 0).map(([day]) => day)
  return free.sort()[0] ?? window.from
}
