// The whole text of a page that was drawn: the face's own page with the drawn one inside.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AskedPage, DrawnPage } from '@vizit/contract/drawn-page'
import { PROGRAM_ID } from '@vizit/contract/program-id'

export type PageFrame = (drawn: DrawnPage, asked: Pick<AskedPage, 'page' | 'language'>) => string

/**
 * `drawn.json` of the build: files by which drawn pages look; `style` is `within` in one. Every page begins with `begin`, which listens; where it `waits` the
 * program, of these files, runs at the first touch.
 */
type Looks = { style: string; within: string[]; begin: string; waits: Record<string, string[]> }

/** The address under which the build knows each page. */
const STANDS: Record<AskedPage['page'], string> = {
  doctor: '/doctor',
  centre: '/centre',
  timetable: '/timeslot',
  doctors: '/doctors',
  town: '/doctors',
  speciality: '/doctors',
  services: '/services',
  service: '/services'
}

const ROOT = '<div id="root"></div>'
const OPENING = '<html lang="ru">'
const OWN_WORDS = /<title>[^<]*<\/title>|<meta name="description"[^>]*>|<noscript>[^<]*<\/noscript>/g
const SCRIPTS = /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * Reads the built page of a face. In Russian the face takes the drawn page over; in another language it has none yet, so no script comes along, and
 * `data-still` hides what would need one. Throws when the page is not as the build leaves it.
 */
export function readPageFrame(folder: string): PageFrame {
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(OWN_WORDS, '')
  for (const part of [OPENING, ROOT, '</head>'])
    if (!page.includes(part)) throw new Error(`the page of ${folder} has no ${part}: nothing can be drawn into it`)
  const { style, within, begin, waits } = JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8')) as Looks
  const looks = `<link rel="stylesheet" crossorigin href="/${style}">`
  // Not fetched: the program that finds them here knows that it has them.
  const known = within.map(file => `<link rel="stylesheet" disabled href="/${file}">`).join('')
  const waiting = page.replace(SCRIPTS, '')
  const listening = `<script type="module" crossorigin src="/${begin}"></script>`
  const atOnce = page.replace('<script type="module"', `${listening}$&`)
  const begins = (files: readonly string[]) =>
    `<script type="application/json" id="${PROGRAM_ID}">${JSON.stringify(files.map(file => `/${file}`))}</script>${listening}`
  return (drawn, { page: asked, language }) => {
    const isTakenOver = language === 'ru'
    const files = waits[STANDS[asked]]
    const own = files ? waiting.replace('</body>', `${begins(files)}</body>`) : atOnce
    const whole = isTakenOver ? own : waiting.replace(OPENING, `<html lang="${language}" data-still>`)
    // By functions: a text may hold what `replace` would read as a pattern.
    return whole.replace('</head>', () => `${drawn.head}${looks}${isTakenOver ? known : ''}</head>`).replace(ROOT, () => drawn.body)
  }
}
