// From the rows of the store to the one judgement that client and server share, and from its words to a refusal.
import { type RefusalCode, refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import { type DeclineWord, declineCode, weightOf } from '@vizit/rules/decline'
import { ageVerdict, type BookingFacts, declinesOf, serviceVerdict } from '@vizit/rules/may-book'
import type { BookingRow } from './booking.sql.ts'
import type { PatientRow } from './patients.sql.ts'
import type { ServiceRow } from './service-slots.sql.ts'

type Doctor = Omit<BookingRow, 'slot_id' | 'starts_at' | 'ends_at' | 'taken_by'>
type Account = { birthday: string | null; filled: boolean; banned: boolean; came_out: number; missed: number }

export function factsOf(doctor: Doctor, account: Account, patient: PatientRow, service: ServiceRow | null): BookingFacts {
  const { birthday, filled, banned, came_out: booked12Months, missed } = account
  return {
    clinic: { onlineBooking: doctor.provider_open && doctor.branch_open, forbiddenByAdministrator: doctor.forbidden },
    doctor: {
      adult: doctor.adult,
      children: doctor.children,
      adultAge: doctor.adult_age,
      adultAgeTo: doctor.adult_age_to,
      childrenAge: doctor.children_age,
      childrenAgeTo: doctor.children_age_to,
      onlineBooking: doctor.online_booking
    },
    account: { birthday, filled, banned, missed, booked12Months },
    patient: {
      birthday: patient.birthday,
      filled: patient.filled,
      level: patient.level,
      metBefore: patient.met_before,
      inProgramme: patient.in_programme,
      bans: patient.bans
    },
    service: service && { adult: service.for_adult, children: service.for_children, childrenAge: service.children_age }
  }
}

const REFUSAL: Record<Exclude<DeclineWord, 'AGE'>, RefusalCode> = {
  NO_ACCESS: 'onlineBooking/Forbidden0',
  CLINIC_BLOCKED: 'onlineBooking/Forbidden2',
  COUNTRY_NOT_SUPPORTED: 'onlineBooking/Forbidden2',
  CITY_NOT_SUPPORTED: 'onlineBooking/Forbidden2',
  ADMINISTRATOR_BLOCKED: 'onlineBooking/Forbidden3',
  ACCOUNT_INACTIVE: 'onlineBooking/Forbidden4',
  NOT_ADULT_ACCOUNT: 'onlineBooking/Forbidden7',
  PROFILE_NOT_FILLED: 'onlineBooking/Forbidden9',
  DOCTOR_CLOSED: 'onlineBooking/Forbidden1',
  CONSENT_MISSING: 'CONSENT_REQUIRED',
  ONLY_SECOND_VISIT: 'onlineBooking/Forbidden1',
  PROGRAMME_ONLY: 'onlineBooking/Forbidden1',
  NO_SHOW_BAN: 'onlineBooking/Forbidden0',
  SERVICE_AGE: 'onlineBooking/Forbidden8'
}

/** Refuses with the heaviest reason; returns when there is none. [8.01-8.08] */
export function refuseUnlessAllowed(facts: BookingFacts, startsAt: string, now: Date): void {
  const visitDay = minskDay(new Date(startsAt))
  const words = declinesOf(facts, minskDay(now), visitDay)
  const worst = words.toSorted((a, b) => weightOf({ code: declineCode(b) }) - weightOf({ code: declineCode(a) }))[0]
  if (!worst) return
  if (worst === 'AGE') {
    const verdict = ageVerdict(facts, visitDay)
    return refuse(verdict === 'fits' ? 'AGE_LIMITS_ISSUE' : verdict)
  }
  if (worst === 'NO_SHOW_BAN') {
    const { missed, booked12Months: visits } = facts.account
    refuse(REFUSAL.NO_SHOW_BAN, { reason: worst, missed, visits })
  }
  if (worst === 'SERVICE_AGE') refuse('onlineBooking/Forbidden8', { reason: serviceVerdict(facts, visitDay) })
  refuse(REFUSAL[worst], { reason: worst })
}
