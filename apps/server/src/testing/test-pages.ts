// What the server draws public pages with, in tests: the sources themselves, in a page as the build leaves it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DrawPage } from '@vizit/contract/drawn-page'
import type { PageTools } from '../http/drawer.ts'
import { readPageFrame } from '../http/page-frame.ts'

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
const DRAWN = { letters: ['assets/letters-1.woff2'], style: 'assets/drawn-1.css', within: ['assets/doctor-1.css'] }
/** The test runner reads it as it reads every source. */
const DRAWING = new URL('../../../cabinet/src/public-pages.tsx', import.meta.url).pathname

export type TestPages = PageTools & {
  /** The built face. */
  folder: string
  /** How many pages were drawn. */
  drawn: () => number
  remove: () => void
}

export function testPages(): TestPages {
  const folder = mkdtempSync(join(tmpdir(), 'vizit-pages-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'drawn.json'), JSON.stringify(DRAWN))
  let drawn = 0
  return {
    folder,
    frame: readPageFrame(folder),
    async load() {
      const { draw } = (await import(/* @vite-ignore */ DRAWING)) as { draw: DrawPage }
      return {
        draw: asked => {
          drawn++
          return draw(asked)
        }
      }
    },
    drawn: () => drawn,
    remove: () => rmSync(folder, { recursive: true })
  }
}
