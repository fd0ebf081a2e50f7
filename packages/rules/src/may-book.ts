// May this account book this doctor for this person? Every reason against, in words of the decline table.
import { type AccessLevel, allows } from './access.ts'
import { type Ages, type AgeVerdict, ageOn, isAdult, judgeAge } from './age.ts'
import type { Day } from './days.ts'
import type { DeclineWord } from './decline.ts'
import { judgeNoShow } from './no-show.ts'

/**
 * Who keeps this person from booking online. 'clinic-account': the clinic does not serve the person at present [6.48]; 'clinic-country', 'clinic-city':
 * nobody from there [3.64] [3.65].
 */
export type Ban = 'clinic' | 'doctor' | 'administrator' | 'clinic-account' | 'clinic-country' | 'clinic-city'

const BAN_WORDS: Record<Ban, DeclineWord> = {
  administrator: 'ADMINISTRATOR_BLOCKED',
  'clinic-account': 'ACCOUNT_INACTIVE',
  'clinic-country': 'COUNTRY_NOT_SUPPORTED',
  'clinic-city': 'CITY_NOT_SUPPORTED',
  clinic: 'CLINIC_BLOCKED',
  doctor: 'DOCTOR_CLOSED'
}

export type BookingFacts = {
  clinic: { onlineBooking: boolean; forbiddenByAdministrator: boolean }
  doctor: Ages & { onlineBooking: 'open' | 'registry-only' | 'from-second-visit' | 'programme-only' }
  /** `missed` of `booked12Months`: what the no-show rule counts. */
  account: { birthday: Day | null; filled: boolean; banned: boolean; missed: number; booked12Months: number }
  patient: { birthday: Day | null; filled: boolean; level: AccessLevel; metBefore: boolean; inProgramme: boolean; bans: readonly Ban[] }
  /** Whom the service is for; null when no service is booked. */
  service: Ages | null
}

/**
 * All reasons against, none when the booking may go ahead [3.57]. Account rules look at `today`; the doctor's ages look at the day
 * of the visit [R1].
 */
export function declinesOf(facts: BookingFacts, today: Day, visitDay: Day): DeclineWord[] {
  const { clinic, doctor, account, patient } = facts
  const words: DeclineWord[] = []
  const add = (word: DeclineWord) => {
    if (!words.includes(word)) words.push(word)
  }
  // Who may not book for a person learns nothing of how that person stands with a clinic, a doctor or a programme.
  const mayBook = allows(patient.level, 'BOOK_VISITS')
  if (mayBook) for (const ban of patient.bans) add(BAN_WORDS[ban])
  if (clinic.forbiddenByAdministrator) add('ADMINISTRATOR_BLOCKED')
  if (!clinic.onlineBooking) add('CLINIC_BLOCKED')
  if (doctor.onlineBooking === 'registry-only') add('DOCTOR_CLOSED')
  if (doctor.onlineBooking === 'from-second-visit' && mayBook && !patient.metBefore) add('ONLY_SECOND_VISIT')
  if (doctor.onlineBooking === 'programme-only' && mayBook && !patient.inProgramme) add('PROGRAMME_ONLY')
  if (account.banned || judgeNoShow(account) === 'banned') add('NO_SHOW_BAN')
  // [6.10] the account's own profile comes first, [6.16] and its owner is an adult
  if (!account.filled || account.birthday === null) add('PROFILE_NOT_FILLED')
  else if (!isAdult(account.birthday, today)) add('NOT_ADULT_ACCOUNT')
  if (!mayBook) add('NO_ACCESS')
  if (!patient.filled) add('PROFILE_NOT_FILLED')
  if (ageVerdict(facts, visitDay) !== 'fits') add('AGE')
  if (serviceVerdict(facts, visitDay) !== 'fits') add('SERVICE_AGE')
  return words
}

/** The doctor's ages against the patient's on the day of the visit; a patient without a birthday is not judged. */
export function ageVerdict(facts: Pick<BookingFacts, 'doctor' | 'patient'>, visitDay: Day): AgeVerdict {
  return facts.patient.birthday === null ? 'fits' : judgeAge(facts.doctor, ageOn(facts.patient.birthday, visitDay))
}

/** The same of the service's ages [R2]: what no doctor can help. */
export function serviceVerdict(facts: Pick<BookingFacts, 'service' | 'patient'>, visitDay: Day): AgeVerdict {
  const { service, patient } = facts
  return service === null || patient.birthday === null ? 'fits' : judgeAge(service, ageOn(patient.birthday, visitDay))
}

/** [4.40] Of the people one may choose, the first whom the service takes by age on that day; undefined when it takes none of them. */
export function firstEligible<P extends { birthday: Day | null }>(people: readonly P[], service: Ages, day: Day): P | undefined {
  return people.find(({ birthday }) => birthday !== null && judgeAge(service, ageOn(birthday, day)) === 'fits')
}
