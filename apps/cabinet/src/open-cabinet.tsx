// The cabinet over one page: what there is once, and the router over it.
import { takeKnownAnswers } from '@vizit/client/api/known-answers'
import { makeQueryClient } from '@vizit/client/api/query-client'
import { embeddedIn } from '@vizit/client/embedded/embedded-in'
import { makeInstallOffer } from '@vizit/client/install/install-offer'
import { newId } from '@vizit/client/session/new-id'
import { makeSessionCall, SESSION_ENDED } from '@vizit/client/session/session-call'
import { makeSessionStore, usableStorage } from '@vizit/client/session/session-store'
import { showTextSize } from '@vizit/client/session/text-size'
import { keepHostPhone } from '@vizit/client/sign-in/host-phone'
import { keepHostVisit } from '@vizit/client/visit-import/host-visit'
import type { AllWords } from '@vizit/parts/words/words.tsx'
import { firstWordsRu } from '@vizit/parts/words/words-ru-first'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { addresses } from './addresses.ts'
import { followLanguage } from './follow-language.ts'
import { makeCabinetRouter } from './routes.tsx'
import { App } from './shell/app.tsx'
import { followNavigation } from './shell/follow-navigation.ts'
import { makeOutdated } from './shell/outdated.ts'
import { makeUpdate } from './shell/update.ts'

/** Draws the cabinet into `element`, at the address that `browser` shows. Gives how to take it away again. */
export function openCabinet(element: HTMLElement, clock: () => Date, browser: unknown = window): () => void {
  showTextSize()
  const session = makeSessionStore(
    usableStorage(() => localStorage),
    newId
  )
  const tab = usableStorage(() => sessionStorage)
  keepHostPhone(location.search, tab)
  keepHostVisit(location.search, tab)
  const queries = makeQueryClient()
  const outdated = makeOutdated()
  const update = makeUpdate()
  const call = makeSessionCall({
    face: 'cabinet',
    session,
    origin: '',
    version: import.meta.env.VIZIT_VERSION,
    fetch: (...args) => fetch(...args),
    newKey: newId,
    onOutdated: outdated.set,
    onSessionEnded: () => {
      dispatchEvent(new Event(SESSION_ENDED))
      queries.clear()
      void router.navigate({ href: addresses.signIn(router.state.location.href), replace: true })
    }
  })
  // What the server has drawn stands until the same page is drawn here whole (0071).
  const isDrawn = takeKnownAnswers(queries)
  // Whoever has read on meanwhile is there where they are.
  let mayScroll = !isDrawn
  const embedded = embeddedIn(location.pathname)
  const router = makeCabinetRouter(
    { session, queries, call, installOffer: makeInstallOffer(window), update, clock, isDrawn: () => !mayScroll },
    embedded?.base,
    browser,
    () => mayScroll
  )
  router.subscribe('onRendered', () => {
    mayScroll = true
  })
  // [1.58]
  if (embedded)
    void import('./embedded/listen-to-host.ts')
      .then(host => host.listenToHost({ provider: embedded.provider, router, call, storage: tab }))
      .catch(() => undefined)
  // Who is signed in goes to pages of their own: these are asked for before the router finds that it needs them.
  if (session.read()?.kind === 'signed-in') void import('./own-routes.tsx').catch(() => undefined)
  followNavigation(router)
  // After everything that the page itself needs. In a frame of another site there is nothing to install.
  if (import.meta.env.PROD && !embedded)
    addEventListener(
      'load',
      () => void import('./install/shell-worker.ts').then(worker => worker.keepShell(update.set)).catch(() => undefined)
    )

  const root = createRoot(element)
  // Which others do not need.
  const ready = isDrawn ? import('./drawn/take-over.tsx').then(({ takeOver }) => takeOver(router, element, clock)) : undefined
  const draw = (otherWords: AllWords | null) => {
    const page = (taken?: ReactNode) => (
      <StrictMode>
        <App
          router={router}
          session={session}
          queries={queries}
          call={call}
          outdated={outdated}
          words={firstWordsRu}
          otherWords={otherWords}
        />
        {taken}
      </StrictMode>
    )
    if (!ready) return root.render(page())
    // In slices: the drawn page is read, scrolled and pressed meanwhile. Where this part itself does not come, it stays and is read.
    ready.then(taken => startTransition(() => root.render(page(taken)))).catch(() => undefined)
  }
  followLanguage(
    usableStorage(() => localStorage),
    draw
  )
  return () => {
    root.unmount()
    queries.clear()
    router.history.destroy()
  }
}
