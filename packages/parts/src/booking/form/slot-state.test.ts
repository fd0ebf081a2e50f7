import type { Doctor } from '@vizit/contract/catalogue'
import { expect, test } from 'vitest'
import { slotState } from './slot-state.ts'

test('the way from the timetable to the form of a slot carries the doctor, whom the doctor sees, and what was typed [2.15]', () => {
  const ages = { adult: true, children: true, childrenAge: 3, childrenAgeTo: 14, adultAge: 18, adultAgeTo: 65 }
  const doctor = { doctorId: '7', fullName: 'not needed there', ...ages } as Doctor
  const patientData = { profileId: 'a-profile', programId: null, clientNote: 'Болит колено' }
  expect(slotState(doctor, patientData)).toEqual({ doctorId: '7', ...ages, patientData })
})
