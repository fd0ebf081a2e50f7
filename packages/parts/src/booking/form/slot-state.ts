// [2.15] What travels between the timetable and the form of a slot beside the address.
import type { Doctor } from '@vizit/contract/catalogue'
import type { RefusalCode } from '@vizit/contract/refusal'
import type { FirstPeople } from '../first/use-save-people.ts'

/** What was typed into the form. */
export type PatientData = {
  profileId: string | undefined
  programId: string | null
  clientNote: string
  people?: FirstPeople | undefined
}

export type SlotState = Partial<
  Pick<Doctor, 'doctorId' | 'adult' | 'children' | 'childrenAge' | 'childrenAgeTo' | 'adultAge' | 'adultAgeTo'>
> & {
  patientData?: PatientData | undefined
  /** Why the form led back to the timetable. */
  errorMessage?: RefusalCode | undefined
}

declare module '../../ways/ways.ts' {
  interface WayState extends SlotState {}
}

/** What the timetable hands to the form of a slot. */
export function slotState(doctor: Doctor, patientData?: PatientData): SlotState {
  const { doctorId, adult, children, childrenAge, childrenAgeTo, adultAge, adultAgeTo } = doctor
  return { doctorId, adult, children, childrenAge, childrenAgeTo, adultAge, adultAgeTo, patientData }
}
