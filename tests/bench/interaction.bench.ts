// How long a person waits for the next picture after each touch, on a processor four times slower: the worst of a walk through the booking.
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { findOrInstallChromium } from '../../scripts/chromium.mjs'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { startServer } from '../setup/server.ts'
import { inRounds, judge, median, type Row } from './measure.ts'

const TIMES_SLOWER = 4
/** Milliseconds; the wait that a person does not notice yet. */
export const MOST = 150
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' as const }

/** `takesOver`: the touch by which the program takes the place of the page that the server has drawn; the next one comes when it has. */
export type Step = { name: string; at: (page: Page) => Locator; takesOver?: true }

/** Names as a screen reader says them. */
const WALK: Step[] = [
  { name: 'the first touch', at: page => page.getByRole('heading', { level: 1 }), takesOver: true },
  { name: 'another day', at: page => page.getByRole('radiogroup').locator('label[data-fill="many"], label[data-fill="few"]').nth(2) },
  { name: 'a time', at: page => freeTime(page, 0) },
  { name: 'another time', at: page => freeTime(page, 1) },
  { name: 'more of a doctor', at: page => page.getByRole('button', { name: /^Подробнее/ }).first() },
  { name: 'the calendar', at: page => page.getByRole('radio', { name: 'Календарь' }) },
  { name: 'the list', at: page => page.getByRole('radio', { name: 'Список' }) },
  { name: 'the question to whom', at: page => page.getByRole('button', { name: /^К кому/ }) }
]

const freeTime = (page: Page, at: number) => page.locator('article button[data-slot]').nth(at)

/** The demo product. Needs a built cabinet. */
export async function measureInteractions(rounds: number, say: (line: string) => void): Promise<Row[]> {
  const dataDir = makeDataDir('disk')
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo' })
  const browser = await openBrowser()
  try {
    const open = async (page: Page) => {
      await page.goto(`${server.url}/timeslot`)
      await freeTime(page, 0).waitFor()
    }
    const work = { name: 'interactions', unit: 'ms', measure: () => walk(browser, open, WALK) }
    const found = (await inRounds([work], rounds, say)).get(work.name)!
    return [rowOf('worst wait for the next picture after a touch, processor four times slower', found, MOST)]
  } finally {
    await browser.close()
    await server.stop()
    removeDataDir(dataDir)
  }
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findOrInstallChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

/** P10 in milliseconds, of which `most` are wanted. */
export function rowOf(what: string, { values, notes }: { values: number[]; notes: Record<string, number[]> }, most: number): Row {
  const value = median(values)
  return {
    name: 'P10',
    what,
    unit: 'ms',
    value,
    floor: null,
    floorName: null,
    ratio: null,
    rounds: values,
    notes: Object.fromEntries(Object.entries(notes).map(([name, all]) => [name, median(all)])),
    ...judge(null, value, { of: 'value', most })
  }
}

/** Touches one step after the other in a page of its own that `open` has brought to its beginning; the longest wait of each, and of all. */
export async function walk(browser: Browser, open: (page: Page) => Promise<void>, steps: readonly Step[]) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchWaits)
    await open(page)
    await page.waitForLoadState('networkidle')
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
    const notes: Record<string, number> = {}
    for (const { name, at, takesOver } of steps) {
      // Until it has come to rest: a sheet is on its way for a moment. The driver moves its pointer for it, which is a touch to a page that waits for the first.
      if (!takesOver) await at(page).click({ trial: true })
      const drawn = takesOver ? await page.locator('main').elementHandle() : null
      await press(cdp, at(page))
      await drawn?.waitForElementState('hidden')
      await page.waitForLoadState('networkidle')
      notes[name] = await page.evaluate(() => (window as unknown as Watched).longestWait())
    }
    return { value: Math.max(...Object.values(notes)), notes }
  } finally {
    await context.close()
  }
}

/** Milliseconds a finger rests on the glass; a touch that ends when it begins, as drivers make it, has the browser answer both in one wait. */
const FINGER_RESTS = 80

/** At its place on the screen, by a finger: the driver's own way looks at the page in the middle of the touch. */
async function press(cdp: CDPSession, what: Locator): Promise<void> {
  let box = await what.boundingBox()
  // Drawn anew in between.
  while (!box) box = await what.boundingBox()
  const { x, y, width, height } = box
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] })
  await new Promise(then => setTimeout(then, FINGER_RESTS))
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Watched = { longestWait: () => Promise<number> }
type EventTiming = PerformanceEntry & { interactionId: number }

/** In the page: the longest wait since it was asked last; below 16 ms the browser tells none. */
function watchWaits() {
  let longest = 0
  const take = (list: PerformanceObserverEntryList | PerformanceEntry[]) => {
    for (const entry of Array.isArray(list) ? list : list.getEntries())
      if ((entry as EventTiming).interactionId > 0) longest = Math.max(longest, entry.duration)
  }
  const observer = new PerformanceObserver(take)
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  ;(window as unknown as Watched).longestWait = async () => {
    // The entry of a touch is told once its picture is drawn; a person touches again when the page has come to rest.
    for (let at = 0; at < 3; at++) await new Promise(done => requestAnimationFrame(() => requestIdleCallback(done)))
    take(observer.takeRecords())
    const seen = longest
    longest = 0
    return seen
  }
}
