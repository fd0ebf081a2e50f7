// The frame of the pages with navigation.
import { Outlet } from '@tanstack/react-router'
import { RatingGate } from '@vizit/pages/rating/rating-gate.tsx'
import { HostRequests, Offers } from '@vizit/pages/shell/offers.tsx'
import { CabinetShell } from './shell/cabinet-shell.tsx'

export { CabinetShell as Shell } from './shell/cabinet-shell.tsx'

export function Framed() {
  return (
    <CabinetShell notices={<Offers />} asked={<HostRequests />}>
      <Outlet />
      <RatingGate />
    </CabinetShell>
  )
}
