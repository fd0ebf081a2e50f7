import { useEffect } from 'react'
import { showBadge } from '../platform/badge.ts'

/** Shows on the icon how many things wait for the person; undefined: not known yet, and what stands there stays. */
export function useBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) void showBadge(count)
  }, [count])
}
