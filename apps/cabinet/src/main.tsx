// The web cabinet: what there is once, and the router over it.
import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { makeQueryClient } from '@vizit/client/api/query-client'
import { makeSessionCall } from '@vizit/client/api/session-call'
import { newId } from '@vizit/client/session/new-id'
import { makeSessionStore, usableStorage } from '@vizit/client/session/session-store'
import { signInAddress } from '@vizit/client/session/way-back'
import { keepHostPhone } from '@vizit/client/sign-in/host-phone'
import { firstWordsRu } from '@vizit/client/words-ru-first'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeCabinetRouter } from './routes.tsx'
import { App } from './shell/app.tsx'
import { followNavigation } from './shell/follow-navigation.ts'
import { makeOutdated } from './shell/outdated.ts'

const session = makeSessionStore(
  usableStorage(() => localStorage),
  newId
)
keepHostPhone(
  location.search,
  usableStorage(() => sessionStorage)
)
const queries = makeQueryClient()
const outdated = makeOutdated()
const call = makeSessionCall({
  session,
  origin: '',
  version: import.meta.env.VIZIT_VERSION,
  fetch: (...args) => fetch(...args),
  newKey: newId,
  onOutdated: outdated.set,
  onSessionEnded: () => {
    queries.clear()
    void router.navigate({ href: signInAddress(router.state.location.href), replace: true })
  }
})
const router = makeCabinetRouter({ session, queries, call })
// Who is signed in goes to pages of their own: these are asked for before the router finds that it needs them.
if (session.read()?.kind === 'signed-in') void import('./own-routes.tsx').catch(() => undefined)
followNavigation(router)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App router={router} session={session} queries={queries} call={call} outdated={outdated} words={firstWordsRu} />
  </StrictMode>
)
