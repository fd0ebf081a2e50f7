import type { Town } from '@vizit/contract/catalogue'

/** «Каштан», Минск, ул. Сурганова, 47Б: the centre and the address, which together name a branch. */
export function branchText(at: { centre: string; branch: string; address: string }): string {
  return [at.centre || at.branch, unbrokenAddress(at.address)].filter(Boolean).join(', ')
}

/** An address without its town, for what stands under the name of the town: the server says addresses with the town before them, in Russian. */
export function streetIn(town: Pick<Town, 'name'>, address: string): string {
  const before = `${town.name.ru}, `
  return address.startsWith(before) ? address.slice(before.length) : address
}

/** «ул.» and «пр-т» stay with the name of the street, wherever the line ends. */
export function unbrokenAddress(address: string): string {
  return address.replace(/(^|\s)(\p{Ll}{1,5}\.|\p{Ll}{2}-\p{Ll}) /gu, '$1$2\u00a0')
}
