// The filters of booking a doctor: a choice in one narrows or sets the others. A pure step from choice to choice.

export type DoctorChoice = { branchId: string | undefined; specialityId: string | undefined; doctorId: string | undefined }
export type Doctor = { doctorId: string; specialityIds: readonly string[]; branchIds: readonly string[] }
export type Catalogue = { branches: readonly { branchId: string }[]; doctors: readonly Doctor[] }

export const NOTHING_CHOSEN: DoctorChoice = { branchId: undefined, specialityId: undefined, doctorId: undefined }

/** The doctors that the branch and the speciality leave [4.42]. */
export function doctorsFor<C extends Catalogue>(choice: DoctorChoice, catalogue: C): C['doctors'][number][] {
  return catalogue.doctors.filter(
    doctor =>
      (choice.branchId === undefined || doctor.branchIds.includes(choice.branchId)) &&
      (choice.specialityId === undefined || doctor.specialityIds.includes(choice.specialityId))
  )
}

/** The specialities that somebody has in the chosen branch, each once. */
export function specialitiesFor(choice: DoctorChoice, catalogue: Catalogue): string[] {
  const doctors = doctorsFor({ ...choice, specialityId: undefined }, catalogue)
  return [...new Set(doctors.flatMap(doctor => doctor.specialityIds))]
}

/** [4.41] A branch resets doctor and speciality. Undefined clears the filter. */
export function chooseBranch(_choice: DoctorChoice, branchId: string | undefined, catalogue: Catalogue): DoctorChoice {
  return settle({ ...NOTHING_CHOSEN, branchId }, catalogue)
}

/** [4.42] A speciality narrows the doctors; the chosen one stays only if he has it. Clearing it frees the doctor too, or he would set it again. */
export function chooseSpeciality(choice: DoctorChoice, specialityId: string | undefined, catalogue: Catalogue): DoctorChoice {
  return settle({ ...choice, specialityId, doctorId: specialityId === undefined ? undefined : choice.doctorId }, catalogue)
}

/**
 * [4.43] A doctor sets his speciality (the chosen one stays if he has it). A branch where he does not work gives way: to his only
 * branch, or, when he has several, to none; the branch is then asked for: `doctorId` without `branchId` [4.47].
 */
export function chooseDoctor(choice: DoctorChoice, doctorId: string | undefined, catalogue: Catalogue): DoctorChoice {
  const doctor = catalogue.doctors.find(one => one.doctorId === doctorId)
  if (!doctor) return settle({ ...choice, doctorId: undefined }, catalogue)
  const works = choice.branchId !== undefined && doctor.branchIds.includes(choice.branchId)
  return settle({ branchId: works ? choice.branchId : undefined, specialityId: specialityOf(doctor, choice), doctorId }, catalogue)
}

function specialityOf(doctor: Doctor, choice: DoctorChoice): string | undefined {
  const kept = choice.specialityId !== undefined && doctor.specialityIds.includes(choice.specialityId)
  return kept ? choice.specialityId : doctor.specialityIds[0]
}

/** Clears what the catalogue no longer has, then selects a single branch [4.45] and a single matching doctor [4.46]. Settling twice changes nothing. */
export function settle(choice: DoctorChoice, catalogue: Catalogue): DoctorChoice {
  const branchIds = catalogue.branches.map(branch => branch.branchId)
  const only = branchIds.length === 1 ? branchIds[0] : undefined
  const branchId = branchIds.find(id => id === choice.branchId) ?? only
  const specialityId = specialitiesFor({ ...NOTHING_CHOSEN, branchId }, catalogue).find(id => id === choice.specialityId)

  const matching = doctorsFor({ branchId, specialityId, doctorId: undefined }, catalogue)
  const doctor = matching.find(one => one.doctorId === choice.doctorId) ?? (matching.length === 1 ? matching[0] : undefined)
  if (!doctor) return { branchId, specialityId, doctorId: undefined }
  const his = branchIds.filter(id => doctor.branchIds.includes(id))
  return {
    branchId: branchId ?? (his.length === 1 ? his[0] : undefined),
    specialityId: specialityOf(doctor, { branchId, specialityId, doctorId: undefined }),
    doctorId: doctor.doctorId
  }
}
