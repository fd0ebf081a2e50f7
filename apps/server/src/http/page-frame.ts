// The whole text of a page that was drawn: the face's own page with the drawn one inside.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AskedPage, DrawnPage, PublicPageName, StartPageName } from '@vizit/contract/drawn-page'
import { PROGRAM_ID } from '@vizit/contract/program-id'
import { LANGUAGES, type Language } from '@vizit/rules/languages'

export type PageFrame<Page extends string = PublicPageName> = (
  drawn: DrawnPage,
  asked: Pick<AskedPage<Page>, 'page' | 'language'>
) => string

/**
 * `drawn.json` of the build: files by which drawn pages look; `style` is `within` in one. Every page begins with `begin`, which listens; the program, of the
 * files that `waits` names for each address, runs when it is wanted. `before`: what runs before the first picture.
 */
type Looks = { style: string; within: string[]; begin: string; before?: string; waits: Record<string, string[]> }

/** `address`: under which the build knows the page. In the languages of `speaks` the face takes it over. */
type Standing = { address: string; speaks: readonly Language[]; isOfUse: 'always' | 'with-program'; looks: 'drawn' | 'first' }
/** How the drawn pages of a face stand in its build. */
export type Standings<Page extends string> = Readonly<Record<Page, Standing>>

const read = (address: string): Standing => ({ address, speaks: ['ru'], isOfUse: 'always', looks: 'drawn' })

export const OF_CABINET: Standings<PublicPageName> = {
  doctor: read('/doctor'),
  centre: read('/centre'),
  timetable: read('/timeslot'),
  doctors: read('/doctors'),
  town: read('/doctors'),
  speciality: read('/doctors'),
  services: read('/services'),
  service: read('/services'),
  // It looks by the first style sheet alone.
  'sign-in': { address: '/sign-in', speaks: ['ru'], isOfUse: 'with-program', looks: 'first' }
}

export const OF_APP: Standings<StartPageName> = {
  start: { address: '/', speaks: LANGUAGES, isOfUse: 'with-program', looks: 'drawn' }
}

const ROOT = '<div id="root"></div>'
const OPENING = '<html lang="ru">'
const OWN_WORDS = /<title>[^<]*<\/title>|<meta name="description"[^>]*>/g
const WANTS_SCRIPT = /<noscript>[^<]*<\/noscript>/
const TAKES_BAR = / data-takes-bar="(\w+)"/
const SCRIPTS = /<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * Reads the built page of a face. Where the face takes the drawn page over its program comes along; in a language that it does not speak no script does, and
 * `data-still` hides what would need one. Throws when the page is not as the build leaves it.
 */
export function readPageFrame<Page extends string>(folder: string, pages: Standings<Page>): PageFrame<Page> {
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(OWN_WORDS, '')
  for (const part of [OPENING, ROOT, '</head>'])
    if (!page.includes(part)) throw new Error(`the page of ${folder} has no ${part}: nothing can be drawn into it`)
  const { style, within, begin, before, waits } = JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8')) as Looks
  // Not fetched: the program that finds them here knows that it has them.
  const known = within
    .filter(file => file !== style)
    .map(file => `<link rel="stylesheet" disabled href="/${file}">`)
    .join('')
  for (const { address } of Object.values<Standing>(pages))
    if (!waits[address]) throw new Error(`the build of ${folder} does not tell the program of ${address}`)
  const waiting = page.replace(SCRIPTS, '')
  const begins = (files: readonly string[]) =>
    `<script type="application/json" id="${PROGRAM_ID}">${JSON.stringify(files.map(file => `/${file}`))}</script>` +
    `<script type="module" crossorigin src="/${begin}"></script>`
  return (drawn, { page: asked, language }) => {
    const { address, speaks, isOfUse, looks } = pages[asked]
    const isTakenOver = speaks.includes(language)
    const own = isOfUse === 'always' ? waiting.replace(WANTS_SCRIPT, '') : waiting
    // A bar that is drawn stands in the place of the bottom bar from the beginning; the program says so itself (packages/ui/src/page/takes-bar.ts).
    const bar = TAKES_BAR.exec(drawn.body)?.[1]
    const opening = `<html lang="${language}"${bar ? ` data-bar="${bar}"` : ''}${isTakenOver ? '' : ' data-still'}>`
    const whole = own.replace(OPENING, opening).replace('</body>', `${isTakenOver ? begins(waits[address]!) : ''}</body>`)
    const sheets = looks === 'drawn' ? `<link rel="stylesheet" crossorigin href="/${style}">${isTakenOver ? known : ''}` : ''
    const first = isTakenOver && before ? `<script crossorigin src="/${before}"></script>` : ''
    // By functions: a text may hold what `replace` would read as a pattern.
    return whole.replace('</head>', () => `${drawn.head}${first}${sheets}</head>`).replace(ROOT, () => drawn.body)
  }
}
