// «Continue» of the dialog «Найден визит»: one intent, several calls.

import type { Call } from '@vizit/contract/call'
import { addFavourite } from '@vizit/contract/favourites'
import { listPhysicianCards } from '@vizit/contract/physicians'
import { addFoundPatient, type FoundOrder, type FoundVisit, importPublicVisit } from '@vizit/contract/visit-import'
import { findSamePatient, type VisitorType } from '@vizit/rules/visit-import'
import { CallFailure, valueOf } from '../api/call-failure.ts'
import { logFailure } from '../api/log-failure.ts'
import type { SendOnce } from '../session/use-send-once.ts'

export type ImportInput = {
  omId: string
  order: FoundOrder
  patient: NonNullable<FoundVisit['patientData']>
  /** The person who is the patient without a doubt; null = `type` says who it is. */
  target: string | null
  type: VisitorType | null
  ownProfileId: string
  email: string
  save: boolean
  /** The version of the text that was ticked: `parental` for a child, else `personal-data`; null = it was accepted before. */
  consentVersion: string | null
}

/** Takes the visit in, then bookmarks its doctor [4.116]. `sendOnce`: one intent, one person, however often it is tried. */
export async function importFoundVisit(call: Call, input: ImportInput, sendOnce: SendOnce): Promise<'taken-in' | 'was-taken-in'> {
  const profileId = await patientOf(sendOnce, input)
  const answer = await call(importPublicVisit, {
    omId: input.omId,
    profileId,
    self: profileId === input.ownProfileId,
    email: input.email,
    useOrderPatientData: input.save,
    ...(input.consentVersion !== null &&
      (input.type === 'me' || input.target !== null) && { consentReceived: true, consentVersion: input.consentVersion })
  })
  valueOf(answer)
  await bookmarkDoctor(call, input.order)
  return answer.status === 204 ? 'was-taken-in' : 'taken-in'
}

/** [4.126] 'me' is the user's own id. [4.127] For a child or another the profile is made first, then found in the family. */
async function patientOf(sendOnce: SendOnce, { omId, patient, target, type, ownProfileId, consentVersion }: ImportInput): Promise<string> {
  if (target !== null) return target
  if (type !== 'child' && type !== 'other') return ownProfileId
  const made = await sendOnce(addFoundPatient, { omId, type, consentReceived: true, consentVersion: consentVersion ?? '' })
  const family = valueOf(made).family.map(one => ({ ...one, fullNameRu: one.name }))
  const person = findSamePatient(family, patient)
  if (!person) throw new Error('the person who was just made is not in the family')
  return person.profileId
}

/** With the photo, if the doctor has one [4.117] [7.89]. That it did not work is no reason to ask for the visit again. */
export async function bookmarkDoctor(call: Call, order: FoundOrder): Promise<void> {
  const cards = await call(listPhysicianCards, { provider: 'all', ids: order.physicianId })
  const photoUrl = (cards.ok && cards.value.doctors[0]?.photoUrl) || null
  const doctor = {
    id: order.physicianId,
    displayName: order.physicianName,
    photoUrl,
    branchId: order.branchId,
    type: 'physicians' as const
  }
  const answer = await call(addFavourite, doctor)
  if (!answer.ok) logFailure('a doctor was not bookmarked', new CallFailure(answer))
}
