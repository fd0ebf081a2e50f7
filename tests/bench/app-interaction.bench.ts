// The patient app of one who has 2,000 visits ahead: how long each touch of home waits for the next picture on a processor four times slower, and the longest
// task while the list of all of them is thrown on a processor as it is.
import type { Browser, Page } from '@playwright/test'
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore, sql } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { freePort, startServer } from '../setup/server.ts'
import { personOf } from '../setup/world.ts'
import { MOST, openBrowser, PHONE, rowOf, type Step, walk } from './interaction.bench.ts'
import { inRounds, type Row } from './measure.ts'
import { makeVisits, VISITS_OF_ONE } from './visits.bench.ts'

/** Milliseconds; a longer task is one that holds up what a person does meanwhile. */
const LONGEST_TASK = 50
/** A throw of the finger: pixels, and pixels a second. */
const THROW = { far: 30_000, fast: 8_000 }

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true })
const home = (name: string): Step => ({ name, at: page => place(page, 'Главная') })

/** Names as a screen reader says them. */
const WALK: Step[] = [
  { name: 'the town', at: page => page.getByRole('button', { name: /Минск/ }).first() },
  { name: 'the town chosen', at: page => page.getByRole('dialog').getByRole('button').first() },
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
  const dataDir = makeDataDir()
  const cluster = await startCluster({ dataDir, log: () => undefined })
  await migrate(cluster.url)
  const store = openStore(cluster.url, { connections: 2 })
  await makeVisits(store)
  await store.run(sql`
    update visits set starts_at = starts_at + make_interval(days => ${VISITS_OF_ONE + 1}::int), ends_at = ends_at + make_interval(days => ${VISITS_OF_ONE + 1}::int), status = 'booked'
    where profile_id = ${personOf(1).profileId}`)
  await store.close()
  const port = await freePort()
  const server = await startServer({ DATABASE_URL: cluster.url, PATIENT_PORT: String(port) })
  const browser = await openBrowser()
  try {
    const origin = `http://127.0.0.1:${port}`
    const open = async (page: Page) => {
      await signedIn(page, origin)
      await page.goto(`${origin}/`)
      await page.getByRole('link', { name: /^Все, / }).waitFor()
    }
    const touches = { name: 'app interactions', unit: 'ms', measure: () => walk(browser, open, WALK) }
    const thrown = { name: 'app list thrown', unit: 'ms', measure: () => throwList(browser, origin) }
    const seen = await inRounds([touches, thrown], rounds, say)
    return [
      rowOf('patient app, home: worst wait for the next picture after a touch, processor four times slower', seen.get(touches.name)!, MOST),
      rowOf(`patient app: longest task while a list of ${VISITS_OF_ONE} visits is thrown`, seen.get(thrown.name)!, LONGEST_TASK)
    ]
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
    removeDataDir(dataDir)
  }
}

async function signedIn(page: Page, origin: string): Promise<void> {
  const [device, token] = personOf(1).bearer.split('.')
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

/** The longest task in milliseconds; 0 where none took 50. */
async function throwList(browser: Browser, origin: string) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await signedIn(page, origin)
    await page.goto(`${origin}/visits`)
    await page
      .getByRole('article')
      .nth(VISITS_OF_ONE - 1)
      .waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchTasks)
    const driver = await context.newCDPSession(page)
    for (const far of [THROW.far, THROW.far, -THROW.far])
      await driver.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 500,
        yDistance: -far,
        speed: THROW.fast,
        gestureSourceType: 'touch',
        preventFling: false
      })
    const value = await page.evaluate(() => (window as unknown as Watched).longestTask())
    return { value, notes: { 'far from the top': await page.evaluate(() => Math.round(scrollY)) } }
  } finally {
    await context.close()
  }
}

type Watched = { longestTask: () => number }

/** In the page: the longest task from now on. */
function watchTasks() {
  let longest = 0
  const take = (list: { duration: number }[]) => {
    for (const { duration } of list) longest = Math.max(longest, duration)
  }
  const observer = new PerformanceObserver(list => take(list.getEntries()))
  observer.observe({ type: 'longtask' })
  ;(window as unknown as Watched).longestTask = () => {
    take(observer.takeRecords())
    return longest
  }
}
