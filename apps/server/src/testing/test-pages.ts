// What the server draws public pages with, in tests: the sources themselves, in a page as the build leaves it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DrawPage, PublicPageName, StartPageName } from '@vizit/contract/drawn-page'
import { type PageTools, watchBuild } from '../http/drawer.ts'
import { OF_APP, OF_CABINET, readPageFrame, type Standings } from '../http/page-frame.ts'

const PAGE = `<!doctype html>
<html lang="ru">
  <head>
    <meta name="description" content="Кабинет" />
    <title>Визит</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/first-1.js">
    <link rel="stylesheet" crossorigin href="/assets/first-1.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>Нужен JavaScript.</noscript>
  </body>
</html>`
/** The test runner reads them as it reads every source. */
const DRAWING = (face: 'cabinet' | 'patient') => new URL(`../../../${face}/src/public-pages.tsx`, import.meta.url).pathname

const drawnOf = (pages: Standings<string>) => ({
  style: 'assets/drawn-1.css',
  within: ['assets/doctor-1.css'],
  begin: 'assets/begin-1.js',
  waits: Object.fromEntries(Object.values(pages).map(({ address }) => [address, ['assets/index-1.js', 'assets/page-1.js']]))
})

export type TestPages<Page extends string = PublicPageName> = PageTools<Page> & {
  /** The built face. */
  folder: string
  /** How many pages were drawn. */
  drawn: () => number
  /** How many were drawn at once at most. */
  atOnce: () => number
  /** From now on whatever is drawn waits until the answer is called. */
  hold: () => () => void
  /** The face lies there as of another build, until the answer is called. */
  buildAnew: () => () => void
  remove: () => void
}

/** The public pages of the cabinet. */
export function testPages(): TestPages {
  return pagesOf('cabinet', OF_CABINET)
}

/** The start page of the patient app. */
export function testStartPage(): TestPages<StartPageName> {
  return pagesOf('patient', OF_APP)
}

function pagesOf<Page extends string>(face: 'cabinet' | 'patient', pages: Standings<Page>): TestPages<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-pages-'))
  const [page, looks] = [join(folder, 'index.html'), join(folder, 'drawn.json')]
  writeFileSync(page, PAGE)
  writeFileSync(looks, JSON.stringify(drawnOf(pages)))
  let [drawn, running, most] = [0, 0, 0]
  let held: Promise<void> = Promise.resolve()
  return {
    folder,
    frame: readPageFrame(folder, pages),
    isSameBuild: watchBuild([page, looks]),
    async load() {
      const { draw } = (await import(/* @vite-ignore */ DRAWING(face))) as { draw: DrawPage<Page> }
      return {
        draw: async asked => {
          drawn++
          most = Math.max(most, ++running)
          await held
          return draw(asked).finally(() => running--)
        }
      }
    },
    drawn: () => drawn,
    atOnce: () => most,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    buildAnew() {
      writeFileSync(page, PAGE.replace('index-1.js', 'index-2.js'))
      return () => writeFileSync(page, PAGE)
    },
    remove: () => rmSync(folder, { recursive: true })
  }
}
