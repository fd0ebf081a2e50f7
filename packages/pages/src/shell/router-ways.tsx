import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { type Here, type Ways, WaysProvider } from '@vizit/parts/ways/ways'
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
  const go: Ways['go'] = async (href, step) => router.navigate({ href, ...told(step) })
  return {
    go,
    back: (otherwise, step) => (router.history.canGoBack() ? router.history.back() : void go(otherwise, step)),
    askHere: (asked, step) => void router.navigate({ to: '.', ...asked, ...told(step), hashScrollIntoView: false } as never)
  }
}

function told({ keepScroll, ...step }: NonNullable<Parameters<Ways['go']>[1]> = {}) {
  return { ...step, ...(keepScroll && { resetScroll: false }) }
}
