// node tests/e2e/take-pictures.ts FOLDER [NAMES [SIZES]]: a picture of each screen and state, by light and by dark, to be judged by eye.
// NAMES is a regular expression; SIZES names some of the sizes below, 'phone,desk' unless said otherwise.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine } from '@playwright/test'
import { startServer } from '../setup/server.ts'
import { chromium } from './browser.ts'

const SIZES: Record<string, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  desk: { width: 1280, height: 800 },
  narrow: { width: 320, height: 568 },
  zoomed: { width: 640, height: 400 },
  tablet: { width: 768, height: 1024 },
  landscape: { width: 1024, height: 768 },
  laptop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 }
}

const [folder, names = '', sizes = 'phone,desk'] = process.argv.slice(2)
if (!folder) throw new Error('Say into which folder: node tests/e2e/take-pictures.ts FOLDER')
mkdirSync(folder, { recursive: true })

const data = mkdtempSync(join(tmpdir(), 'vizit-pictures-'))
const server = await startServer({ DATA_DIR: data, SEED: 'demo', TRUST_PROXY: '127.0.0.1' })
process.env.E2E_ORIGIN = server.url
process.env.E2E_DATA = data
// They read where the server is when they are loaded.
const { makePeople, SCREENS } = await import('./screens.ts')
const { newAddress } = await import('./journey.ts')
const browser = await engine.launch(chromium())
let failed = 0
try {
  const people = await makePeople()
  for (const { name, show } of SCREENS.filter(screen => new RegExp(names).test(screen.name)))
    for (const size of sizes.split(',')) {
      const viewport = SIZES[size]!
      const isPhone = viewport.width < 500
      const page = await browser.newPage({
        baseURL: server.url,
        viewport,
        isMobile: isPhone,
        hasTouch: isPhone,
        locale: 'ru-BY',
        timezoneId: 'Europe/Minsk',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        extraHTTPHeaders: { 'x-forwarded-for': newAddress() }
      })
      try {
        await show(page, people)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          // Until a whole frame has been drawn some elements keep the colours of the other light.
          await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
          await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) })
        }
      } catch (error) {
        failed++
        process.stderr.write(`${name} at ${size}: ${error instanceof Error ? error.message : error}\n`)
      }
      await page.close()
    }
} finally {
  await browser.close()
  await server.stop()
  rmSync(data, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)
