// Which addresses a face of patients has pages at, as far as their first word tells: the server answers any other with 404, and the face says so in words.

/** Of the pages that the faces have in common. */
const COMMON = [
  'booking',
  'branch',
  'centre',
  'centres',
  'coverage',
  'doctor',
  'doctors',
  'doctors-list',
  'documents',
  'drugs',
  'email',
  'family',
  'info',
  'install-pwa',
  'online-booking',
  'profile',
  'service',
  'services',
  'sign-in',
  'successfully-booked',
  'support',
  'tests',
  'timeslot',
  'visit-link',
  'visits',
  'waiting-list'
]
const OF_APP = ['about', 'card', 'other', 'privacy', 'registries', 'settings', 'suggestions', 'terms']
const PLACES = { cabinet: new Set(COMMON), patient: new Set([...COMMON, ...OF_APP]) }

/** [2.05] Where the code from an SMS is entered, whatever stands before it. */
const CODE_STEP = /\/code-confirmation\/*$/

/** Whether the face may have a page there. `path`: begins with '/', without a query; the start page is no matter of this. */
export function isPlace(face: keyof typeof PLACES, path: string): boolean {
  return CODE_STEP.test(path) || PLACES[face].has(path.split('/')[1]!)
}
