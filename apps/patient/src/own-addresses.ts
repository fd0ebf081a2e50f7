// Where the pages stand that the patient app has beside those that all faces have. docs/app-screens.md names them by the titles of the specification.
import type { Addresses } from '@vizit/parts/addresses/addresses'

export const own = {
  home: '/',
  card: '/card',
  other: '/other',
  settings: '/settings',
  language: '/settings/language',
  town: '/settings/town',
  about: '/about',
  suggestions: '/suggestions',
  privacy: '/privacy',
  terms: '/terms',
  registries: '/registries'
} as const

/** Where the arrows lead here: to the place of the bottom bar to which a page belongs; a place itself has none. */
export const above: Addresses['above'] = {
  places: () => own.card,
  own: () => own.card,
  finding: () => undefined,
  doctors: () => undefined,
  settings: () => own.settings,
  product: () => own.other
}
