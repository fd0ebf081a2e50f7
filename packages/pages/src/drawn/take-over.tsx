// When the browser's own page takes the place of the one that the server has drawn (0071).
import type { AnyRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { carriedOver, giveOver } from './give-over.ts'
import { insist } from './insist.ts'

/**
 * Waits until all is there that the page of this address is made of, and gives what is drawn with it: that hands on the person's focus, press and words.
 * Where a part of the program does not come, the drawn page stays: it can be read, and its links lead on.
 */
export async function takeOver(router: AnyRouter, page: HTMLElement, clock: () => Date): Promise<ReactNode> {
  const carried = carriedOver(page, clock)
  await insist(async () => {
    await router.load().catch(() => undefined)
    return isWhole(router)
  }, carried)
  const give = () => {
    const done = carried.end()
    if (done) giveOver(page, done)
  }
  return <Taken onTaken={give} />
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
