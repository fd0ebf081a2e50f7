// When the browser's own page takes the place of the one that the server has drawn (0071).
import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { carriedOver } from './carry-over.ts'

/**
 * Waits until all is there that the page of this address is made of, and gives what is drawn with it: that hands on the person's focus, press and words. Where a part of the program does not come, the drawn page stays: it can be read, and
 * its links lead on. What did not come is asked for again when the connection is back and at each press that needs it; a press that does not help either
 * opens the page anew, for then the files are those of a newer version.
 */
export async function takeOver(router: AnyRouter, page: HTMLElement): Promise<ReactNode> {
  const carried = carriedOver(page)
  for (let tried = 1; ; tried++) {
    await router.load().catch(() => undefined)
    if (isWhole(router)) return <Taken onTaken={carried.give} />
    if (tried > 1 && navigator.onLine) location.reload()
    await new Promise<void>(again => {
      carried.onPress(again)
      addEventListener('online', () => again(), { once: true })
    })
  }
}

/** A page that is fetched when it is opened has its `preload` until it is there. */
function isWhole(router: AnyRouter): boolean {
  return router.state.matches.every(
    ({ status, routeId }) =>
      status !== 'error' && (router.routesById[routeId]?.options.component as { preload?: unknown } | undefined)?.preload === undefined
  )
}

/** Tells when the page stands, before the browser shows it. */
function Taken({ onTaken }: { onTaken: () => void }) {
  useLayoutEffect(onTaken, [onTaken])
  return null
}
