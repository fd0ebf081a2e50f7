import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { names } from '@vizit/client/names/spoken-names'
import type { Town } from '@vizit/contract/catalogue'

/** The town in the language of the face; `all` stands for the entry of all regions. An empty text while it is not known. */
export function townName(town: Town | undefined, all: string): string {
  if (!town) return ''
  return town.id === ALL_TOWNS ? all : names.town(town)
}
