import { Outlet } from '@tanstack/react-router'
import { FindingWords } from './finding-words.tsx'

/** What stands around the pages of medical centres and doctors. */
export function FindingLayout() {
  return (
    <FindingWords>
      <Outlet />
    </FindingWords>
  )
}
