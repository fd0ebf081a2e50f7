import { Outlet } from '@tanstack/react-router'
import { AroundFinding } from './around-finding.tsx'

/** What stands around the pages of medical centres and doctors. */
export function FindingLayout() {
  return (
    <AroundFinding>
      <Outlet />
    </AroundFinding>
  )
}
