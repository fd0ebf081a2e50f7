/** The places of the app. */
export type Place = 'home' | 'doctors' | 'centres' | 'drugs' | 'card' | 'other'

const PLACES: Record<string, Place> = {
  '': 'home',
  'doctors-list': 'doctors',
  timeslot: 'doctors',
  booking: 'doctors',
  'online-booking': 'doctors',
  service: 'doctors',
  services: 'doctors',
  doctor: 'doctors',
  doctors: 'doctors',
  'successfully-booked': 'doctors',
  'waiting-list': 'card',
  centres: 'centres',
  centre: 'centres',
  branch: 'centres',
  registries: 'centres',
  drugs: 'drugs',
  card: 'card',
  visits: 'card',
  tests: 'card',
  family: 'card',
  documents: 'card'
}
/** What of the profile is one's card; the rest is the account. */
const OF_CARD = /^\/profile\/(programmes|reviews|cards)(\/|$)/

/** In which place of the bottom bar a page stands. */
export function placeOf(path: string): Place {
  if (OF_CARD.test(path)) return 'card'
  return PLACES[path.split('/')[1] ?? ''] ?? 'other'
}
