// The frame of the pages with navigation.
import { Outlet } from '@tanstack/react-router'
import { RatingGate } from '@vizit/pages/rating/rating-gate.tsx'
import { HostRequests, Offers } from '@vizit/pages/shell/offers.tsx'
import { UnsentNotice } from '@vizit/parts/unsent/unsent-notice.tsx'
import { AppShell } from './shell/app-shell.tsx'

export { AppShell as Shell } from './shell/app-shell.tsx'

export function Framed() {
  return (
    <AppShell
      notices={
        <>
          <UnsentNotice />
          <Offers />
        </>
      }
      asked={<HostRequests />}
    >
      <Outlet />
      <RatingGate />
    </AppShell>
  )
}
