// What a reminder says: time and place, nothing medical and nobody's name. A push says the time alone: it is read on a locked screen.
import { minskTime } from '@vizit/rules/days'
import { oneLabel } from '@vizit/rules/one-line'
import { plural } from '@vizit/rules/plural'
import { cancelUntil } from '@vizit/rules/visits'
import { whenText } from '../jobs/when-text.ts'

/** One visit of a message, 'пт, 20 ноября, 14:30, Каштан, ул. Садовая, 1, отменить можно до 14:00'. */
export function visitLine(visit: { starts_at: string; branch_name: string; branch_address: string }, now: Date): string {
  const until = minskTime(cancelUntil(visit.starts_at))
  return `${whenText(visit.starts_at, now)}, ${oneLabel(visit.branch_name)}, ${oneLabel(visit.branch_address)}, отменить можно до ${until}`
}

/** Subject, text and push of a reminder; `startsAt` of its visits, the soonest first. */
export function reminderText(startsAt: readonly string[], now: Date): { subject: string; text: string; brief: string } {
  const one = startsAt.length === 1
  const word = one ? 'визите' : 'визитах'
  const count = plural('ru', startsAt.length, { one: '# визит', few: '# визита', many: '# визитов' })
  return {
    subject: one ? 'напоминание о визите' : 'напоминание о визитах',
    text: `Напоминаем о ${word}: {visits}. Подтвердить, перенести или отменить: {link}`,
    brief: one ? `Напоминаем о визите: ${whenText(startsAt[0]!, now)}` : `Напоминаем: ${count}, первый ${whenText(startsAt[0]!, now)}`
  }
}
