import { Outlet, useRouter } from '@tanstack/react-router'
import { useSession } from '@vizit/client/session/session-provider'
import { useAnonymousSession } from '@vizit/client/session/use-anonymous-session'
import { LinkProvider } from '@vizit/ui/page/link-provider'
import { useEffect, useRef } from 'react'
import { RouterLink } from './router-link.tsx'
import { RouterWays } from './router-ways.tsx'

/** Around every page: links go through the router, a visitor gets an anonymous session, and a sign-out in another tab is noticed. */
export function Root() {
  useAnonymousSession()
  useSessionChanges()
  return (
    <RouterWays>
      <LinkProvider as={RouterLink}>
        <Outlet />
      </LinkProvider>
    </RouterWays>
  )
}

/** When somebody signs in or out, the guards of the page now open judge again. */
function useSessionChanges() {
  const router = useRouter()
  const { kind } = useSession()
  const before = useRef(kind)
  useEffect(() => {
    if (before.current === kind) return
    before.current = kind
    void router.invalidate()
  }, [kind, router])
}
