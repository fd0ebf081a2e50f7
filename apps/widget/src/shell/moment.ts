import { dayOf, showDate, showMoment, showTime } from '@vizit/client/days/show-day'
import type { Doctor } from '@vizit/contract/catalogue'
import { addDays, type Day } from '@vizit/rules/days'
import type { Language } from './language.tsx'

/** «сегодня, 17:40», «завтра, 08:40», «пятница, 20 ноября, 14:30» */
export function momentWords(instant: string, today: Day, { words, days }: Language): string {
  const day = dayOf(instant)
  if (day === today) return `${words.today}, ${showTime(instant)}`
  return day === addDays(today, 1) ? `${words.tomorrow}, ${showTime(instant)}` : showMoment(instant, today, days)
}

/** «20 ноября, 13:20» */
export function shortMoment(instant: string, today: Day, { days }: Language): string {
  return `${showDate(dayOf(instant), today, days)}, ${showTime(instant)}`
}

/** [2.96] The nearest time, or that only the registry knows one. */
export function nearestWords({ onlineBooking, nearestTimeslot }: Doctor, today: Day, language: Language): string {
  const { words } = language
  return onlineBooking === 'registry-only' || nearestTimeslot === null
    ? words.inRegistry
    : words.soonest(momentWords(nearestTimeslot, today, language))
}
