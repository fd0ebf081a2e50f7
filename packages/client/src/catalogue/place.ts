/** What narrows the doctors: each field is optional; ids are digits. */
export type Place = {
  townId?: string | undefined
  branchId?: string | undefined
  specialityId?: string | undefined
  doctorId?: string | undefined
}

/** Only the fields that are set: what goes into a query and its key. */
export function placeFields(place: Place): { townId?: string; branchId?: string; specialityId?: string; doctorId?: string } {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
}

/** «Каштан», ул. Сурганова, 47Б: the centre and the street, which together name a branch. */
export function placeText(place: { centre: string; branch: string; address: string }): string {
  return [place.centre || place.branch, place.address].filter(Boolean).join(', ')
}
