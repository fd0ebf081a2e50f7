import { EMPTY_PERSON, type PersonForm } from '@vizit/client/people/person-form'
import type { Kin } from '../kinship-choice.tsx'

/** An adult on the way into the family: what was typed stays through the steps. */
export type AdultDraft = {
  kin: Kin | null
  person: PersonForm
  /** As typed. */
  phone: string
  /** What the server knows the form by; null until it has been sent. */
  relId: string | null
  /** UTC milliseconds: when another SMS may be asked for; null before the first one. */
  resendAt: number | null
}

export const EMPTY_ADULT: AdultDraft = { kin: null, person: EMPTY_PERSON, phone: '', relId: null, resendAt: null }
