// One picture of one page: at rest, and always the same.
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page, Request } from '@playwright/test'

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const
export type Size = keyof typeof SIZES

/** The server's clock stands between two seconds as the browser sees it: a counter shows the same figure however long the way was. */
const BETWEEN_SECONDS_MILLIS = 500
const SAME_TWICE_WITHIN = 20
/** A page is quiet when it has asked for nothing so long; a question older than this is one that the screen leaves without an answer. */
const QUIET_MILLIS = 250
const HUNG_MILLIS = 3_000

/** Each page comes from an address of its own, so that one does not use up the limits of another. */
let pages = 0
const asking = new WeakMap<Page, { open: Map<Request, number>; last: number }>()

export async function openPage(browser: Browser, origin: string, size: Size): Promise<Page> {
  const isPhone = size === 'phone'
  pages++
  const page = await browser.newPage({
    baseURL: origin,
    viewport: SIZES[size],
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'ru-BY',
    timezoneId: 'Europe/Minsk',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.${pages >> 8}.${pages & 255}` }
  })
  page.setDefaultTimeout(30_000)
  listen(page)
  await page.clock.setFixedTime(Date.now() + BETWEEN_SECONDS_MILLIS)
  return page
}

function listen(page: Page): void {
  const heard = { open: new Map<Request, number>(), last: performance.now() }
  asking.set(page, heard)
  page.on('request', request => heard.open.set(request, performance.now()))
  const done = (request: Request) => {
    heard.open.delete(request)
    heard.last = performance.now()
  }
  page.on('requestfinished', done)
  page.on('requestfailed', done)
}

/** Until everything that the page has asked for has come: some of it changes the page after its words are there. */
async function comeToRest(page: Page): Promise<void> {
  const heard = asking.get(page)!
  const isWaiting = () => [...heard.open.values()].some(since => performance.now() - since < HUNG_MILLIS)
  while (isWaiting() || performance.now() - heard.last < QUIET_MILLIS) await pause(20)
}

/** The page as a PNG once its fonts and pictures are there and two pictures of it are the same. */
export async function photograph(page: Page, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  await page.emulateMedia({ colorScheme })
  await comeToRest(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter(image => image.checkVisibility() && image.loading !== 'lazy')
    await Promise.all(inView.map(image => image.decode().catch(() => undefined)))
  })
  let before = await snapshot(page)
  for (let times = 0; times < SAME_TWICE_WITHIN; times++) {
    const now = await snapshot(page)
    if (now.equals(before)) return now
    before = now
  }
  throw new Error('it never comes to rest')
}

function snapshot(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}
