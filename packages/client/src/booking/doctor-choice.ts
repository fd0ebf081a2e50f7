// Between the catalogue that arrives in parts and the rule of the filters, which wants it whole.
import type { Branch, Doctor } from '@vizit/contract/catalogue'
import { type Catalogue, type DoctorChoice, settle } from '@vizit/rules/cascade'
import type { Speciality } from '../catalogue/use-doctors.ts'

/** What has arrived so far: `doctors` are the first page of those that `filter` leaves, `total` is how many there are. */
export type Arrived = {
  branches: readonly Branch[]
  specialities: readonly Speciality[]
  doctors: readonly Doctor[]
  total: number
  filter: { branchId?: string | undefined; specialityId?: string | undefined }
}

/**
 * The catalogue for the rule. For a speciality whose doctors have not all arrived two nameless ones stand in: the speciality is known
 * to exist, and nobody of it is taken for the only one.
 */
export function catalogueOf({ branches, specialities, doctors, total, filter }: Arrived): Catalogue {
  const allBranches = branches.map(branch => branch.branchId)
  const whole = doctors.length >= total
  const known = doctors.map(doctor => ({
    doctorId: doctor.doctorId,
    specialityIds: [doctor.specialityId],
    branchIds: [...new Set(doctor.worksAt.map(place => place.branchId))]
  }))
  const isWhole = (specialityId: string) => whole && (filter.specialityId === undefined || filter.specialityId === specialityId)
  const nameless = specialities
    .filter(one => !isWhole(one.specialityId))
    .flatMap(one =>
      ['a', 'b'].map(letter => ({
        doctorId: `${one.specialityId}${letter}`,
        specialityIds: [one.specialityId],
        branchIds: filter.branchId === undefined ? allBranches : [filter.branchId]
      }))
    )
  return { branches, doctors: [...known, ...nameless] }
}

/** What is chosen once the only branch and the only doctor are selected [4.45 4.46]; as asked while nothing has arrived. */
export function settled(asked: DoctorChoice, arrived: Arrived | undefined): DoctorChoice {
  if (!arrived) return asked
  const chosen = settle(asked, catalogueOf(arrived))
  // A doctor of the address who is not on the first page is still the doctor that was asked for.
  const isElsewhere = asked.doctorId !== undefined && arrived.doctors.length < arrived.total
  return isElsewhere ? { ...chosen, doctorId: asked.doctorId } : chosen
}
