import { useAddresses } from '../addresses/addresses.ts'
import { useHere, useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/** [2.72] Back to where one came from, else to the start. */
export function useBack() {
  const words = useWords('booking')
  const addresses = useAddresses()
  const ways = useWays()
  const canGoBack = useHere(now => now.canGoBack)
  return canGoBack ? { label: words.back, onPress: () => ways.back(addresses.start()) } : { label: words.back, href: addresses.start() }
}
