import type { BookingInput } from '@vizit/client/booking/use-book-visit'
import { VISIT_NOTE_MAX } from '@vizit/rules/visits'
import { useCallback, useState } from 'react'
import { useWords } from '../../words/words.tsx'

/**
 * `agreement` is the version of the text that was ticked, '' while it is not [5.34]. `programId`: who pays, OWN_MONEY for the patient, null
 * while it is not known whom the visit is for.
 */
export type SlotForm = { profileId: string; programId: string | null; clientNote: string; agreement: string }
type Field = keyof SlotForm
/** Three choices and a note: less than a library for forms, which would be the heaviest part of this page. */
export type SlotFormReturn = {
  values: SlotForm
  /** What is wrong with the fields that are judged by now. */
  errors: Partial<Record<Field, string>>
  change: (patch: Partial<SlotForm>) => void
  /** From now on these fields are told what is wrong with them: they were left, chosen, or are to be sent. */
  judge: (...fields: Field[]) => void
}

/** What leaves: the form joined with its slot. */
export function bookingInput<S extends { timetableId: string; assignmentId: string }>(
  slot: S,
  form: SlotForm,
  bookAnyway: boolean
): S & BookingInput {
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

/** What is wrong with each field; the tick is the form's own rule [5.34] [5.36]. */
export function slotFaults(form: SlotForm): Partial<Record<keyof SlotForm, SlotFault>> {
  const faults: Partial<Record<keyof SlotForm, SlotFault>> = {}
  if (form.profileId === '') faults.profileId = 'who-required'
  if (form.clientNote.trim().length > VISIT_NOTE_MAX) faults.clientNote = 'note-too-long'
  if (form.agreement === '') faults.agreement = 'agreement-required'
  return faults
}

/** The form of a booking; it outlives a change of the slot, so that nothing is typed twice [4.39]. `change` and `judge` stay the same. */
export function useSlotForm(initial: SlotForm): SlotFormReturn {
  const words = useWords('booking')
  const [values, setValues] = useState(initial)
  const [judged, setJudged] = useState<ReadonlySet<Field>>(new Set())
  const change = useCallback((patch: Partial<SlotForm>) => setValues(before => ({ ...before, ...patch })), [])
  const judge = useCallback((...fields: Field[]) => setJudged(before => new Set([...before, ...fields])), [])
  const tell: Record<SlotFault, string> = {
    'who-required': words.whoRequired,
    'note-too-long': words.noteTooLong(VISIT_NOTE_MAX),
    'agreement-required': words.agreeRequired
  }
  const errors: SlotFormReturn['errors'] = {}
  for (const [field, fault] of Object.entries(slotFaults(values))) if (judged.has(field as Field)) errors[field as Field] = tell[fault]
  return { values, errors, change, judge }
}
