/** What narrows the doctors: each field is optional; ids are digits. */
export type Place = {
  townId?: string | undefined
  branchId?: string | undefined
  specialityId?: string | undefined
  doctorId?: string | undefined
  /** [3.37] '1' doctors who see adults, '2' those who see children. */
  profile?: '0' | '1' | '2' | undefined
}

/** Only the fields that are set: what goes into a query and its key. */
export function placeFields(place: Place): { [K in keyof Place]?: NonNullable<Place[K]> } {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
}

/** «Каштан», ул. Сурганова, 47Б: the centre and the street, which together name a branch. */
export function placeText(place: { centre: string; branch: string; address: string }): string {
  return [place.centre || place.branch, unbroken(place.address)].filter(Boolean).join(', ')
}

/** «ул.» stays with the name of the street, wherever the line ends. */
function unbroken(address: string): string {
  return address.replace(/(^|\s)(\p{Ll}{1,5}\.) /gu, '$1$2\u00a0')
}
