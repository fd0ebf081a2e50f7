import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import type { Town } from '@vizit/contract/catalogue'

/** The town in Russian; `all` stands for the entry of all regions. An empty text while it is not known. */
export function townName(town: Town | undefined, all: string): string {
  if (!town) return ''
  return town.id === ALL_TOWNS ? all : town.name.ru
}
