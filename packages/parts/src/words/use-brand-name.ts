import { useSettings } from '@vizit/client/settings/use-settings'
import { useWords } from './words.tsx'

/** What the product is called in the language of the page; until the server has said so, or without a connection, by its own name. */
export function useBrandName(): string {
  const { brand: own, language } = useWords('shell')
  const brand = useSettings().data?.brand
  // What an older server has told is kept for a while, and had one name.
  return brand?.names?.[language] ?? brand?.name ?? own
}
