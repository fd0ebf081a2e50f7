import type { Assignment } from '@vizit/contract/catalogue'
import { DoctorPlace } from './doctor-place.tsx'
import { SlotChoice, type SlotChoiceProps } from './slot-choice.tsx'

export type PlaceSlotsProps = SlotChoiceProps & { place: Assignment }

/** Free times of a doctor under the place where they are. */
export function PlaceSlots({ place, ...choice }: PlaceSlotsProps) {
  return (
    <>
      <DoctorPlace place={place} />
      <SlotChoice {...choice} />
    </>
  )
}
