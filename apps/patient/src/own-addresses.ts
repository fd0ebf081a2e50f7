// Where the pages stand that the patient app has beside those that all faces have. docs/app-screens.md names them by the titles of the specification.
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
