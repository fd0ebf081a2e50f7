import type { BookingInput } from '@vizit/client/booking/use-book-visit'
import { EMPTY_PERSON } from '@vizit/client/people/person-form'
import { VISIT_NOTE_MAX } from '@vizit/rules/visits'
import { useCallback, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import type { FirstPeople } from '../first/use-save-people.ts'

/**
 * `agreement` is the version of the text that was ticked, '' while it is not [5.34]. `programId`: who pays, OWN_MONEY for the patient, null
 * while it is not known whom the visit is for. `people`: the newcomer, and the child, as far as they are typed.
 */
type Answers = { profileId: string; programId: string | null; clientNote: string; agreement: string }
export type SlotForm = Answers & { people: FirstPeople }
type Field = keyof Answers
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
  form: Answers,
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
export function slotFaults(form: Answers): Partial<Record<Field, SlotFault>> {
  const faults: Partial<Record<Field, SlotFault>> = {}
  if (form.profileId === '') faults.profileId = 'who-required'
  if (form.clientNote.trim().length > VISIT_NOTE_MAX) faults.clientNote = 'note-too-long'
  if (form.agreement === '') faults.agreement = 'agreement-required'
  return faults
}

type Begun =
  | Partial<Record<'profileId' | 'clientNote', string | undefined> & Pick<SlotForm, 'programId'> & { people: FirstPeople | undefined }>
  | undefined

const NOBODY: FirstPeople = { own: EMPTY_PERSON, child: EMPTY_PERSON }

/** A form begins with what was typed before, but for the agreement, which is given anew each time. */
function beginWith(typed: Begun): SlotForm {
  return {
    profileId: typed?.profileId ?? '',
    programId: typed?.programId ?? null,
    clientNote: typed?.clientNote ?? '',
    agreement: '',
    people: typed?.people ?? NOBODY
  }
}

/** The form of a booking; it outlives a change of the slot, so that nothing is typed twice [4.39]. `change` and `judge` stay the same. */
export function useSlotForm(typed: Begun): SlotFormReturn {
  const words = useWords('slotForm')
  const [values, setValues] = useState(() => beginWith(typed))
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
