// The patient app: how long each touch of home and of the bar waits for the next picture, on a processor four times slower; and the longest task while a list of
// two thousand visits is thrown, on the processor as it is.
import type { Browser, Page } from '@playwright/test'
import { pageVisits } from '@vizit/contract/visits'
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { freePort, startServer } from '../setup/server.ts'
import { personOf } from '../setup/world.ts'
import { MOST, openBrowser, PHONE, rowOf, type Step, walk } from './interaction.bench.ts'
import { inRounds, type Row } from './measure.ts'
import { makeVisits } from './visits.bench.ts'

/** One of those who have four visits ahead and 196 behind; and the one who has 2,000. */
const ORDINARY = 12
const VERY_MANY = 1
/** Milliseconds: what takes longer leaves out a picture. */
const LONGEST_TASK = 50
const THROWS = 6

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true })
const home = (name: string): Step => ({ name, at: page => place(page, 'Главная') })

/** Names as a screen reader says them. */
const WALK: Step[] = [
  { name: 'doctors', at: page => place(page, 'Врачи') },
  home('home after doctors'),
  { name: 'drugs', at: page => place(page, 'Лекарства') },
  home('home after drugs'),
  { name: 'card', at: page => place(page, 'Карта') },
  home('home after card'),
  { name: 'other', at: page => place(page, 'Другое') },
  home('home after other'),
  { name: 'all visits', at: page => page.getByRole('link', { name: /^Все, / }) }
]

/** A world of its own. Needs a built patient app. */
export async function measureAppInteractions(rounds: number, say: (line: string) => void): Promise<Row[]> {
  const dataDir = makeDataDir('disk')
  const cluster = await startCluster({ dataDir, log: () => undefined })
  await migrate(cluster.url)
  const store = openStore(cluster.url, { connections: 2 })
  await makeVisits(store)
  await store.close()
  const port = await freePort()
  const server = await startServer({ DATABASE_URL: cluster.url, PATIENT_PORT: String(port) })
  const browser = await openBrowser()
  try {
    const origin = `http://127.0.0.1:${port}`
    const open = async (page: Page) => {
      await signedIn(page, origin, ORDINARY)
      await page.goto(`${origin}/`)
      await page.getByRole('link', { name: /^Все, / }).waitFor()
    }
    const touches = { name: 'app interactions', unit: 'ms', measure: () => walk(browser, open, WALK) }
    const throws = { name: 'app list of 2,000', unit: 'ms', measure: () => throwList(browser, origin) }
    const found = await inRounds([touches, throws], rounds, say)
    return [
      rowOf(
        'patient app, home: worst wait for the next picture after a touch, processor four times slower',
        found.get(touches.name)!,
        MOST
      ),
      rowOf('patient app, a list of 2,000 visits thrown: longest task, processor as it is', found.get(throws.name)!, LONGEST_TASK)
    ]
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
    removeDataDir(dataDir)
  }
}

/** All past visits of the one who has very many, then thrown down and up. */
async function throwList(browser: Browser, origin: string) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await signedIn(page, origin, VERY_MANY)
    await page.goto(`${origin}/visits?tab=past`)
    const talons = page.getByRole('list').getByRole('article')
    await talons.first().waitFor()
    const earlier = page.getByRole('button', { name: 'Показать более ранние' })
    while (await earlier.isVisible()) {
      const answer = page.waitForResponse(response => new URL(response.url()).pathname === pageVisits.path)
      await earlier.click()
      await answer
      await page.getByRole('button', { name: 'Загружаем…' }).waitFor({ state: 'hidden' })
    }
    const visits = await talons.count()
    await page.evaluate(watchTasks)
    const gestures = await context.newCDPSession(page)
    for (let at = 0; at < THROWS; at++)
      await gestures.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 400,
        yDistance: at % 2 === 0 ? -40_000 : 30_000,
        speed: 12_000,
        gestureSourceType: 'touch'
      })
    return { value: await page.evaluate(() => (window as unknown as WatchedTasks).longestTask()), notes: { visits } }
  } finally {
    await context.close()
  }
}

type WatchedTasks = { longestTask: () => Promise<number> }

/** In the page: the longest task since now; below 50 ms the browser tells none. */
function watchTasks() {
  let longest = 0
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
  })
  observer.observe({ type: 'longtask' })
  ;(window as unknown as WatchedTasks).longestTask = async () => {
    for (let at = 0; at < 3; at++) await new Promise(done => requestAnimationFrame(() => requestIdleCallback(done)))
    for (const entry of observer.takeRecords()) longest = Math.max(longest, entry.duration)
    return longest
  }
}

async function signedIn(page: Page, origin: string, who: number): Promise<void> {
  const [device, token] = personOf(who).bearer.split('.')
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    ([deviceId, kept]) => {
      localStorage.setItem('vizit.started', '1')
      localStorage.setItem('vizit.language', 'ru')
      localStorage.setItem('deviceId', deviceId!)
      localStorage.setItem('phoneNumber', '375290000001')
      localStorage.setItem('vizit.session', JSON.stringify({ kind: 'signed-in', token: kept }))
    },
    [device, token]
  )
}
