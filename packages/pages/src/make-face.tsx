// What every face with pages is made of: its session, its way to the server, its pages, and all that stands around them.
import type { QueryClient } from '@tanstack/react-query'
import { takeKnownAnswers } from '@vizit/client/api/known-answers'
import { makeQueryClient } from '@vizit/client/api/query-client'
import { makeInstallOffer } from '@vizit/client/install/install-offer'
import { secureStorage } from '@vizit/client/platform/secure-storage'
import { apiOrigin } from '@vizit/client/platform/shell'
import { newId } from '@vizit/client/session/new-id'
import { makeSessionCall, SESSION_ENDED } from '@vizit/client/session/session-call'
import { makeSessionStore, type SessionStore, usableStorage } from '@vizit/client/session/session-store'
import { showTextSize } from '@vizit/client/session/text-size'
import { keepHostPhone } from '@vizit/client/sign-in/host-phone'
import { keepHostVisit } from '@vizit/client/visit-import/host-visit'
import type { Call } from '@vizit/contract/call'
import type { Face as FaceName } from '@vizit/contract/face'
import type { Addresses } from '@vizit/parts/addresses/addresses'
import type { SomeWords } from '@vizit/parts/words/words.tsx'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { makePagesRouter, type PagesRouter } from './routes.tsx'
import { App } from './shell/app.tsx'
import type { FacePages } from './shell/face-pages.ts'
import { followNavigation } from './shell/follow-navigation.ts'
import { makeOutdated } from './shell/outdated.ts'
import { makeUpdate, type Update } from './shell/update.ts'

export type Face = FacePages & {
  name: FaceName
  addresses: Addresses
  /** What stands between the pages and the server: a face that is used without a connection keeps answers there. */
  around?: (call: Call, of: Pick<MadeFace, 'session' | 'queries'>) => Call
}

export type FaceOptions = {
  /** Where the face is drawn; a page that the server has drawn may stand there (0071). */
  element: HTMLElement
  clock: () => Date
  /** Whose history the face goes by. */
  browser?: unknown
  /** Where the face stands in a frame of a clinic's site. */
  basepath?: string | undefined
}

export type MadeFace = {
  session: SessionStore
  queries: QueryClient
  call: Call
  router: PagesRouter
  update: Update
  /** Of this window alone. */
  tab: Storage
  /** Hands all that is drawn, in the language of these words, to `render`: at once, or when it can take the place of the page that the server has drawn. */
  draw: (words: SomeWords, render: (page: ReactNode) => void) => void
  close: () => void
}

/** Makes the face for the page that it runs in; nothing is drawn yet. */
export function makeFace(face: Face, { element, clock, browser = window, basepath }: FaceOptions): MadeFace {
  showTextSize()
  const session = makeSessionStore(usableStorage(secureStorage), newId)
  const tab = usableStorage(() => sessionStorage)
  keepHostPhone(location.search, tab)
  keepHostVisit(location.search, tab)
  const queries = makeQueryClient()
  const outdated = makeOutdated()
  const update = makeUpdate()
  const asked = makeSessionCall({
    face: face.name,
    session,
    origin: apiOrigin,
    version: import.meta.env.VIZIT_VERSION,
    fetch: (...args) => fetch(...args),
    newKey: newId,
    onOutdated: outdated.set,
    onSessionEnded: () => {
      dispatchEvent(new Event(SESSION_ENDED))
      queries.clear()
      void router.navigate({ href: face.addresses.signIn(router.state.location.href), replace: true })
    }
  })
  const call = face.around?.(asked, { session, queries }) ?? asked
  // What the server has drawn stands until the same page is drawn here whole. Whoever has read on meanwhile is there where they are.
  let isDrawn = takeKnownAnswers(queries) && element.hasChildNodes()
  const router = makePagesRouter(
    face,
    { session, queries, call, installOffer: makeInstallOffer(window), update, clock, isDrawn: () => isDrawn },
    basepath,
    browser,
    () => !isDrawn
  )
  // Who is signed in goes to pages of their own: these are asked for before the router finds that it needs them.
  if (session.read()?.kind === 'signed-in') void import('./own-routes.tsx').catch(() => undefined)
  followNavigation(router)
  // Behind the first page, which is not to wait for it.
  const following = import('./shell/follow-session.ts')
    .then(({ followSession }) => followSession({ session, queries, router }))
    .catch(() => undefined)
  const taken = isDrawn ? import('./drawn/take-over.tsx').then(({ takeOver }) => takeOver(router, element, clock)) : undefined
  router.subscribe('onRendered', () => {
    isDrawn = false
  })
  const page = (words: SomeWords, beside?: ReactNode) => (
    <StrictMode>
      <App addresses={face.addresses} router={router} session={session} queries={queries} call={call} outdated={outdated} words={words} />
      {beside}
    </StrictMode>
  )
  return {
    session,
    queries,
    call,
    router,
    update,
    tab,
    draw(words, render) {
      if (!taken) return render(page(words))
      // In slices: the drawn page is read, scrolled and pressed meanwhile. Where this part itself does not come, it stays and is read.
      taken.then(beside => startTransition(() => render(page(words, beside)))).catch(() => undefined)
    },
    close: () => {
      void following.then(stop => stop?.())
      queries.clear()
      router.history.destroy()
    }
  }
}
