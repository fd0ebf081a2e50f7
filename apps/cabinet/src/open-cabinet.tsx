// The cabinet over one page: what it has beside what every face has, and how it comes up.
import { takeKnownAnswers } from '@vizit/client/api/known-answers'
import { embeddedIn } from '@vizit/client/embedded/embedded-in'
import { usableStorage } from '@vizit/client/session/session-store'
import { addresses } from '@vizit/pages/addresses'
import { followLanguage } from '@vizit/pages/follow-language'
import { makeFace } from '@vizit/pages/make-face.tsx'
import type { SomeWords } from '@vizit/parts/words/words.tsx'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startRoute } from './start-route.ts'

const CABINET = { name: 'cabinet', addresses, frame: () => import('./framed.tsx'), start: startRoute } as const

/** Draws the cabinet into `element`, at the address that `browser` shows. Gives how to take it away again. */
export function openCabinet(element: HTMLElement, clock: () => Date, browser: unknown = window): () => void {
  const embedded = embeddedIn(location.pathname)
  // What the server has drawn stands until the same page is drawn here whole (0071). Whoever has read on meanwhile is there where they are.
  let isDrawn = false
  const face = makeFace(CABINET, {
    clock,
    browser,
    basepath: embedded?.base,
    isDrawn: queries => {
      isDrawn = takeKnownAnswers(queries)
      return () => isDrawn
    }
  })
  const { router, call, tab, update } = face
  const ready = isDrawn ? import('@vizit/pages/drawn/take-over.tsx').then(({ takeOver }) => takeOver(router, element, clock)) : undefined
  router.subscribe('onRendered', () => {
    isDrawn = false
  })
  // [1.58]
  if (embedded)
    void import('./embedded/listen-to-host.ts')
      .then(host => host.listenToHost({ provider: embedded.provider, router, call, storage: tab }))
      .catch(() => undefined)
  // In a frame of another site there is nothing to install.
  if (import.meta.env.PROD && !embedded)
    void import('@vizit/pages/install/shell-worker').then(worker => worker.keepShell(update.set)).catch(() => undefined)

  const root = createRoot(element)
  const draw = (words: SomeWords) => {
    if (!ready) return root.render(face.page(words))
    // In slices: the drawn page is read, scrolled and pressed meanwhile. Where this part itself does not come, it stays and is read.
    ready.then(taken => startTransition(() => root.render(face.page(words, taken)))).catch(() => undefined)
  }
  followLanguage(
    usableStorage(() => localStorage),
    draw
  )
  return () => {
    root.unmount()
    face.close()
  }
}
