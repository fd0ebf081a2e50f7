// Opens the booking card of a clinic's site in the page of a test. It stands in the page itself: a shadow root is what browser and runner have in common anyway.
import '@vizit/ui/tokens.css'
import '@vizit/ui/base.css'
import { makeCall } from '@vizit/contract/call'
import { type OpenCard, openCard } from '../../apps/widget/src/open-card.tsx'
import { RUSSIAN } from '../../apps/widget/src/shell/language.tsx'
import { readSettings } from '../../apps/widget/src/shell/settings.ts'

let card: OpenCard | undefined

/** As the clinic's tag says it, e.g. `{provider: 'azure', branch: '7'}`. Gives the routes that the site is told of, as they come. */
export function openWidget(tag: Partial<Record<'provider' | 'branch' | 'speciality' | 'doctor', string>> = {}): string[] {
  closeWidget()
  const routes: string[] = []
  const attributes = { provider: 'azure', ...tag }
  const call = makeCall({
    origin: '',
    fetch: (...args) => fetch(...args),
    face: 'widget',
    bearer: () => null,
    newKey: () => crypto.randomUUID(),
    appVersion: import.meta.env.VIZIT_VERSION
  })
  card = openCard(document.body.appendChild(document.createElement('div')))
  const settings = readSettings('', name => attributes[name as keyof typeof attributes] ?? null)
  card.show({ language: RUSSIAN, call, settings, onRoute: route => routes.push(route) })
  return routes
}

export function closeWidget(): void {
  card?.close()
  card = undefined
  document.body.replaceChildren()
}
