import { bookDoctorSlot } from '@vizit/contract/booking'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useWords } from '../words.tsx'
import type { BookingWish } from './use-book-visit.ts'

/** The note has at most so many characters (decision 43). */
export const NOTE_MAX = 500

/**
 * `agreement` is the version of the text that was ticked, '' while it is not [5.34]. `programId`: who pays, OWN_MONEY for the patient, null
 * while it is not known whom the visit is for.
 */
export type SlotForm = { profileId: string; programId: string | null; clientNote: string; agreement: string }
export type SlotFormReturn = UseFormReturn<SlotForm>

/** What leaves: the form joined with its slot. */
export function bookingWish(slot: { timetableId: string; assignmentId: string }, form: SlotForm, bookAnyway: boolean): BookingWish {
  const clientNote = form.clientNote.trim()
  return {
    ...slot,
    profileId: form.profileId,
    agreement: form.agreement,
    ...(form.programId && { programId: form.programId }),
    ...(clientNote !== '' && { clientNote }),
    ...(bookAnyway && { bookAnyway })
  }
}

export type SlotFault = 'who-required' | 'note-too-long' | 'agreement-required'

const slotFields = z.pick(bookDoctorSlot.input, { profileId: true, clientNote: true })

/** What is wrong with each field, by the endpoint's own schema; the tick is the form's own rule [5.34] [5.36]. */
export function slotFaults(form: SlotForm): Partial<Record<keyof SlotForm, SlotFault>> {
  const faults: Partial<Record<keyof SlotForm, SlotFault>> = {}
  const read = z.safeParse(slotFields, { profileId: form.profileId, clientNote: form.clientNote.trim() })
  for (const { path } of read.success ? [] : read.error.issues) {
    if (path[0] === 'profileId') faults.profileId = 'who-required'
    if (path[0] === 'clientNote') faults.clientNote = 'note-too-long'
  }
  if (form.agreement === '') faults.agreement = 'agreement-required'
  return faults
}

/** The form of a booking; it outlives a change of the slot, so that nothing is typed twice [4.39]. */
export function useSlotForm(values: SlotForm): SlotFormReturn {
  const words = useWords('booking')
  const tell: Record<SlotFault, string> = {
    'who-required': words.whoRequired,
    'note-too-long': words.noteTooLong(NOTE_MAX),
    'agreement-required': words.agreeRequired
  }
  const resolver: Resolver<SlotForm> = form => {
    const errors: FieldErrors<SlotForm> = {}
    for (const [field, fault] of Object.entries(slotFaults(form))) errors[field as keyof SlotForm] = { type: fault, message: tell[fault] }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: form, errors: {} }
  }
  return useForm<SlotForm>({ defaultValues: values, resolver, mode: 'onBlur', reValidateMode: 'onChange', shouldFocusError: false })
}
