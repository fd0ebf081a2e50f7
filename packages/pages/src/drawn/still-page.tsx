import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CallProvider } from '@vizit/client/api/call-provider'
import { ClockProvider } from '@vizit/client/api/clock'
import { SessionProvider } from '@vizit/client/session/session-provider'
import { makeSessionStore, memoryStorage } from '@vizit/client/session/session-store'
import type { Call } from '@vizit/contract/call'
import type { AskAsNobody } from '@vizit/contract/drawn-page'
import { type Addresses, AddressesProvider } from '@vizit/parts/addresses/addresses'
import { type Here, type Ways, WaysProvider } from '@vizit/parts/ways/ways'
import { type AllWords, WordsProvider } from '@vizit/parts/words/words.tsx'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** A page that nobody has opened yet leads nowhere by itself. */
const STILL: Ways = { go: async () => undefined, back: () => undefined, askHere: () => undefined }
const ROOT = '<div id="root">'

type StillPage = {
  words: AllWords
  queries: QueryClient
  call: Call
  addresses: Addresses
  /** The path that it is drawn for. */
  path: string
  now: Date
  page: ReactNode
}

/** Draws a page as a picture, for nobody in particular (0071). HTML: `head`, what React puts before the page; `body`: the root with the page in it. */
export function drawStill({ words, queries, call, addresses, path, now, page }: StillPage): { head: string; body: string } {
  const here: Here = { path, search: '', hash: '', href: path, state: {}, canGoBack: false }
  const drawn = renderToString(
    <div id="root">
      <WordsProvider words={words}>
        <QueryClientProvider client={queries}>
          <AddressesProvider addresses={addresses}>
            <SessionProvider store={makeSessionStore(memoryStorage(), () => 'nobody')}>
              <CallProvider call={call}>
                <ClockProvider value={() => now}>
                  <WaysProvider ways={STILL} readHere={select => select(here)}>
                    {page}
                  </WaysProvider>
                </ClockProvider>
              </CallProvider>
            </SessionProvider>
          </AddressesProvider>
        </QueryClientProvider>
      </WordsProvider>
    </div>
  )
  const at = drawn.indexOf(ROOT)
  return { head: drawn.slice(0, at), body: drawn.slice(at) }
}

/** What pages ask by while they are drawn: the server's own endpoints, as nobody. */
export function callAsNobody(ask: AskAsNobody): Call {
  return async ({ path }, input) => (await ask(path, input as Record<string, unknown>)) as never
}
