// `<vizit-booking provider="…">`: one custom element that a clinic's page puts where it likes.
import '@vizit/ui/tokens.css'
import '@vizit/ui/base.css'
import { newId } from '@vizit/client/session/new-id'
import { makeCall } from '@vizit/contract/call'
import { listNames } from '@vizit/contract/names'
import type { Route } from './booking-state.ts'
import { type OpenCard, openCard } from './open-card.tsx'
import { addLetters, dress, prepareDocument } from './shell/appearance.ts'
import { type Language, type LanguageCode, type LanguageFile, languageOf, readLanguage } from './shell/language.tsx'
import { ATTRIBUTES, readSettings, type Settings } from './shell/settings.ts'

const THEMES = ['light', 'dark', 'auto']
/** Where this file came from is where the bookings go. */
const origin = new URL((document.currentScript as HTMLScriptElement).src).origin

const call = makeCall({
  origin,
  // No cookie exists; none is sent either.
  fetch: (url, init) => fetch(url, { ...init, credentials: 'omit' }),
  face: 'widget',
  bearer: () => null,
  newKey: newId,
  appVersion: import.meta.env.VIZIT_VERSION
})

const NAMES_WAITED_MILLIS = 3_000

const spoken = new Map<LanguageCode, Promise<Language>>()

/** Asks for the words of a language once for all cards of the page. */
function speak(code: LanguageCode): Promise<Language> {
  const known = spoken.get(code)
  if (known) return known
  const asked = languageOf(code, async language => {
    addLetters(origin, code)
    const address = `${origin}/widget/words-${code}.js?v=${import.meta.env.VIZIT_VERSION}`
    const [words, named] = await Promise.all([import(/* @vite-ignore */ address) as Promise<LanguageFile>, names(language)])
    return words.languageWith(named)
  })
  spoken.set(code, asked)
  return asked
}

/** What the catalogue is called in a language. Without an answer services are called as in Russian: the card does not wait for it. */
async function names(language: 'en' | 'be'): Promise<ReadonlyMap<string, string>> {
  const answer = await call(listNames, { language }, { signal: AbortSignal.timeout(NAMES_WAITED_MILLIS) }).catch(() => null)
  return new Map(answer?.ok ? Object.entries(answer.value.names) : [])
}

// A custom element can be written as a class only.
class BookingElement extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES
  #card: OpenCard | null = null
  readonly #shadow = this.attachShadow({ mode: 'open' })

  connectedCallback(): void {
    this.#card = openCard(this.#shadow)
    this.#show()
  }

  disconnectedCallback(): void {
    this.#card?.close()
    this.#card = null
  }

  attributeChangedCallback(): void {
    if (this.#card) this.#show()
  }

  #show(): void {
    const theme = this.getAttribute('theme') ?? 'light'
    // A page that knows no dark is left light; `auto` follows the device.
    if (theme === 'auto') delete this.dataset.theme
    else this.dataset.theme = THEMES.includes(theme) ? theme : 'light'
    dress(this.#shadow, this.getAttribute('accent'))
    const settings = readSettings(origin, name => this.getAttribute(name))
    void this.#speak(settings)
  }

  async #speak(settings: Settings): Promise<void> {
    const code = readLanguage(this.getAttribute('lang'))
    const language = await speak(code)
    // The page has changed its mind meanwhile.
    if (code !== readLanguage(this.getAttribute('lang'))) return
    this.#card?.show({ language, call, settings, onRoute: this.#tellRoute })
  }

  /** `vizit-route` {route} on the element: no word of the patient is in it. */
  readonly #tellRoute = (route: Route) => {
    this.dispatchEvent(new CustomEvent('vizit-route', { detail: { route }, bubbles: true }))
  }
}

if (!customElements.get('vizit-booking')) {
  prepareDocument(origin)
  customElements.define('vizit-booking', BookingElement)
}
