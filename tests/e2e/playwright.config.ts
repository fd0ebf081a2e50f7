// Journeys in a real browser against the real server with the demo data.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './browser.ts'

/** E2E_ORIGIN names a server that already runs, together with E2E_DATA, its data folder; otherwise one is started at E2E_PORT. */
const running = process.env.E2E_ORIGIN
const PORT = Number(process.env.E2E_PORT ?? 8787)
// The workers read this file too, and must come to the same server.
process.env.E2E_ORIGIN ??= `http://127.0.0.1:${PORT}`
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vizit-e2e-'))

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_ORIGIN,
    browserName: 'chromium',
    locale: 'ru-BY',
    timezoneId: 'Europe/Minsk',
    actionTimeout: 10_000,
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
        webServer: {
          command: 'node apps/server/src/start.mjs',
          cwd: '../..',
          url: `${process.env.E2E_ORIGIN}/readyz`,
          timeout: 120_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
          env: { PORT: String(PORT), DATA_DIR: process.env.E2E_DATA, SEED: 'demo', TRUST_PROXY: '127.0.0.1', NODE_ENV: 'development' }
        }
      }),
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desk', use: { viewport: { width: 1280, height: 800 } } }
  ]
})
