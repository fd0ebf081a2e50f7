import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { names } from '@vizit/client/names/spoken-names'
import type { RequestTarget } from '../waiting/request-dialog.tsx'

/** Any doctor of a speciality at a branch, where those two are chosen and no doctor is. */
export function branchTarget({ choice, branches, specialities }: DoctorSearch): RequestTarget | undefined {
  const { branchId, specialityId, doctorId } = choice
  const branch = branches.find(one => one.branchId === branchId)
  const speciality = specialities.find(one => one.specialityId === specialityId)
  if (!branch || !speciality || doctorId !== undefined) return undefined
  return {
    branchId: branch.branchId,
    specialityId: speciality.specialityId,
    name: [names.speciality(speciality.specialityName), branch.branch].join(', '),
    isForAny: true
  }
}
