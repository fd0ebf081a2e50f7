import { plural } from '@vizit/rules/plural'
import { PLACES_COUNTED } from '@vizit/rules/slots'
import { distanceEn, roublesEn } from '../amounts/messages.en.ts'
import { en as counts } from '../counts/messages.en.ts'
import { agesEn } from './ages/messages.en.ts'
import type { ru } from './messages.ru.ts'

export const en: typeof ru = {
  ages: agesEn,
  accepts: 'Sees',
  experience: (years: number) =>
    years < 1 ? 'less than a year of practice' : `${plural('en', years, { one: '#\u00a0year', other: '#\u00a0years' })} of practice`,
  priceFrom: (roubles: string) => `from\u00a0${roublesEn(roubles)}\u00a0rub.`,
  minutes: (n: number) => `${n}\u00a0min`,
  priceNote: 'Reception will tell you the exact price',
  nearest: 'Soonest time',
  inRegistry: 'At reception',
  more: 'More',
  moreAndReviews: (n: number) => `More, ${counts.reviews(n)}`,
  less: 'Less',
  about: 'About the doctor',
  registry: 'Reception',
  call: (phone: string) => `Call: ${phone}`,
  distance: distanceEn,
  doctors: counts.doctors,
  /** The server counts up to a hundred. */
  places: (n: number) => (n === 0 ? 'nothing free' : n >= PLACES_COUNTED ? `at least ${PLACES_COUNTED}\u00a0free` : `${n} free`)
}
