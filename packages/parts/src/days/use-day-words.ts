import { dayOf, showDate, showMoment, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import { addDays, type Day } from '@vizit/rules/days'
import { useWords } from '../words/words.tsx'

/** «сегодня, 17:40», «завтра, 08:40», «пт, 20 ноября»: how soon, in a few letters. */
export function useSoonWords(): (instant: string, today: Day) => string {
  const words = useWords('days')
  return (instant, today) => {
    const day = dayOf(instant)
    if (day === today) return `${words.today}, ${showTime(instant)}`
    if (day === addDays(today, 1)) return `${words.tomorrow}, ${showTime(instant)}`
    return `${showWeekdayShort(day)}, ${showDate(day, today)}`
  }
}

/** «сегодня, 17:40», «завтра, 18 ноября, 08:40», «пятница, 20 ноября, 14:30» */
export function useMomentWords(): (instant: string, today: Day) => string {
  const words = useWords('days')
  return (instant, today) => {
    const day = dayOf(instant)
    if (day === today) return `${words.today}, ${showTime(instant)}`
    if (day === addDays(today, 1)) return `${words.tomorrow}, ${showDate(day, today)}, ${showTime(instant)}`
    return showMoment(instant, today)
  }
}
