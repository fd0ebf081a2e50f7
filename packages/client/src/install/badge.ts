// The number on the icon of an installed face. A browser without one is told nothing.
import { useEffect } from 'react'

type WithBadge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/** How many things wait for the person; 0 takes the number away. Never fails: an icon is no reason to. */
export async function showBadge(count: number): Promise<void> {
  const icon = navigator as WithBadge
  await (count > 0 ? icon.setAppBadge?.(count) : icon.clearAppBadge?.())?.catch(() => undefined)
}

/** The same from a page; undefined: not known yet, and what stands there stays. */
export function useBadge(count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined) void showBadge(count)
  }, [count])
}
