// The patient app: how long each touch of home and of the bar waits for the next picture, on a processor four times slower.
import type { Page } from '@playwright/test'
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { freePort, startServer } from '../setup/server.ts'
import { personOf } from '../setup/world.ts'
import { MOST, openBrowser, rowOf, type Step, walk } from './interaction.bench.ts'
import { inRounds, type Row } from './measure.ts'
import { makeVisits } from './visits.bench.ts'

/** One of those who have four visits ahead and 196 behind. */
const ORDINARY = 12

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
  const dataDir = makeDataDir()
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
      await signedIn(page, origin)
      await page.goto(`${origin}/`)
      await page.getByRole('link', { name: /^Все, / }).waitFor()
    }
    const touches = { name: 'app interactions', unit: 'ms', measure: () => walk(browser, open, WALK) }
    const found = (await inRounds([touches], rounds, say)).get(touches.name)!
    return [rowOf('patient app, home: worst wait for the next picture after a touch, processor four times slower', found, MOST)]
  } finally {
    await browser.close()
    await server.stop()
    await cluster.stop()
    removeDataDir(dataDir)
  }
}

async function signedIn(page: Page, origin: string): Promise<void> {
  const [device, token] = personOf(ORDINARY).bearer.split('.')
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
