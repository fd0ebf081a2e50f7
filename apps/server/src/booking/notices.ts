// Texts of the messages about a visit. They name the time and the place and nothing medical: an SMS is read on a locked screen.
import { minskDay, minskTime, weekdayOf } from '@vizit/rules/days'
import { cancelUntil } from '@vizit/rules/visits'

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const MONTHS = ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря']

type Where = { starts_at: string; branch_name: string; branch_address: string }

/** 'пт, 20 ноября, 14:30', time of Minsk. */
export function whenText(startsAt: string): string {
  const at = new Date(startsAt)
  const day = minskDay(at)
  return `${WEEKDAYS[weekdayOf(day) - 1]}, ${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1]}, ${minskTime(at)}`
}

export function bookedText(visit: Where): string {
  return `Визит подтверждён: ${whenText(visit.starts_at)}, ${visit.branch_name}, ${visit.branch_address}. Отменить можно до ${minskTime(cancelUntil(visit.starts_at))}.`
}

export function failedText(visit: Where): string {
  return `Записать не получилось: ${whenText(visit.starts_at)}, ${visit.branch_name}. Центр не подтвердил это время. Выберите другое в личном кабинете.`
}

export function stillWaitingText(visit: Where): string {
  return `Центр ещё не ответил на вашу запись ${whenText(visit.starts_at)}, ${visit.branch_name}. Вы можете подождать, отменить визит или позвонить в регистратуру.`
}

export function reminderText(visit: Where): string {
  return `Напоминаем о визите: ${whenText(visit.starts_at)}, ${visit.branch_name}, ${visit.branch_address}. Отменить можно до ${minskTime(cancelUntil(visit.starts_at))}.`
}
