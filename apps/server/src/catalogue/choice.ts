import type { ProfileFilter } from '@vizit/rules/preferred'
import type { Choice, Page, Patient } from './catalogue.sql.ts'

type Chosen = {
  provider: string
  townId?: string | undefined
  branchId?: string | undefined
  specialityId?: string | undefined
  doctorId?: string | undefined
  serviceId?: string | undefined
  sex?: 'FEMALE' | 'MALE' | undefined
  priceTo?: number | undefined
  branchIds?: string | undefined
  memberOf?: string | undefined
}

/** [3.53] Town '0' is all regions. What was not chosen is null. */
export function choiceOf(input: Chosen): Choice {
  return {
    provider: input.provider,
    townId: input.townId === '0' ? null : (input.townId ?? null),
    branchId: input.branchId ?? null,
    specialityId: input.specialityId ?? null,
    doctorId: input.doctorId ?? null,
    serviceId: input.serviceId ?? null,
    sex: input.sex ?? null,
    priceTo: input.priceTo === undefined ? null : input.priceTo * 100,
    // The same branches in another order are the same question.
    branchIds: input.branchIds === undefined ? null : [...new Set(input.branchIds.split(',').map(id => String(Number(id))))].sort(),
    memberOf: input.memberOf === undefined ? [] : [...new Set(input.memberOf.split(','))].sort()
  }
}

export function patientOf({ profile, age }: { profile?: ProfileFilter | undefined; age?: number | undefined }): Patient {
  return { profile: profile ?? 0, age: age ?? null }
}

/** Pages are counted from 1; none named is the first. */
export function pageOf(page: number | undefined, size: number): Page {
  return { skip: (Math.max(page ?? 1, 1) - 1) * size, size }
}
