// Journeys in a real browser against the real server with the demo data.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { serverEntry, serverFlags } from '../../scripts/server.mjs'
import { chromium } from './browser.ts'

/**
 * Each worker has a product of its own, with data of its own: journeys use up limits and change doctors and visits. One more than the cores of a small
 * machine: a journey waits for its browser a sixth of its time.
 */
const WORKERS = Number(process.env.E2E_WORKERS ?? 3)
const PORT = Number(process.env.E2E_PORT ?? 8787)
/** The workers read this file too; what the first reading made they find in the environment. */
const isWorker = process.env.E2E_HOME !== undefined
/** What is about the width of a phone is never walked at the desk. E2E_SHORT leaves out there the journeys whose pages look as they do on a phone, only wider. */
const AT_THE_DESK = process.env.E2E_SHORT ? { grep: /@wide/, grepInvert: /@long|@phone-alone/ } : { grepInvert: /@phone-alone/ }
/** And on the phone those with a keyboard, and everywhere the long ones: what they show has shorter tests, or one in another language. */
const ON_THE_PHONE = process.env.E2E_SHORT ? { grepInvert: /@long|@wide-alone/ } : {}
/** E2E_ORIGIN names a server that already runs, together with E2E_DATA, its data folder. */
const running = isWorker ? undefined : process.env.E2E_ORIGIN

if (!running) {
  process.env.E2E_HOME ??= mkdtempSync(join(tmpdir(), 'vizit-e2e-'))
  const own = product(Number(process.env.TEST_PARALLEL_INDEX ?? 0))
  process.env.E2E_ORIGIN = own.origin
  process.env.E2E_DATA = own.data
}

function product(worker: number) {
  const port = PORT + 100 * worker
  return { port, origin: `http://127.0.0.1:${port}`, data: join(process.env.E2E_HOME!, String(worker)) }
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: running ? 1 : WORKERS,
  retries: 0,
  forbidOnly: true,
  // Bounds for a machine that is busy with other things as well; a journey ends when it is done.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_ORIGIN,
    browserName: 'chromium',
    locale: 'ru-BY',
    timezoneId: 'Europe/Minsk',
    actionTimeout: 20_000,
    // Colours and places are judged at rest, not on their way.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes every journey slower: E2E_TRACE=1 keeps those of journeys that fail.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    launchOptions: chromium()
  },
  ...(running
    ? {}
    : {
        webServer: Array.from({ length: WORKERS }, (_, worker) => product(worker)).map(({ port, origin, data }) => ({
          command: ['node', ...serverFlags, serverEntry].join(' '),
          cwd: '../..',
          url: `${origin}/readyz`,
          timeout: 120_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
          env: {
            PORT: String(port),
            DATA_DIR: data,
            SEED: 'demo',
            TRUST_PROXY: '127.0.0.1',
            NODE_ENV: 'development',
            // Where a journey has the files of the app of the shops.
            NATIVE_ORIGINS: `http://127.0.0.1:${port + 2}`
          }
        }))
      }),
  projects: [
    { name: 'phone', ...ON_THE_PHONE, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    {
      // Not `desk`: a project that bears a face's name runs a suite for that face (scripts/pairs.mjs).
      name: 'wide',
      // The app of the shops is built anew where it is looked at, and phones have it alone.
      testIgnore: 'native.e2e.ts',
      ...AT_THE_DESK,
      use: { viewport: { width: 1280, height: 800 } }
    }
  ]
})
