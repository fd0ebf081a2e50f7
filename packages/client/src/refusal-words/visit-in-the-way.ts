import type { Facts } from '@vizit/contract/refusal'
import { showTime } from '../days/show-day.ts'

/** [8.93] «10:30, Ковалёва Анна Сергеевна, «Каштан». » before what may be done about it; empty where the server does not say which visit it is. */
export function visitInTheWay({ startsAt, doctorName, branchName }: Facts): string {
  if (typeof startsAt !== 'string' || typeof doctorName !== 'string' || typeof branchName !== 'string') return ''
  return `${showTime(startsAt)}, ${doctorName}, ${branchName}. `
}
