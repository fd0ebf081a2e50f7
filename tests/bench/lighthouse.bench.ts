// What Lighthouse says of the pages a visitor opens first, on its model of a cheap phone: the median of several runs, each in a browser of its own.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findOrInstallChromium } from '../../scripts/chromium.mjs'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { freePort, startServer } from '../setup/server.ts'
import { inRounds, judge, median, type Row, type Target, type Work } from './measure.ts'

/** Not among our packages: it brings a hundred and fifty others, which nobody needs who does not run this. */
const PACKAGE = 'lighthouse@13.5.0'
const WITHIN_MILLIS = 180_000
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
/** What the server draws is for search engines as well. */
const PUBLIC = [...CATEGORIES, 'seo'] as const
const PAGES = [
  ['/sign-in', 'sign-in', CATEGORIES],
  ['/timeslot', 'booking', CATEGORIES],
  ['/doctor/1', 'doctor', PUBLIC],
  ['/centre/1', 'centre', PUBLIC]
] as const
/** Of the patient app, which stands at a door of its own: its home, on a device that has never opened it. */
const APP_PAGES = [['/', 'app home', CATEGORIES]] as const
/** A category's points of 100, or milliseconds. */
const TARGETS: Record<string, Target> = {
  performance: { of: 'value', least: 97 },
  accessibility: { of: 'value', least: 100 },
  'best-practices': { of: 'value', least: 100 },
  seo: { of: 'value', least: 100 },
  LCP: { of: 'value', most: 1_800 },
  'booking: performance': { of: 'value', least: 95 }
}

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> }

/** The demo product, asked page by page. Needs the registry of packages once, and built faces. */
export async function measureLighthouse(rounds: number, say: (line: string) => void): Promise<Row[]> {
  const chromium = await findOrInstallChromium()
  const dataDir = makeDataDir('disk')
  const appPort = await freePort()
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', PATIENT_PORT: String(appPort) })
  try {
    const works = [
      ...PAGES.map(([path, name, categories]) => page(name, `${server.url}${path}`, chromium, categories)),
      ...APP_PAGES.map(([path, name, categories]) => page(name, `http://127.0.0.1:${appPort}${path}`, chromium, categories))
    ]
    const seen = await inRounds(works, rounds, say)
    return [...seen].flatMap(([name, { values, notes }]) =>
      Object.entries({ performance: values, ...notes }).map(([what, list]) => rowOf(name, what, list))
    )
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
}

function rowOf(page: string, what: string, rounds: number[]): Row {
  const value = median(rounds)
  const unit = what === 'LCP' ? 'ms' : 'of 100'
  return {
    name: 'Lighthouse',
    what: `${page}: ${what}`,
    unit,
    value,
    floor: null,
    floorName: null,
    ratio: null,
    rounds,
    notes: {},
    ...judge(null, value, TARGETS[`${page}: ${what}`] ?? TARGETS[what])
  }
}

function page(name: string, url: string, chromium: string, asked: readonly string[]): Work {
  return {
    name,
    unit: 'of 100',
    async measure() {
      const { categories, audits } = await reportOn(url, chromium, asked)
      const [performance, ...others] = asked.map(category => Math.round(categories[category]!.score * 100))
      const notes = Object.fromEntries(asked.slice(1).map((category, at) => [category, others[at]!]))
      return { value: performance!, notes: { ...notes, LCP: audits['largest-contentful-paint']!.numericValue! } }
    }
  }
}

async function reportOn(url: string, chromium: string, categories: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-lighthouse-'))
  const file = join(folder, 'report.json')
  // A browser on a desk or a phone says what it speaks; a headless one does not until it is told.
  const browser = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --accept-lang=ru-BY,ru'
  const asked = [
    'exec',
    '--yes',
    `--package=${PACKAGE}`,
    '--',
    'lighthouse',
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    browser
  ]
  try {
    await promisify(execFile)('npm', [...asked, `--only-categories=${categories.join(',')}`], {
      cwd: folder,
      timeout: WITHIN_MILLIS,
      env: { ...process.env, CHROME_PATH: chromium }
    })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
