// Booking by bookmarks: a branch, one of the bookmarked doctors, a service of that doctor [2.92]. A pure step from choice to choice.

/** [4.47] So long the branch field is shown red when it has to be chosen first. */
export const BRANCH_ASKED_MS = 300

export type FavouriteChoice = Record<'branchId' | 'doctorId' | 'serviceId', string | undefined>
/** A bookmarked doctor with the branches where they work and what they give there. */
export type FavouriteDoctor = { doctorId: string; places: readonly { branchId: string; serviceIds: readonly string[] }[] }

/** What the selectors offer: the branches of the chosen doctor (of all without one), every bookmarked doctor, the services of the doctor there. */
export function favouriteOptions(
  { branchId, doctorId }: FavouriteChoice,
  doctors: readonly FavouriteDoctor[]
): { branchIds: string[]; doctorIds: string[]; serviceIds: string[] } {
  const chosen = doctors.filter(doctor => doctorId === undefined || doctor.doctorId === doctorId)
  const places = chosen.flatMap(doctor => doctor.places)
  const here = doctorId === undefined ? [] : places.filter(place => branchId !== undefined && place.branchId === branchId)
  return {
    branchIds: [...new Set(places.map(place => place.branchId))],
    doctorIds: doctors.map(doctor => doctor.doctorId),
    serviceIds: [...new Set(here.flatMap(place => place.serviceIds))]
  }
}

/**
 * [4.47] A doctor keeps the branch where they work, else goes to their only one. With several, and none of them chosen, the branch is asked for: the
 * choice waits for it.
 */
export function chooseFavourite(
  choice: FavouriteChoice,
  doctorId: string | undefined,
  doctors: readonly FavouriteDoctor[]
): { choice: FavouriteChoice; branch: 'known' | 'asked' } {
  const branchIds = doctors.find(doctor => doctor.doctorId === doctorId)?.places.map(place => place.branchId)
  if (!branchIds) return { choice: { ...choice, doctorId: undefined, serviceId: undefined }, branch: 'known' }
  const branchId = branchIds.find(id => id === choice.branchId) ?? (branchIds.length === 1 ? branchIds[0] : undefined)
  return { choice: settleFavourite({ ...choice, branchId, doctorId }, doctors), branch: branchId === undefined ? 'asked' : 'known' }
}

/** A branch where the chosen doctor does not work lets the doctor go. */
export function chooseFavouriteBranch(
  choice: FavouriteChoice,
  branchId: string | undefined,
  doctors: readonly FavouriteDoctor[]
): FavouriteChoice {
  const works = doctors.some(doctor => doctor.doctorId === choice.doctorId && doctor.places.some(place => place.branchId === branchId))
  return settleFavourite({ ...choice, branchId, doctorId: works ? choice.doctorId : undefined }, doctors)
}

/** The service stays only where the doctor gives it; without one the doctor's visit itself is booked. */
export function settleFavourite(choice: FavouriteChoice, doctors: readonly FavouriteDoctor[]): FavouriteChoice {
  const { serviceIds } = favouriteOptions(choice, doctors)
  return { ...choice, serviceId: serviceIds.find(id => id === choice.serviceId) }
}
