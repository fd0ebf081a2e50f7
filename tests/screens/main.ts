// npm run screens [-- part ...] [--check]: the pictures of docs/screens, taken anew or compared with what the screens are now.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as engine } from '@playwright/test'
import { chromium } from '../e2e/browser.ts'
import { openPage, photograph, SIZES, type Size } from './camera.ts'
import { openDarkroom } from './darkroom.ts'
import { type Area, GALLERY } from './gallery.ts'
import { writePages } from './pages.ts'
import { beginAnew, beStill, MOMENT } from './still.ts'
import { openWorld } from './world.ts'

const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } })
const say = (line: string) => process.stderr.write(`${line}\n`)

const began = performance.now()
beStill('people', MOMENT)
const world = await openWorld()
// They read where the server is when they are loaded.
const { makePeople, SCREENS } = await import('../e2e/screens.ts')
const browser = await engine.launch(chromium())
const darkroom = await openDarkroom(browser)
const differences = mkdtempSync(join(tmpdir(), 'vizit-screens-'))
const problems: string[] = []
let taken = 0
try {
  const people = await makePeople()
  await world.keep()
  const isAsked = (area: Area, name: string) => positionals.length === 0 || positionals.some(part => `${area.name}/${name}`.includes(part))
  for (const area of GALLERY) {
    const shown = SCREENS.filter(({ name }) => name in area.screens)
    const last = shown.findLastIndex(({ name }) => isAsked(area, name))
    if (last < 0) continue
    await world.begin(area.name)
    beStill(area.name, MOMENT)
    // What a screen leaves behind the next one may show: those before are made too, whether asked for or not.
    for (const { name, show } of shown.slice(0, last + 1)) {
      beginAnew(name)
      for (const size of Object.keys(SIZES) as Size[]) {
        const page = await openPage(browser, world.origin, size)
        try {
          await show(page, people)
          if (isAsked(area, name)) await develop(area, `${name}-${size}`, await photograph(page, 'light'))
        } catch (error) {
          problems.push(`${area.name}/${name}-${size}: ${error instanceof Error ? error.message.split('\n').slice(0, 4).join(' ') : error}`)
        }
        await page.close()
      }
    }
    say(`${area.name} (${((performance.now() - began) / 1000).toFixed(0)} s)`)
  }
} finally {
  await browser.close()
  await world.end()
}
void taken

async function develop(area: Area, name: string, png: Buffer): Promise<void> {
  taken++
  const webp = await darkroom.webpOf(png)
  const file = join(folder, area.name, `${name}.webp`)
  if (!values.check) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, webp)
    return
  }
  const found = await darkroom.compare(readFileSync(file), webp)
  if (found.verdict === 'same') return
  problems.push(`${area.name}/${name}: ${found.verdict}${found.verdict === 'differs' ? ` in ${found.squares} squares` : ''}`)
  if (found.verdict === 'differs') writeFileSync(join(differences, `${area.name}-${name}.png`), found.picture)
}

if (!values.check) writePages(folder, GALLERY)
for (const problem of problems) say(problem)
process.exitCode = problems.length > 0 ? 1 : 0
void rmSync
