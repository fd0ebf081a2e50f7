// Texts of the messages about a visit. They name the time and the place and nothing medical: an SMS is read on a locked screen.
import { minskTime } from '@vizit/rules/days'
import { oneLabel } from '@vizit/rules/one-line'
import { cancelUntil } from '@vizit/rules/visits'
import { whenText } from '../jobs/when-text.ts'

type Where = { starts_at: string; branch_name: string; branch_address: string }

export function bookedText(visit: Where, now: Date): string {
  return `Визит подтверждён: ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}, ${oneLabel(visit.branch_address)}. Отменить можно до ${minskTime(cancelUntil(visit.starts_at))}.`
}

export function failedText(visit: Where, now: Date): string {
  return `Записать не получилось: ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}. Центр не подтвердил это время. Выберите другое в личном кабинете.`
}

export function stillWaitingText(visit: Where, now: Date): string {
  return `Центр ещё не ответил на вашу запись ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}. Вы можете подождать, отменить визит или позвонить в регистратуру.`
}

export function movedText(visit: Where, now: Date): string {
  return `Визит перенесён на ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}, ${oneLabel(visit.branch_address)}. Отменить можно до ${minskTime(cancelUntil(visit.starts_at))}.`
}

/** `visit` stands where it stood; `wished` is the start that did not come about. */
export function notMovedText(visit: Pick<Where, 'starts_at' | 'branch_name'>, wished: string, now: Date): string {
  return `Перенести визит на ${whenText(wished, now)} не получилось. Он остаётся на прежнее время: ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}.`
}

export function cancelledText(visit: Pick<Where, 'starts_at' | 'branch_name'>, now: Date): string {
  return `Визит отменён: ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}.`
}

export function cancelledByClinicText(visit: Pick<Where, 'starts_at' | 'branch_name'>, now: Date): string {
  return `Центр отменил ваш визит: ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}.`
}

/** `visit` as it stands now; `was` is the start that it had. */
export function movedByClinicText(visit: Where, was: string, now: Date): string {
  return `Центр перенёс ваш визит с ${whenText(was, now)} на ${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}, ${oneLabel(visit.branch_address)}. Если время не подходит, отмените визит или выберите другое до ${minskTime(cancelUntil(visit.starts_at))}.`
}
