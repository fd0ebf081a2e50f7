// The Russian words of every page, and the type of all words. Russian is the original: other languages are typed against this. The words of a part
// of the product come with its pages (own-routes.tsx of the cabinet), so that no page carries what others say.

import { ru as days } from '@vizit/client/days/messages.ru'
import type { ru as access } from '../access/messages.ru.ts'
import type { ru as app } from '../app/messages.ru.ts'
import type { ru as filters } from '../booking/filters/messages.ru.ts'
import type { ru as findAnything } from '../booking/find-anything/messages.ru.ts'
import type { ru as firstVisit } from '../booking/first/messages.ru.ts'
import type { ru as booking } from '../booking/messages.ru.ts'
import type { ru as service } from '../booking/service/messages.ru.ts'
import type { ru as serviceOptions } from '../booking/service/options/messages.ru.ts'
import type { ru as calendarFeed } from '../calendar-feed/messages.ru.ts'
import type { ru as cardNumbers } from '../card-numbers/messages.ru.ts'
import type { ru as lists } from '../catalogue/lists/messages.ru.ts'
import { ru as catalogue } from '../catalogue/messages.ru.ts'
import type { ru as consentScreen } from '../consent/screen/messages.ru.ts'
import type { ru as counts } from '../counts/messages.ru.ts'
import type { ru as documents } from '../documents/messages.ru.ts'
import type { ru as drugs } from '../drugs/messages.ru.ts'
import type { ru as email } from '../email/messages.ru.ts'
import type { ru as embedded } from '../embedded/messages.ru.ts'
import type { ru as family } from '../family/messages.ru.ts'
import type { ru as favourites } from '../favourites/messages.ru.ts'
import type { ru as directory } from '../finding/directory/messages.ru.ts'
import type { ru as doctorsList } from '../finding/doctors-list/messages.ru.ts'
import type { ru as finding } from '../finding/messages.ru.ts'
import type { ru as info } from '../info/messages.ru.ts'
import type { ru as installBanner } from '../install/banner/messages.ru.ts'
import type { ru as install } from '../install/messages.ru.ts'
import type { ru as invoices } from '../invoices/messages.ru.ts'
import type { ru as map } from '../map/messages.ru.ts'
import type { ru as ownData } from '../own-data/messages.ru.ts'
import type { ru as passkeys } from '../passkeys/messages.ru.ts'
import { ru as people } from '../people/messages.ru.ts'
import type { ru as photo } from '../photo/messages.ru.ts'
import type { ru as pictures } from '../pictures/messages.ru.ts'
import { ru as profile } from '../profile/messages.ru.ts'
import type { ru as programmes } from '../programmes/messages.ru.ts'
import type { ru as rating } from '../rating/messages.ru.ts'
import type { ru as refusals } from '../refusal-words/messages.ru.ts'
import type { ru as reminders } from '../reminders/messages.ru.ts'
import type { ru as results } from '../results/messages.ru.ts'
import type { ru as reviews } from '../reviews/messages.ru.ts'
import type { ru as sessions } from '../sessions/messages.ru.ts'
import type { ru as hostPhone } from '../sign-in/host-phone/messages.ru.ts'
import type { ru as registration } from '../sign-in/registration/messages.ru.ts'
import type { ru as specialities } from '../specialities/messages.ru.ts'
import type { ru as supportRequest } from '../support-request/messages.ru.ts'
import type { ru as visitImport } from '../visit-import/messages.ru.ts'
import type { ru as booked } from '../visits/booked/messages.ru.ts'
import type { ru as visits } from '../visits/messages.ru.ts'
import type { ru as visitsMore } from '../visits/more/messages.ru.ts'
import type { ru as replacements } from '../visits/replacements/messages.ru.ts'
import type { ru as waitingList } from '../waiting-list/messages.ru.ts'
import { firstWordsRu } from './words-ru-first.ts'

export const pageWordsRu = { ...firstWordsRu, catalogue, days, people, profile }

type WithTheirPages = {
  consentScreen: typeof consentScreen
  hostPhone: typeof hostPhone
  replacements: typeof replacements
  rating: typeof rating
  installBanner: typeof installBanner
  info: typeof info
  embedded: typeof embedded
  access: typeof access
  app: typeof app
  booked: typeof booked
  booking: typeof booking
  calendarFeed: typeof calendarFeed
  cardNumbers: typeof cardNumbers
  counts: typeof counts
  directory: typeof directory
  documents: typeof documents
  doctorsList: typeof doctorsList
  drugs: typeof drugs
  email: typeof email
  family: typeof family
  favourites: typeof favourites
  filters: typeof filters
  findAnything: typeof findAnything
  finding: typeof finding
  firstVisit: typeof firstVisit
  lists: typeof lists
  invoices: typeof invoices
  install: typeof install
  map: typeof map
  ownData: typeof ownData
  passkeys: typeof passkeys
  photo: typeof photo
  pictures: typeof pictures
  programmes: typeof programmes
  registration: typeof registration
  reminders: typeof reminders
  results: typeof results
  reviews: typeof reviews
  service: typeof service
  serviceOptions: typeof serviceOptions
  specialities: typeof specialities
  sessions: typeof sessions
  supportRequest: typeof supportRequest
  visitImport: typeof visitImport
  waitingList: typeof waitingList
  visits: typeof visits
  visitsMore: typeof visitsMore
}

export type AllWords = Omit<typeof pageWordsRu, 'refusals'> & { refusals: typeof refusals } & WithTheirPages
