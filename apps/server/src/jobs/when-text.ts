// A moment as every message to a person says it.
import { addDays, minskDay, minskTime, weekdayOf } from '@vizit/rules/days'

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const MONTHS = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря']

/** So many days ahead a day and a month name one day only, whoever reads them. */
const DAYS_WITHOUT_YEAR = 335

/** 'пт, 20 ноября, 14:30', time of Minsk; with its year where the day is over, or further away than eleven months from `now`. */
export function whenText(startsAt: string, now: Date): string {
  const at = new Date(startsAt)
  const [day, today] = [minskDay(at), minskDay(now)]
  const isNear = day >= today && day <= addDays(today, DAYS_WITHOUT_YEAR)
  const year = isNear ? '' : ` ${Number(day.slice(0, 4))} года`
  return `${WEEKDAYS[weekdayOf(day) - 1]}, ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}${year}, ${minskTime(at)}`
}
