import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { type Here, type Ways, WaysProvider } from '@vizit/parts/ways/ways'
import { type ReactNode, useMemo } from 'react'

/** The ways between the pages, over the router. */
export function RouterWays({ children }: { children: ReactNode }) {
  const router = useRouter()
  const ways = useMemo(() => waysOf(router), [router])
  const location = useLocation()
  const here = useMemo((): Here => {
    const { pathname, searchStr, hash, href, state } = location
    return { path: pathname, search: searchStr, hash, href, state, canGoBack: router.history.canGoBack() }
  }, [location, router])
  return (
    <WaysProvider ways={ways} here={here}>
      {children}
    </WaysProvider>
  )
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
