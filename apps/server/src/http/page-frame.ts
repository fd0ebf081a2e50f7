// The whole text of a page that was drawn: the face's own page with the drawn one inside.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AskedPage, DrawnPage } from '@vizit/contract/drawn-page'
import { PROGRAM_ID } from '@vizit/contract/program-id'

export type PageFrame = (drawn: DrawnPage, asked: Pick<AskedPage, 'page' | 'language'>) => string

/**
 * `drawn.json` of the build: files by which drawn pages look; `style` is `within` in one. Every page begins with `begin`, which listens; the program, of the
 * files that `waits` names for each address, runs when it is wanted.
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
  service: '/services',
  'sign-in': '/sign-in'
}

const ROOT = '<div id="root"></div>'
const OPENING = '<html lang="ru">'
const OWN_WORDS = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g
const WANTS_SCRIPT = /<noscript>[^<]*<\/noscript>/
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
  // Not fetched: the program that finds them here knows that it has them.
  const known = within.map(file => `<link rel="stylesheet" disabled href="/${file}">`).join('')
  for (const address of Object.values(STANDS))
    if (!waits[address]) throw new Error(`the build of ${folder} does not tell the program of ${address}`)
  const looks = (isTakenOver: boolean) => `<link rel="stylesheet" crossorigin href="/${style}">${isTakenOver ? known : ''}`
  const waiting = page.replace(SCRIPTS, '')
  const begins = (files: readonly string[]) =>
    `<script type="application/json" id="${PROGRAM_ID}">${JSON.stringify(files.map(file => `/${file}`))}</script>` +
    `<script type="module" crossorigin src="/${begin}"></script>`
  return (drawn, { page: asked, language }) => {
    const isTakenOver = language === 'ru'
    // The sign-in looks by the first style sheet alone, and is of no use without its program.
    const isSignIn = asked === 'sign-in'
    const own = isSignIn ? waiting : waiting.replace(WANTS_SCRIPT, '')
    const whole = isTakenOver
      ? own.replace('</body>', `${begins(waits[STANDS[asked]]!)}</body>`)
      : own.replace(OPENING, `<html lang="${language}" data-still>`)
    const head = drawn.head + (isSignIn ? '' : looks(isTakenOver))
    // By functions: a text may hold what `replace` would read as a pattern.
    return whole.replace('</head>', () => `${head}</head>`).replace(ROOT, () => drawn.body)
  }
}
