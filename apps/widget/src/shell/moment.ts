import { dayOf, showDate, showMoment, showTime } from '@vizit/client/days/show-day'
import { ru } from '@vizit/client/widget/messages.ru'
import { addDays, type Day } from '@vizit/rules/days'

/** «сегодня, 17:40», «завтра, 08:40», «пятница, 20 ноября, 14:30» */
export function momentWords(instant: string, today: Day): string {
  const day = dayOf(instant)
  if (day === today) return `${ru.today}, ${showTime(instant)}`
  return day === addDays(today, 1) ? `${ru.tomorrow}, ${showTime(instant)}` : showMoment(instant, today)
}

/** «20 ноября, 13:20» */
export function shortMoment(instant: string, today: Day): string {
  return `${showDate(dayOf(instant), today)}, ${showTime(instant)}`
}
