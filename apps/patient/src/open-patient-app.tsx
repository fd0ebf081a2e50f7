// The patient app over one page.
import { keepAnswers } from '@vizit/client/offline/keep-answers'
import { makeUnsent } from '@vizit/client/unsent/make-unsent'
import { UnsentProvider } from '@vizit/client/unsent/unsent-provider'
import { addresses } from '@vizit/pages/addresses'
import { speak } from '@vizit/pages/languages'
import { type Face, type MadeFace, makeFace } from '@vizit/pages/make-face.tsx'
import type { Addresses } from '@vizit/parts/addresses/addresses'
import { saying } from '@vizit/parts/words/saying'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { homeRoute } from './home/home-route.tsx'
import { spokenLanguage } from './language.ts'
import { above, own } from './own-addresses.ts'
import { RestartProvider } from './shell/restart.ts'

const PATIENT_APP = {
  name: 'patient',
  addresses: { ...addresses, above, consentLeads: 'wanted' },
  frame: saying(['app', 'unsent'], () => import('./framed.tsx')),
  start: homeRoute,
  more: () => import('./more-routes.tsx')
} as const

export type AppOptions = {
  /** Whose history the app goes by. */
  browser?: Pick<Window, 'history'>
  /** Keeps the pages of the web for times without a connection, and tells of a newer version with the way to start it. */
  keepShell?: (onWaiting: (activate: () => void) => void) => Promise<void>
  /** Where pages lie that this app has elsewhere. */
  elsewhere?: Partial<Addresses>
}

/** Draws the app into `element`, at the address that `browser` shows, in the language of this device. Gives how to take it away again. */
export function openPatientApp(
  element: HTMLElement,
  clock: () => Date,
  { browser = window, keepShell, elsewhere }: AppOptions = {}
): () => void {
  let opened = open()
  void keepShell?.(activate => opened.update.set(activate)).catch(() => undefined)

  function open(): Pick<MadeFace, 'update' | 'close'> {
    let kept: ReturnType<typeof keepAnswers> | undefined
    let unsent: ReturnType<typeof makeUnsent> | undefined
    const around: Face['around'] = (call, { session, queries }) => {
      kept = keepAnswers({ queries, session, call, version: import.meta.env.VIZIT_VERSION })
      unsent = makeUnsent({ session, queries, call: kept.call, clock })
      return unsent.call
    }
    const face = makeFace({ ...PATIENT_APP, addresses: { ...PATIENT_APP.addresses, ...elsewhere }, around }, { element, clock, browser })
    const root = createRoot(element)
    let isOpen = true
    const render = (page: ReactNode) =>
      isOpen &&
      root.render(
        <RestartProvider restart={restart}>
          <UnsentProvider store={unsent!}>{page}</UnsentProvider>
        </RestartProvider>
      )
    // Where another language does not come, Russian is better than nothing.
    void speak(spokenLanguage())
      .catch(() => speak('ru'))
      .then(words => face.draw(words, render))
    return {
      update: face.update,
      close: () => {
        isOpen = false
        root.unmount()
        kept?.close()
        unsent?.close()
        face.close()
      }
    }
  }

  /** [2.183] What was being typed is gone; what is kept stays. */
  function restart() {
    opened.close()
    browser.history.replaceState(null, '', own.home)
    opened = open()
  }

  return () => opened.close()
}
