import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useHere, useWays } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'

/** [2.72] Back to where one came from, else to the start. */
export function useBack() {
  const words = useWords('booking')
  const addresses = useAddresses()
  const ways = useWays()
  const canGoBack = useHere().canGoBack
  return canGoBack ? { label: words.back, onPress: () => ways.back(addresses.start()) } : { label: words.back, href: addresses.start() }
}
