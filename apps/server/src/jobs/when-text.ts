// A moment as every message to a person says it.
import { minskDay, minskTime, weekdayOf } from '@vizit/rules/days'

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const MONTHS = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря']

/** 'пт, 20 ноября, 14:30', time of Minsk. */
export function whenText(startsAt: string): string {
  const at = new Date(startsAt)
  const day = minskDay(at)
  return `${WEEKDAYS[weekdayOf(day) - 1]}, ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}, ${minskTime(at)}`
}
