// What the server draws the start page of the app with (0071): the questions of the first start, for a device where the app was never opened. Built for Node by
// vite.server.config.ts; asks the server's own endpoints and nothing else.
import { KNOWN_ANSWERS_ID, writeKnownAnswers } from '@vizit/client/api/known-answers'
import { makeQueryClient } from '@vizit/client/api/query-client'
import { townsQuery } from '@vizit/client/catalogue/use-places'
import { settingsQuery } from '@vizit/client/settings/use-settings'
import type { DrawPage, StartPageName } from '@vizit/contract/drawn-page'
import { addresses } from '@vizit/pages/addresses'
import { callAsNobody, drawStill } from '@vizit/pages/drawn/still-page.tsx'
import { wholeLanguage } from '@vizit/pages/drawn/whole-language'
import { beginToSpeak } from '@vizit/pages/languages'
import { FirstStart } from './home/first-start.tsx'
import { above, own } from './own-addresses.ts'
import { AppShell } from './shell/app-shell.tsx'

export const draw: DrawPage<StartPageName> = async ({ language, now, ask }) => {
  const queries = makeQueryClient()
  const call = callAsNobody(ask)
  const { spoken, words } = await wholeLanguage(language)
  await Promise.all([queries.fetchQuery(townsQuery(call)), queries.fetchQuery(settingsQuery(call))])
  // From here to the picture nothing is waited for: which language is spoken is one for all pages of the process.
  beginToSpeak(spoken)
  const page = (
    <AppShell>
      <FirstStart onDone={() => undefined} />
    </AppShell>
  )
  const { head, body } = drawStill({ words, queries, call, addresses: { ...addresses, above }, path: own.home, now, page })
  const known = `<script type="application/json" id="${KNOWN_ANSWERS_ID}">${writeKnownAnswers(queries)}</script>`
  queries.clear()
  return { head, body: body + known }
}
