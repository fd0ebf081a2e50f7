// One picture of one page: at rest, and always the same.
import type { Browser, Page } from '@playwright/test'
import { newAddress } from '../e2e/story.ts'

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const
export type Size = keyof typeof SIZES

/** The server's clock stands between two seconds as the browser sees it: a counter shows the same figure however long the way was. */
const BETWEEN_SECONDS_MILLIS = 500
const SAME_TWICE_WITHIN = 20

export async function openPage(browser: Browser, origin: string, size: Size): Promise<Page> {
  const isPhone = size === 'phone'
  const page = await browser.newPage({
    baseURL: origin,
    viewport: SIZES[size],
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'ru-BY',
    timezoneId: 'Europe/Minsk',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() }
  })
  page.setDefaultTimeout(15_000)
  await page.clock.setFixedTime(Date.now() + BETWEEN_SECONDS_MILLIS)
  return page
}

/** The page as a PNG once its fonts and pictures are there and two looks at it see the same. */
export async function photograph(page: Page, colorScheme: 'light' | 'dark'): Promise<Buffer> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter(image => image.checkVisibility() && image.loading !== 'lazy')
    await Promise.all(inView.map(image => image.decode().catch(() => undefined)))
  })
  let before = await look(page)
  for (let times = 0; times < SAME_TWICE_WITHIN; times++) {
    const now = await look(page)
    if (now.equals(before)) return now
    before = now
  }
  throw new Error('it never comes to rest')
}

function look(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}
