import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useWords } from '@vizit/parts/words/words.tsx'

/** [2.72] Back to where one came from, else to the start. */
export function useBack() {
  const words = useWords('booking')
  const addresses = useAddresses()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return canGoBack ? { label: words.back, onPress: () => router.history.back() } : { label: words.back, href: addresses.start() }
}
