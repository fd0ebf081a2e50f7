/** «Каштан», ул. Сурганова, 47Б: the centre and the street, which together name a branch. */
export function branchText(at: { centre: string; branch: string; address: string }): string {
  return [at.centre || at.branch, unbrokenAddress(at.address)].filter(Boolean).join(', ')
}

/** «ул.» stays with the name of the street, wherever the line ends. */
export function unbrokenAddress(address: string): string {
  return address.replace(/(^|\s)(\p{Ll}{1,5}\.) /gu, '$1$2\u00a0')
}
