import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { useWords } from '@vizit/parts/words/words.tsx'

/** Back to where one came from, else to `href`: the arrow of a page that many pages lead to. */
export function useWayBack(href: string) {
  const { back } = useWords('shell')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return canGoBack ? { label: back, onPress: () => router.history.back() } : { label: back, href }
}
