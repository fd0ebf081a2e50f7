// The whole text of a page that was drawn: the face's own page with the drawn one inside.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnPage } from '@vizit/contract/drawn-page'
import type { Language } from '@vizit/rules/languages'
import { readEarlyTable } from './early-files.ts'

/** `address`: by which `early.json` names what the page begins with. */
export type PageFrame = (drawn: DrawnPage, language: Language, address: string) => string

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
  const files = readEarlyTable(folder)
  return (drawn, language, address) => {
    const isTakenOver = language === 'ru'
    const begins = files(address).filter(file => !page.includes(`"/${file}"`))
    const links = [
      ...begins
        .filter(file => file.endsWith('.woff2'))
        .map(file => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...begins.filter(file => file.endsWith('.css')).map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...(isTakenOver ? begins.filter(file => file.endsWith('.js')) : []).map(
        file => `<link rel="modulepreload" crossorigin href="/${file}">`
      )
    ]
    const whole = isTakenOver ? page : page.replace(SCRIPTS, '').replace(OPENING, `<html lang="${language}" data-still>`)
    // By functions: a text may hold what `replace` would read as a pattern.
    return whole.replace('</head>', () => `${drawn.head}${links.join('')}</head>`).replace(ROOT, () => drawn.body)
  }
}
