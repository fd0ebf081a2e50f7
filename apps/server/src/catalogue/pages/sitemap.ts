// What search engines are told of the pages there are: robots.txt, and a sitemap in files of so many things.
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import type { Deps } from '../../deps.ts'
import type { PublicText } from '../../http/public-pages.ts'
import type { ReadyText } from '../../http/route.ts'
import { availabilityOf } from '../availability/availability.ts'
import { KeptAnswers } from '../availability/kept-answers.ts'
import { countListed, findListed, LISTED, type Listed } from './listed.sql.ts'

const THINGS_A_FILE = 5_000
const KEPT = { bytes: 16 * 2 ** 20, answers: 20 }
/** What there is once. */
const ALONE = ['/timeslot']
const PART = new RegExp(`^(${LISTED.join('|')})-([1-9]\\d{0,3})\\.xml$`)
/** Where the pages of each stand; the list of all there is too, before the first of them. */
const STANDS: Record<Listed, { address: string; all?: string }> = {
  doctor: { address: '/doctor/' },
  centre: { address: '/centre/' },
  town: { address: '/doctors/', all: '/doctors' },
  speciality: { address: '/doctors/' },
  service: { address: '/services/', all: '/services' }
}
const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const FORM = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const XML_TYPE = 'application/xml; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'

/** Where nothing is drawn there is nothing to read. */
export const NOTHING_DRAWN: PublicText = {
  path: '/robots.txt',
  type: TEXT_TYPE,
  answer: async () => ready('User-agent: *\nDisallow: /\n')
}

/** Kept until the catalogue is another. */
export function sitemapTexts({ store, config }: Deps): PublicText[] {
  const kept = new KeptAnswers<ReadyText>(KEPT)
  const { origin } = config.passkeys

  async function whileSo(question: string, now: Date, make: () => Promise<ReadyText>): Promise<ReadyText> {
    const plan = () => ({ basis: '', until: Number.POSITIVE_INFINITY, make })
    return (await availabilityOf(store).answerIn(kept, [question], now, plan)) ?? make()
  }

  async function countsNow(now: Date): Promise<Record<Listed, number>> {
    const { plain } = await whileSo('counts', now, async () => ready(JSON.stringify(await countListed(store))))
    return JSON.parse(plain.toString())
  }

  async function writeIndex(now: Date): Promise<ReadyText> {
    const counts = await countsNow(now)
    const files = [`<sitemap><loc>${origin}/sitemap/pages.xml</loc></sitemap>`]
    const others = LISTED.flatMap(what =>
      Array.from(
        { length: Math.ceil(counts[what] / THINGS_A_FILE) },
        (_, at) => `<sitemap><loc>${origin}/sitemap/${what}-${at + 1}.xml</loc></sitemap>`
      )
    )
    return ready(`${XML}<sitemapindex ${FORM}>${[...files, ...others].join('')}</sitemapindex>`)
  }

  async function writePart(what: Listed, nr: number): Promise<ReadyText> {
    const ids = await findListed(store, what, { skip: (nr - 1) * THINGS_A_FILE, size: THINGS_A_FILE })
    const { address, all } = STANDS[what]
    return listed([...(all !== undefined && nr === 1 ? [all] : []), ...ids.map(id => address + id)])
  }

  function listed(paths: readonly string[]): ReadyText {
    const href = (path: string, language: Language) => `${origin}${language === 'ru' ? '' : `/${language}`}${path}`
    const urls = paths.map(path => {
      const others = LANGUAGES.map(language => `<xhtml:link rel="alternate" hreflang="${language}" href="${href(path, language)}"/>`)
      return `<url><loc>${href(path, 'ru')}</loc>${others.join('')}</url>`
    })
    return ready(`${XML}<urlset ${FORM} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`)
  }

  return [
    {
      path: '/robots.txt',
      type: TEXT_TYPE,
      answer: async () => ready(`User-agent: *\nDisallow: /api/\nDisallow: /inbox\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
    },
    { path: '/sitemap.xml', type: XML_TYPE, answer: (_, now) => whileSo('index', now, () => writeIndex(now)) },
    {
      path: '/sitemap/:part',
      type: XML_TYPE,
      async answer(part, now) {
        if (part === 'pages.xml') return listed(ALONE)
        const [, what, nr] = PART.exec(part ?? '') ?? []
        if (what === undefined) return null
        const counts = await countsNow(now)
        if ((Number(nr) - 1) * THINGS_A_FILE >= counts[what as Listed]) return null
        return whileSo(part!, now, () => writePart(what as Listed, Number(nr)))
      }
    }
  ]
}

function ready(text: string): ReadyText {
  return { plain: Buffer.from(text), zipped: null }
}
