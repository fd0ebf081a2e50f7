// The patient app over one page.
import { addresses } from '@vizit/pages/addresses'
import { makeFace } from '@vizit/pages/make-face.tsx'
import { speak } from '@vizit/pages/other-language'
import { createRoot } from 'react-dom/client'
import { homeRoute } from './home/home-route.tsx'
import { spokenLanguage } from './language.ts'

const PATIENT_APP = {
  name: 'patient',
  addresses,
  frame: () => import('./framed.tsx'),
  start: homeRoute,
  more: () => import('./more-routes.tsx')
} as const

/** Draws the app into `element`, at the address that `browser` shows, in the language of this device. Gives how to take it away again. */
export function openPatientApp(element: HTMLElement, clock: () => Date, browser: unknown = window): () => void {
  const face = makeFace(PATIENT_APP, { clock, browser })
  const { update } = face
  if (import.meta.env.PROD)
    addEventListener(
      'load',
      () => void import('@vizit/pages/install/shell-worker').then(worker => worker.keepShell(update.set)).catch(() => undefined)
    )
  const root = createRoot(element)
  let isOpen = true
  // Where another language does not come, Russian is better than nothing.
  void speak(spokenLanguage())
    .catch(() => speak('ru'))
    .then(words => isOpen && root.render(face.page(words)))
  return () => {
    isOpen = false
    root.unmount()
    face.close()
  }
}
