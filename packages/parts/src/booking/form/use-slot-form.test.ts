import { OWN_MONEY } from '@vizit/client/booking/payer-choice'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { VISIT_NOTE_MAX } from '@vizit/rules/visits'
import { expect, test } from 'vitest'
import { bookingInput, slotFaults } from './use-slot-form.ts'

const OLGA = 'b0a5c2f4-0000-4000-8000-000000000000'
const form = { profileId: OLGA, programId: OWN_MONEY, clientNote: '', agreement: '1' }

test('without the tick nothing is booked [5.34]', () => {
  expect(slotFaults(form)).toEqual({})
  expect(slotFaults({ ...form, agreement: '' })).toEqual({ agreement: 'agreement-required' })
})

test('somebody must be chosen, and the note is short', () => {
  expect(slotFaults({ ...form, profileId: '', clientNote: 'а'.repeat(VISIT_NOTE_MAX + 1) })).toEqual({
    profileId: 'who-required',
    clientNote: 'note-too-long'
  })
  expect(slotFaults({ ...form, clientNote: `${'а'.repeat(VISIT_NOTE_MAX)}  ` })).toEqual({})
})

test('what the form lets through is what the endpoint takes', () => {
  const slot = { timetableId: '7', assignmentId: '3' }
  const takes = (tried: typeof form) => bookDoctorSlot.input.safeParse(bookingInput(slot, tried, false)).success
  for (const profileId of ['', OLGA])
    for (const clientNote of ['', ' ', 'а'.repeat(VISIT_NOTE_MAX), 'а'.repeat(VISIT_NOTE_MAX + 1)]) {
      const tried = { ...form, profileId, clientNote }
      expect(takes(tried)).toBe(Object.keys(slotFaults(tried)).length === 0)
    }
})

test('an empty note and «book anyway» travel only when they say something', () => {
  const slot = { timetableId: '7', assignmentId: '3' }
  expect(bookingInput(slot, { ...form, clientNote: '  ' }, false)).toEqual({ ...slot, profileId: OLGA, agreement: '1' })
  expect(bookingInput(slot, { ...form, clientNote: ' Кашель ' }, true)).toEqual({
    ...slot,
    profileId: OLGA,
    agreement: '1',
    clientNote: 'Кашель',
    bookAnyway: true
  })
})

test('a programme travels when it pays, the patient’s own money does not [3.114]', () => {
  const slot = { timetableId: '7', assignmentId: '3' }
  const sent = { ...slot, profileId: OLGA, agreement: '1' }
  expect(bookingInput(slot, { ...form, programId: 'epam-health' }, false)).toEqual({ ...sent, programId: 'epam-health' })
  expect(bookingInput(slot, { ...form, programId: null }, false)).toEqual(sent)
})
