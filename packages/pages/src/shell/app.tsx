import { CSPProvider } from '@base-ui/react/csp-provider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary, RouterProvider } from '@tanstack/react-router'
import { CallProvider } from '@vizit/client/api/call-provider'
import { SessionProvider } from '@vizit/client/session/session-provider'
import type { SessionStore } from '@vizit/client/session/session-store'
import type { Call } from '@vizit/contract/call'
import { type Addresses, AddressesProvider } from '@vizit/parts/addresses/addresses'
import { type SomeWords, WordsProvider } from '@vizit/parts/words/words.tsx'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { PagesRouter } from '../routes.tsx'
import { CrashScreen } from './crash-screen.tsx'
import type { Outdated } from './outdated.ts'

// Where it is no longer there, what stands in its place says the same.
const OutdatedScreen = lazy(async () => ({ default: (await import('./outdated-screen.tsx')).OutdatedScreen }))

export type AppProps = {
  addresses: Addresses
  router: PagesRouter
  session: SessionStore
  queries: QueryClient
  call: Call
  outdated: Outdated
  words: SomeWords
}

/** Everything that stands around the pages. */
export function App({ addresses, router, session, queries, call, outdated, words }: AppProps) {
  const isOutdated = useSyncExternalStore(outdated.subscribe, outdated.read)
  return (
    <CSPProvider disableStyleElements>
      <WordsProvider words={words}>
        <QueryClientProvider client={queries}>
          <AddressesProvider addresses={addresses}>
            <SessionProvider store={session}>
              <CallProvider call={call}>
                <CatchBoundary getResetKey={() => router.state.location.href} errorComponent={CrashScreen}>
                  {isOutdated ? (
                    <Suspense>
                      <OutdatedScreen />
                    </Suspense>
                  ) : (
                    <RouterProvider router={router} />
                  )}
                </CatchBoundary>
              </CallProvider>
            </SessionProvider>
          </AddressesProvider>
        </QueryClientProvider>
      </WordsProvider>
    </CSPProvider>
  )
}
