// What is seen while the browser takes over a page that the server has drawn.
import type { Request } from '@playwright/test'
import { expect, type Page } from './journey.ts'

/** Nothing moved and nothing went away while the browser took the page over. */
export const STOOD = { moved: 0, gone: 0, taken: 1 }

/** The session of a visitor is nothing that a page could bring along. */
export const isQuestion = (path: string) => path.startsWith('/api/') && !path.endsWith('/anonymous-login')

/** A pointer on its way: the least that has the program of a page run that is read. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(4, 4)
  await page.mouse.move(6, 6)
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/** Tells what moved and what was drawn anew from the first picture on; to be asked for before the page is opened. */
export async function watched(page: Page) {
  // On a busy machine the page before may only now ask for its program.
  await page.goto('about:blank')
  const asked: string[] = []
  const files = new Map<string, Request[]>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    asked.push(pathname)
    if (/\.(js|css)$/.test(pathname)) files.set(pathname, [...(files.get(pathname) ?? []), request])
  })
  await page.addInitScript(() => {
    const seen = { moved: 0, gone: 0, taken: 0 }
    const places: string[] = []
    Object.assign(window, { seen, places })
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.moved += value
        for (const { node, previousRect: from, currentRect: to } of sources)
          places.push(`${node?.textContent?.slice(0, 60)}: ${from.x}, ${from.y} to ${to.x}, ${to.y}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // From the first heading on there is one at every picture; of doctors in a list the same.
    let last: Element | null = null
    let listed = false
    const look = () => {
      const heading = document.querySelector('h1')
      const card = document.querySelector('article')
      if ((last && !heading) || (listed && !card)) seen.gone++
      listed ||= card !== null
      // The browser's own heading stands in the place of the drawn one.
      if (heading && Object.keys(heading).some(key => key.startsWith('__react'))) seen.taken = 1
      last = heading ?? last
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  type Seen = { moved: number; gone: number; taken: number }
  /** Where letters come after the first picture a word may move by a pixel: what is less than a thousandth nobody sees. */
  const seen = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Seen }
      return { ...seen, moved: Math.round(seen.moved * 1000) / 1000 }
    })
  /** What had been seen when the page was the browser's own and asked for nothing more. */
  async function takenOver() {
    await expect
      .poll(async () => {
        await touch(page)
        return (await seen()).taken
      })
      .toBe(1)
    await page.waitForLoadState('networkidle')
    const known = await seen()
    // A number alone would tell nobody where to look.
    if (known.moved > 0) console.error('moved:', await page.evaluate(() => (window as unknown as { places: string[] }).places))
    return known
  }
  /** Scripts and styles that were asked for more than once, and what became of each question. */
  async function askedTwice(): Promise<string[]> {
    const told = [...files].filter(([, requests]) => requests.length > 1)
    return Promise.all(told.map(async ([path, requests]) => `${path}: ${(await Promise.all(requests.map(fateOf))).join(' and ')}`))
  }
  return { asked, askedTwice, seen, takenOver }
}

/** What became of a question, for whoever reads of it in a failed test. */
async function fateOf(request: Request): Promise<string> {
  const answer = await request.response()
  const { startTime, responseEnd } = request.timing()
  const fate = request.failure()?.errorText ?? `${answer?.status()}${answer?.fromServiceWorker() ? ' of the worker' : ''}`
  return `${request.url()} by a ${request.resourceType()} at ${startTime} for ${responseEnd} ms: ${fate}`
}
