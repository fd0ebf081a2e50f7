// node tests/e2e/take-pictures.ts FOLDER [PART OF A NAME]: a picture of each screen and state at two sizes, by light and by dark, to be judged by eye.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine } from '@playwright/test'
import { startServer } from '../setup/server.ts'
import { chromium } from './browser.ts'

const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const

const [folder, part = ''] = process.argv.slice(2)
if (!folder) throw new Error('Say into which folder: node tests/e2e/take-pictures.ts FOLDER')
mkdirSync(folder, { recursive: true })

const data = mkdtempSync(join(tmpdir(), 'vizit-pictures-'))
const server = await startServer({ DATA_DIR: data, SEED: 'demo', TRUST_PROXY: '127.0.0.1' })
process.env.E2E_ORIGIN = server.url
process.env.E2E_DATA = data
// They read where the server is when they are loaded.
const { makePeople, SCREENS } = await import('./screens.ts')
const { newAddress } = await import('./story.ts')
const browser = await engine.launch(chromium())
let failed = 0
try {
  const people = await makePeople()
  for (const { name, show } of SCREENS.filter(screen => screen.name.includes(part)))
    for (const [size, viewport] of Object.entries(SIZES)) {
      const isPhone = size === 'phone'
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
