// A visit that was made by telephone, or at a clinic's site, is taken into an account: for whom, on whose word, with what.
import { isAdult } from './age.ts'
import type { Day } from './days.ts'
import { IDLE_DAYS } from './devices.ts'
import { judgeEmail, normalEmail } from './email.ts'
import { isSameName } from './family.ts'

/** [4.110] How long after a start a pending visit is asked for. */
export const PENDING_VISIT_DELAY_MS = 1500

/** [3.89] Who the visitor is to the one who takes the visit in. */
export const VISITOR_TYPES = ['me', 'child', 'other'] as const
export type VisitorType = (typeof VISITOR_TYPES)[number]

/** [5.48] [5.49] The minor is the patient of the found visit: an adult's child is not the adult, and no adult is anybody's child here. */
export function visitorTypes(patient: { birthday: Day }, today: Day): VisitorType[] {
  return isAdult(patient.birthday, today) ? ['me', 'other'] : ['child', 'other']
}

/** [5.46] [5.47] May the patient's data of the visit be saved into the profile? */
export function judgeSaveSwitch(type: VisitorType, userType: 'REGULAR' | 'EMPLOYER_PROGRAM' | 'INSURER_PROGRAM'): 'shown' | 'hidden' {
  if (type === 'child') return 'shown'
  return type === 'me' && userType !== 'EMPLOYER_PROGRAM' ? 'shown' : 'hidden'
}

/** [4.122-4.125] [5.50] [5.51] May «Continue» be pressed, and if not, what is missing: the first of it, in the order of the page. */
export function judgeContinue(form: {
  email: string
  type: VisitorType | null
  hasTarget: boolean
  consent: 'given' | 'not-needed' | 'needed'
  submitting: boolean
}): 'may-continue' | 'submitting' | 'email' | 'type' | 'consent' {
  if (form.submitting) return 'submitting'
  if (form.type === null && !form.hasTarget) return 'type'
  if (judgeEmail(form.email) !== 'ok') return 'email'
  return form.consent === 'needed' ? 'consent' : 'may-continue'
}

/** [4.128] The main e-mail is replaced only if it differs. */
export function judgeMainEmail(main: string | null, typed: string): 'keep' | 'replace' {
  return main !== null && normalEmail(main) === normalEmail(typed) ? 'keep' : 'replace'
}

type Named = { fullNameRu: string; birthday: Day | null }

/** [4.127] By birthday and full name; ё and е, small and capital letters are the same. */
export function findSamePatient<P extends Named>(people: readonly P[], patient: { fullNameRu: string; birthday: Day }): P | undefined {
  return people.find(one => one.birthday === patient.birthday && isSameName(one.fullNameRu, patient.fullNameRu))
}

/**
 * A visit whose patient the account does not know is shown only to whoever has proven the phone since it was made, or lately enough that the number
 * cannot have gone to another person meanwhile. (The signed name from an SMS proves it too.)
 */
export function judgePhoneVerification(verification: { signedIn: Date; madeAt: Date }, now: Date): 'proven' | 'too-old' {
  if (verification.signedIn >= verification.madeAt) return 'proven'
  return now.getTime() - verification.signedIn.getTime() < IDLE_DAYS * 86_400_000 ? 'proven' : 'too-old'
}
