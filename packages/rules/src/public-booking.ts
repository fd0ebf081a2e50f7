// Booking at a clinic's own site, without an account: the phone is proven by a code, the person by a captcha [R9].
import { type Ages, type AgeVerdict, ageOn, judgeAge } from './age.ts'
import { type Day, EARLIEST_DATE, isDay } from './days.ts'

/** Visits that one phone may have ahead at one doctor, and in all: nobody books a clinic out. */
export const SITE_VISITS_AT_DOCTOR = 2
export const SITE_VISITS_OF_PHONE = 5

/** [5.33] 'date_less': a real day before today, and not before 1900. Whoever was born today has no papers to be booked by. */
export function judgeBirthDate(text: string, today: Day): 'ok' | 'not-a-date' | 'too-early' | 'not-less-than-today' {
  if (!isDay(text)) return 'not-a-date'
  if (text < EARLIEST_DATE) return 'too-early'
  return text < today ? 'ok' : 'not-less-than-today'
}

/** May the phone make one more? `ahead`: its visits that are not over, held ones included. */
export function judgeSiteLimit(ahead: { atDoctor: number; inAll: number }): 'within' | 'too-many-at-doctor' | 'too-many' {
  if (ahead.atDoctor >= SITE_VISITS_AT_DOCTOR) return 'too-many-at-doctor'
  return ahead.inAll >= SITE_VISITS_OF_PHONE ? 'too-many' : 'within'
}

/**
 * Of the times that a doctor has on a day so many of a hundred may be booked without an account: with many phones nobody books a doctor out. One
 * always may. `taken`: those that are, held ones included.
 */
export function judgeSiteDay(day: { times: number; taken: number; sharePercent: number }): 'within' | 'site-day-full' {
  const most = Math.max(1, Math.floor((day.times * day.sharePercent) / 100))
  return day.taken < most ? 'within' : 'site-day-full'
}

/** What of the clinic and the doctor judges a booking at the site. */
export type SiteFacts = {
  providerOpen: boolean
  forbiddenByAdministrator: boolean
  branchOpen: boolean
  /** Switched off by the clinic for its site alone. */
  siteOpen: boolean
  doctor: Ages & { onlineBooking: 'open' | 'registry-only' | 'from-second-visit' | 'programme-only' }
}

/**
 * May this patient be booked at the site? Who is known to a doctor or covered by a programme is not known without an account, so doctors who ask
 * for that are booked from the cabinet.
 */
export function judgeSiteBooking(
  facts: SiteFacts,
  birthday: Day,
  visitDay: Day
): 'may-book' | 'ADMINISTRATOR_BLOCKED' | 'CLINIC_BLOCKED' | 'DOCTOR_CLOSED' | 'NEEDS_ACCOUNT' | Exclude<AgeVerdict, 'fits'> {
  if (facts.forbiddenByAdministrator) return 'ADMINISTRATOR_BLOCKED'
  if (!facts.providerOpen || !facts.branchOpen || !facts.siteOpen) return 'CLINIC_BLOCKED'
  if (facts.doctor.onlineBooking === 'registry-only') return 'DOCTOR_CLOSED'
  if (facts.doctor.onlineBooking !== 'open') return 'NEEDS_ACCOUNT'
  const age = judgeAge(facts.doctor, ageOn(birthday, visitDay))
  return age === 'fits' ? 'may-book' : age
}

/** The answer to a human check as it travels in `recaptchaValue`: which check, and the digits of its picture or the solution of its challenge. */
export type CaptchaAnswer = { checkId: string; code: string } | { checkId: string; solution: string }

/** [3.85] '<check>:<digits>' or '<check>:<JSON of the solution>'. */
export function writeCaptcha(checkId: string, answer: string): string {
  return `${checkId}:${answer}`
}

/** Undefined for a text of another form. */
export function readCaptcha(value: string): CaptchaAnswer | undefined {
  const found = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}):(.+)$/s.exec(value)
  if (!found) return undefined
  const [, checkId, answer] = found as unknown as [string, string, string]
  return /^\d{1,12}$/.test(answer) ? { checkId, code: answer } : { checkId, solution: answer }
}
