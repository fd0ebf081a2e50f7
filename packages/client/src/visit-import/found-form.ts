// The form of the dialog «Найден визит»: what is asked depends on who the patient is.
import type { Profile } from '@vizit/contract/profile'
import { isAdult } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { judgeSaveSwitch, type VisitorType } from '@vizit/rules/visit-import'
import { mainAddress } from '../profile/profile-form.ts'
import type { ImportView } from './import-view.ts'

export type Found = Extract<ImportView, { kind: 'found' }>
type Own = Pick<Profile, 'me' | 'userType' | 'consentReceived' | 'emails'>

/** Who the patient is: known for a person of the account, otherwise what was chosen; null = not chosen yet. */
export function visitorOf(found: Found, own: Own, chosen: VisitorType | null, today: Day): VisitorType | null {
  if (found.target === null) return chosen
  if (found.target === own.me.profileId) return 'me'
  return isAdult(found.patient.birthday, today) ? 'other' : 'child'
}

/** [5.46] [5.47] */
export function saveSwitchOf(visitor: VisitorType | null, own: Own): 'shown' | 'hidden' {
  return visitor === null ? 'hidden' : judgeSaveSwitch(visitor, own.userType)
}

/** [4.124] Which text is still to be accepted for this patient, or none. A child who is made here comes in by the parent's consent. */
export function consentOf(found: Found, own: Own, visitor: VisitorType | null): 'personal-data' | 'parental' | 'none' {
  if (visitor === null) return 'none'
  if (found.target !== null) return found.patient.consentReceived ? 'none' : 'personal-data'
  if (visitor === 'me') return own.consentReceived ? 'none' : 'personal-data'
  return visitor === 'child' ? 'parental' : 'personal-data'
}

/** The address that stands in the field at first: the account's own before that of the visit. */
export function firstEmail(found: Found, own: Own): string {
  return mainAddress(own) || (found.patient.emails[0]?.address ?? '')
}
