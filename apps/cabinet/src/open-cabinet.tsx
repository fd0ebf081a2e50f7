// The cabinet over one page: what it has beside what every face has, and how it comes up.
import { embeddedIn } from '@vizit/client/embedded/embedded-in'
import { usableStorage } from '@vizit/client/session/session-store'
import { addresses } from '@vizit/pages/addresses'
import { followLanguage } from '@vizit/pages/follow-language'
import { makeFace } from '@vizit/pages/make-face.tsx'
import { createRoot } from 'react-dom/client'
import { startRoute } from './start-route.ts'

const CABINET = { name: 'cabinet', addresses, frame: () => import('./framed.tsx'), start: startRoute } as const

/** Draws the cabinet into `element`, at the address that `browser` shows. Gives how to take it away again. */
export function openCabinet(element: HTMLElement, clock: () => Date, browser: unknown = window): () => void {
  const embedded = embeddedIn(location.pathname)
  const face = makeFace(CABINET, { element, clock, browser, basepath: embedded?.base })
  const { router, call, tab, update } = face
  // [1.58]
  if (embedded)
    void import('./embedded/listen-to-host.ts')
      .then(host => host.listenToHost({ provider: embedded.provider, router, call, storage: tab }))
      .catch(() => undefined)
  // In a frame of another site there is nothing to install.
  if (import.meta.env.PROD && !embedded)
    void import('@vizit/pages/install/shell-worker').then(worker => worker.keepShell(update.set)).catch(() => undefined)

  const root = createRoot(element)
  followLanguage(
    usableStorage(() => localStorage),
    words => face.draw(words, page => root.render(page))
  )
  return () => {
    root.unmount()
    face.close()
  }
}
