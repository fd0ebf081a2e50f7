// The frame of the pages with navigation.
import { Outlet } from '@tanstack/react-router'
import { useUnsent } from '@vizit/client/offline/use-unsent'
import { HostRequests, Offers } from '@vizit/pages/shell/offers.tsx'
import { saying } from '@vizit/parts/words/saying'
import { lazy, Suspense } from 'react'
import { AppShell } from './shell/app-shell.tsx'

export { AppShell as Shell } from './shell/app-shell.tsx'

export function Framed() {
  return (
    <AppShell notices={<Notices />} asked={<HostRequests />}>
      <Outlet />
    </AppShell>
  )
}

const UnsentNotice = lazy(
  saying(['offline'], async () => ({ default: (await import('@vizit/parts/offline/unsent-notice.tsx')).UnsentNotice }))
)

/** What waits for a connection stands above every page. */
function Notices() {
  const isAnyUnsent = useUnsent().length > 0
  return (
    <>
      <Offers />
      {isAnyUnsent ? (
        <Suspense>
          <UnsentNotice />
        </Suspense>
      ) : null}
    </>
  )
}
