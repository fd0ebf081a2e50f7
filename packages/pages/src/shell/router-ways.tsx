import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { type Here, type Step, type Ways, WaysProvider } from '@vizit/parts/ways/ways'
import { afterPicture } from '@vizit/ui/after-picture.ts'
import { type ReactNode, useMemo } from 'react'

/** The ways between the pages, over the router. */
export function RouterWays({ children }: { children: ReactNode }) {
  const router = useRouter()
  const ways = useMemo(() => waysOf(router), [router])
  return (
    // oxlint-disable-next-line react/hooks -- the parts know no router: this hook, and no other, is how they read where one is
    <WaysProvider ways={ways} readHere={useRouterHere}>
      {children}
    </WaysProvider>
  )
}

function useRouterHere<T>(select: (now: Here) => T): T {
  const { history } = useRouter()
  return useLocation<AnyRouter, unknown, false>({
    structuralSharing: false,
    select: ({ pathname, searchStr, hash, href, state }) =>
      select({ path: pathname, search: searchStr, hash, href, state, canGoBack: history.canGoBack() })
  }) as T
}

function waysOf(router: AnyRouter): Ways {
  let waiting: (() => void)[] = []
  const askWaiting = () => {
    const asks = waiting
    waiting = []
    for (const ask of asks) ask()
    // Steps of one moment would be one to the history.
    if (asks.length > 0) router.history.flush()
  }
  const go: Ways['go'] = async (href, step) => {
    askWaiting()
    await router.navigate({ href, ...told(step) })
  }
  return {
    go,
    back: (otherwise, step) => {
      askWaiting()
      if (router.history.canGoBack()) router.history.back()
      else void go(otherwise, step)
    },
    askHere: (asked, { later, ...step } = {}) => {
      // Another query leaves the text behind the `#` where it is, and another text the query.
      const kept = { hash: true, search: true, ...asked }
      waiting.push(() => void router.navigate({ to: '.', ...kept, ...told(step), hashScrollIntoView: false } as never))
      if (later) afterPicture(askWaiting)
      else askWaiting()
    }
  }
}

function told({ keepScroll, ...step }: Step = {}) {
  return { ...step, ...(keepScroll && { resetScroll: false }) }
}
