// npm run screens [-- [part ...] [--check | --words]]: the pictures of docs/screens, taken anew or compared with what the screens are now; with --words no
// picture: each screen of the cabinet speaks English, Belarusian and the pseudo-language on the narrowest phone, and what is wrong with its words is told;
// each screen of the patient app the same in the largest letters, in Russian too, and what axe finds in it.
//
// A part is a part of area/name, such as `visits`, `booking/form` or `app-`. Each area begins with a fresh copy of the same world at the same minute.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium as engine } from '@playwright/test'
import { chromium } from '../e2e/browser.ts'
import type { Shown } from '../e2e/screens.ts'
import { APP_GALLERY } from './app-gallery.ts'
import { openPage, photograph, SIZES, type Size } from './camera.ts'
import { APP_QUALITY, openPictures, QUALITY } from './compare-pictures.ts'
import { type Area, GALLERY, IN_DARK } from './gallery.ts'
import { writeAppPage, writePages } from './pages.ts'
import { beginAnew, beStill, MOMENT } from './still.ts'
import { wordFaults } from './word-faults.ts'
import { openWorld } from './world.ts'

/** They have languages of their own, or none. */
const OTHER_FACES = new Set(['widget', 'workshop'])
const folder = fileURLToPath(new URL('../../docs/screens/', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, words: { type: 'boolean', default: false } }
})
const say = (line: string) => process.stderr.write(`${line}\n`)
const isAsked = (area: { name: string }, name: string) =>
  positionals.length === 0 || positionals.some(part => `${area.name}/${name}`.includes(part))
const differences = mkdtempSync(join(tmpdir(), 'vizit-screens-'))
const problems: string[] = []
const began = performance.now()

beStill('people', MOMENT)
const world = await openWorld()
process.env.EXPECT_MILLIS = '30000'
// They read where the server is, and how long to wait, when they are loaded.
const { makePeople, SCREENS } = await import('../e2e/screens.ts')
const { APP_SCREENS, makeAppPeople } = await import('../e2e/app-screens.ts')
const { pictureApp, readApp } = await import('./take-app.ts')
const listed = new Set(GALLERY.flatMap(area => Object.keys(area.screens)))
for (const { name } of SCREENS) if (!listed.has(name)) blame(`${name}: tests/screens/gallery.ts does not say what it shows`)
const listedOfApp = new Set(APP_GALLERY.flatMap(area => Object.keys(area.screens)))
for (const { name } of APP_SCREENS) if (!listedOfApp.has(name)) blame(`${name}: tests/screens/app-gallery.ts does not say what it shows`)
// Letters are set as the font has them, not as the machine would fit them to its pixels: the same on every machine.
const browser = await engine.launch({ ...chromium(), args: [...chromium().args!, '--font-render-hinting=none'] })
const pictures = await openPictures(browser)
let [taken, checked] = [0, 0]
try {
  const people = await makePeople()
  const appPeople = await makeAppPeople()
  await world.keep()
  for (const area of GALLERY) await takeArea(area, people)
  for (const area of APP_GALLERY) await takeAppArea(area, appPeople)
} finally {
  await browser.close()
  await world.end()
}
if (!values.check && !values.words) {
  writeAppPage(folder, APP_GALLERY)
  writePages(folder, GALLERY)
}
report()

/** What a screen leaves behind the next one may show: those before an asked one are made too. */
async function takeArea(area: Area, people: Parameters<Shown['show']>[1]): Promise<void> {
  const shown = SCREENS.filter(({ name }) => name in area.screens)
  const last = shown.findLastIndex(({ name }) => isAsked(area, name))
  if (last < 0 || (values.words && OTHER_FACES.has(area.name))) return
  if (!values.check && !values.words && positionals.length === 0) rmSync(join(folder, area.name), { recursive: true, force: true })
  await world.begin(area.name)
  beStill(area.name, MOMENT)
  for (const { name, show } of shown.slice(0, last + 1)) {
    beginAnew(name)
    for (const size of values.words ? (['phone'] as const) : (Object.keys(SIZES) as Size[])) {
      const page = await openPage(browser, world.origin, size)
      try {
        await show(page, people)
        if (isAsked(area, name) && values.words) {
          for (const fault of await wordFaults(page)) blame(`${area.name}/${name}: ${fault}`)
          checked++
        } else if (isAsked(area, name)) {
          await keepOrCompare(area, `${name}-${size}`, await photograph(page, 'light'))
          if (IN_DARK.has(name)) await keepOrCompare(area, `${name}-${size}-dark`, await photograph(page, 'dark'))
        }
      } catch (error) {
        blame(`${area.name}/${name}-${size}: ${error instanceof Error ? error.message.split('\n').slice(0, 5).join(' ') : error}`)
      }
      await page.context().close()
    }
  }
  say(`${area.name}: ${shown.length} screens (${seconds()} s)`)
}

/** No screen of the app leaves anything to another: those that are asked for are enough. */
async function takeAppArea(area: (typeof APP_GALLERY)[number], people: Awaited<ReturnType<typeof makeAppPeople>>): Promise<void> {
  const shown = APP_SCREENS.filter(({ name }) => name in area.screens && isAsked(area, name))
  if (shown.length === 0) return
  if (!values.check && !values.words && positionals.length === 0) rmSync(join(folder, area.name), { recursive: true, force: true })
  await world.begin(area.name)
  beStill(area.name, MOMENT)
  const studio = { browser, origin: world.appOrigin, people, blame: (problem: string) => blame(`${area.name}/${problem}`) }
  for (const screen of shown) {
    beginAnew(screen.name)
    if (values.words) await readApp(studio, screen)
    else await pictureApp(studio, screen, (name, png) => keepOrCompare(area, name, png, APP_QUALITY))
    checked++
  }
  say(`${area.name}: ${shown.length} screens (${seconds()} s)`)
}

async function keepOrCompare(area: { name: string }, name: string, png: Buffer, quality = QUALITY): Promise<void> {
  taken++
  const webp = await pictures.webpOf(png, quality)
  const file = join(folder, area.name, `${name}.webp`)
  if (!values.check) {
    mkdirSync(join(folder, area.name), { recursive: true })
    writeFileSync(file, webp)
    return
  }
  const found = existsSync(file) ? await pictures.compare(readFileSync(file), webp) : ({ verdict: 'new' } as const)
  if (found.verdict === 'same') return
  blame(`${area.name}/${name}: ${found.verdict}${found.verdict === 'differs' ? ` in ${found.squares} squares` : ''}`)
  if (found.verdict === 'differs') writeFileSync(join(differences, `${area.name}-${name}.png`), found.picture)
}

function blame(problem: string): void {
  problems.push(problem)
  say(problem)
}

function report(): void {
  if (readdirSync(differences).length > 0) say(`Stored, now and the difference side by side: ${differences}`)
  else rmSync(differences, { recursive: true })
  if (values.words) say(`${checked} screens read in three languages, ${problems.length} problems (${seconds()} s)`)
  else say(`${taken} pictures ${values.check ? 'compared' : 'taken'}, ${problems.length} problems (${seconds()} s)`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0)
}
