// What the server draws public pages with (0071): the same frame and the same pages as in the browser, for nobody in particular. Built for Node by
// vite.server.config.ts; asks the server's own endpoints and nothing else.
import type { QueryClient } from '@tanstack/react-query'
import { failureOf, valueOf } from '@vizit/client/api/call-failure'
import { KNOWN_ANSWERS_ID, textInPage, writeKnownAnswers } from '@vizit/client/api/known-answers'
import { makeQueryClient } from '@vizit/client/api/query-client'
import { settingsQuery } from '@vizit/client/settings/use-settings'
import { listTowns } from '@vizit/contract/catalogue'
import type { AskedPage, DrawPage } from '@vizit/contract/drawn-page'
import { listNames } from '@vizit/contract/names'
import { addresses } from '@vizit/pages/addresses'
import { AroundBooking } from '@vizit/pages/booking/around-booking.tsx'
import { callAsNobody, drawStill } from '@vizit/pages/drawn/still-page.tsx'
import { wholeLanguage } from '@vizit/pages/drawn/whole-language'
import { AroundFinding } from '@vizit/pages/finding/around-finding.tsx'
import { beginToSpeak } from '@vizit/pages/languages'
import type { Addresses } from '@vizit/parts/addresses/addresses'
import type { Described } from '@vizit/parts/finding/described/describe-doctor'
import { LANGUAGES, type Language } from '@vizit/rules/languages'
import type { ReactNode } from 'react'
import { PAGES } from './drawn/pages.tsx'
import { CabinetShell } from './shell/cabinet-shell.tsx'

/** Where React leaves something out that is still being read. */
const NOT_READ = '<!--$!-->'
const TURNS_MOST = 20

/** [R44] Title, description, address in each language, and the thing itself for search engines; the page; the answers it was drawn from. */
export const draw: DrawPage = async asked => {
  const { id, language, now, origin } = asked
  const page = PAGES[asked.page]
  const queries = makeQueryClient()
  // An answer that is no good is not asked for again while one draws.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryOnMount: false, retry: false } })
  const call = callAsNobody(asked.ask)
  const { spoken, words } = await wholeLanguage(language)
  const [towns, catalogue] = await Promise.all([
    call(listTowns, {}),
    spoken.names && call(listNames, { language: spoken.names.language }).then(valueOf),
    queries.prefetchQuery(settingsQuery(call)),
    page.ask(queries, call, id, now)
  ])
  refuseFailed(queries)
  const named = new Map(Object.entries(catalogue?.names ?? {}))
  const path = addressOf(asked, language)
  // The cabinet has the page in Russian alone: whoever signs in comes back there, and its sections know it by that path.
  const own = addressOf(asked, 'ru')
  const picture = () => {
    // From here to the picture nothing is waited for: which language is spoken is one for all pages of the process.
    beginToSpeak(spoken, named)
    const about = page.describe(queries, call, asked, { towns: valueOf(towns).locations, url: origin + path, words })
    const screen = page.screen(id)
    const drawn = drawStill({
      words,
      queries,
      call,
      addresses: addressesIn(language),
      path: own,
      now,
      page: page.isAlone ? screen : <InFrame>{screen}</InFrame>
    })
    return { about, ...drawn }
  }
  const { about, head, body } = await whole(queries, picture)
  const known = `<script type="application/json" id="${KNOWN_ANSWERS_ID}">${writeKnownAnswers(queries)}</script>`
  queries.clear()
  return {
    // What React has put before the page belongs into its head: the title.
    head: head + (about ? headOf(asked, about) : ''),
    body: body + (language === 'ru' ? known : '')
  }
}

function InFrame({ children }: { children: ReactNode }) {
  return (
    <CabinetShell>
      <AroundFinding>
        <AroundBooking>{children}</AroundBooking>
      </AroundFinding>
    </CabinetShell>
  )
}

/**
 * Parts that a browser fetches after the page are part of the picture here: they are read when they are first met in this process. So is what a page asks only
 * once it knows something else, as in a town with one doctor.
 */
async function whole<T extends { body: string }>(queries: QueryClient, picture: () => T): Promise<T> {
  let taken = picture()
  for (let turn = 0; turn < TURNS_MOST; turn++) {
    const unasked = queries
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && options.queryFn && !('enabled' in options && options.enabled === false))
    if (unasked.length === 0 && !taken.body.includes(NOT_READ)) break
    await Promise.all([new Promise(next => setTimeout(next)), ...unasked.map(query => query.fetch().catch(() => undefined))])
    refuseFailed(queries)
    taken = picture()
  }
  return taken
}

/** That there is no such thing is an answer; of any other failure no page is made. */
function refuseFailed(queries: QueryClient): void {
  for (const { state } of queries.getQueryCache().getAll())
    if (state.error && failureOf(state.error).code !== 'NOT_FOUND') throw state.error
}

function headOf(asked: AskedPage, { description, data, isEmpty }: Described): string {
  if (isEmpty) return '<meta name="robots" content="noindex">'
  const href = (language: Language) => asked.origin + addressOf(asked, language)
  return [
    `<meta name="description" content="${inAttribute(description)}">`,
    `<link rel="canonical" href="${href(asked.language)}">`,
    ...LANGUAGES.map(language => `<link rel="alternate" hreflang="${language}" href="${href(language)}">`),
    `<link rel="alternate" hreflang="x-default" href="${href('ru')}">`,
    `<script type="application/ld+json">${textInPage(data)}</script>`
  ].join('')
}

function inAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}

/** The path of a page in a language: Russian stands where the cabinet has it. */
function addressOf(asked: Pick<AskedPage, 'page' | 'id'>, language: Language): string {
  return prefixOf(language) + PAGES[asked.page].address(addresses, asked.id)
}

function prefixOf(language: Language): string {
  return language === 'ru' ? '' : `/${language}`
}

/** The public pages in the language that is read; everything else is the cabinet's, in Russian. */
function addressesIn(language: Language): Addresses {
  const prefix = prefixOf(language)
  return {
    ...addresses,
    timetable: query => (query ? '' : prefix) + addresses.timetable(query),
    doctor: doctorId => prefix + addresses.doctor(doctorId),
    centre: centreId => prefix + addresses.centre(centreId),
    branch: branchId => prefix + addresses.branch(branchId),
    doctorsByTown: () => prefix + addresses.doctorsByTown(),
    townDoctors: town => prefix + addresses.townDoctors(town),
    townSpeciality: (...asked) => prefix + addresses.townSpeciality(...asked),
    services: () => prefix + addresses.services(),
    aboutService: serviceId => prefix + addresses.aboutService(serviceId)
  }
}
