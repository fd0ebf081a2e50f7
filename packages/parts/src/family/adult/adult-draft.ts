import { EMPTY_PERSON, type PersonForm } from '@vizit/client/people/person-form'
import { ADULT_KINSHIPS } from '@vizit/rules/kinship'
import { SEXES } from '@vizit/rules/people'
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

const KINS: readonly unknown[] = [...ADULT_KINSHIPS, 'OTHER'] satisfies Kin[]
const NAMES = ['lastName', 'firstName', 'middleName', 'birthday'] as const

/** The draft of a form that was sent, from what the device has kept; null where that is none: another version of the product may have written it. */
export function readDraft(kept: unknown): AdultDraft | null {
  const { kin, person, phone, relId, resendAt } = (kept ?? {}) as Record<keyof AdultDraft, unknown>
  const { sex, ...names } = (person ?? {}) as Record<keyof PersonForm, unknown>
  const isWhole =
    KINS.includes(kin) &&
    NAMES.every(name => typeof names[name] === 'string') &&
    (SEXES as readonly unknown[]).includes(sex) &&
    typeof phone === 'string' &&
    typeof relId === 'string' &&
    relId !== '' &&
    (resendAt === null || Number.isFinite(resendAt))
  return isWhole ? ({ kin, person, phone, relId, resendAt } as AdultDraft) : null
}
