// May this account book this doctor for this person? Every reason against, in words of the decline table.
import { type AccessLevel, allows } from './access.ts'
import { type Ages, type AgeVerdict, ageOn, isAdult, judgeAge } from './age.ts'
import type { Day } from './days.ts'
import type { DeclineWord } from './decline.ts'

export type BookingFacts = {
  clinic: { onlineBooking: boolean; forbiddenByAdministrator: boolean }
  doctor: Ages & { onlineBooking: 'open' | 'registry-only' | 'from-second-visit' | 'programme-only' }
  account: { birthday: Day | null; filled: boolean; banned: boolean }
  patient: { birthday: Day | null; filled: boolean; level: AccessLevel; metBefore: boolean; inProgramme: boolean }
}

/**
 * All reasons against, none when the booking may go ahead [3.57]. Account rules look at `today`; the doctor's ages look at the day
 * of the visit (decision 1).
 */
export function declinesOf(facts: BookingFacts, today: Day, visitDay: Day): DeclineWord[] {
  const { clinic, doctor, account, patient } = facts
  const words: DeclineWord[] = []
  if (clinic.forbiddenByAdministrator) words.push('ADMINISTRATOR_BLOCKED')
  if (!clinic.onlineBooking) words.push('CLINIC_BLOCKED')
  if (doctor.onlineBooking === 'registry-only') words.push('DOCTOR_CLOSED')
  if (doctor.onlineBooking === 'from-second-visit' && !patient.metBefore) words.push('ONLY_SECOND_VISIT')
  if (doctor.onlineBooking === 'programme-only' && !patient.inProgramme) words.push('PROGRAMME_ONLY')
  if (account.banned) words.push('NO_SHOW_BAN')
  // [6.10] the account's own profile comes first, [6.16] and its owner is an adult
  if (!account.filled || account.birthday === null) words.push('PROFILE_NOT_FILLED')
  else if (!isAdult(account.birthday, today)) words.push('NOT_ADULT_ACCOUNT')
  if (!allows(patient.level, 'BOOK_VISITS')) words.push('NO_ACCESS')
  if (!patient.filled && !words.includes('PROFILE_NOT_FILLED')) words.push('PROFILE_NOT_FILLED')
  if (ageVerdict(facts, visitDay) !== 'fits') words.push('AGE')
  return words
}

/** The doctor's ages against the patient's on the day of the visit; a patient without a birthday is not judged. */
export function ageVerdict(facts: Pick<BookingFacts, 'doctor' | 'patient'>, visitDay: Day): AgeVerdict {
  return facts.patient.birthday === null ? 'fits' : judgeAge(facts.doctor, ageOn(facts.patient.birthday, visitDay))
}
