import type { Town } from '@vizit/contract/catalogue'
import { addressText, unbrokenAddress } from '../names/spoken-services.ts'

/** «Каштан», Минск, ул. Сурганова, 47Б: the centre and the address, which together name a branch. `said`: how an address is said, where it is not the page that says it. */
export function branchText(
  at: { centre: string; branch: string; address: string },
  said: (address: string) => string = addressText
): string {
  return [at.centre || at.branch, unbrokenAddress(said(at.address))].filter(Boolean).join(', ')
}

/** An address without its town, for what stands under the name of the town: the server says addresses with the town before them, in Russian. */
export function streetIn(town: Pick<Town, 'name'>, address: string): string {
  const before = `${town.name.ru}, `
  return address.startsWith(before) ? address.slice(before.length) : address
}
