// The Belarusian words of all pages in one file, for whoever chose the language: they are in use instead of the Russian ones that come with each part.

import { be as days } from '@vizit/client/days/messages.be'
import { be as access } from '../access/messages.be.ts'
import { be as app } from '../app/messages.be.ts'
import { be as filters } from '../booking/filters/messages.be.ts'
import { be as findAnything } from '../booking/find-anything/messages.be.ts'
import { be as firstVisit } from '../booking/first/messages.be.ts'
import { be as booking } from '../booking/messages.be.ts'
import { be as service } from '../booking/service/messages.be.ts'
import { be as serviceOptions } from '../booking/service/options/messages.be.ts'
import { be as calendarFeed } from '../calendar-feed/messages.be.ts'
import { be as cardNumbers } from '../card-numbers/messages.be.ts'
import { be as lists } from '../catalogue/lists/messages.be.ts'
import { be as catalogue } from '../catalogue/messages.be.ts'
import { be as consent } from '../consent/messages.be.ts'
import { be as consentScreen } from '../consent/screen/messages.be.ts'
import { be as counts } from '../counts/messages.be.ts'
import { be as documents } from '../documents/messages.be.ts'
import { be as drugs } from '../drugs/messages.be.ts'
import { be as email } from '../email/messages.be.ts'
import { be as embedded } from '../embedded/messages.be.ts'
import { be as family } from '../family/messages.be.ts'
import { be as favourites } from '../favourites/messages.be.ts'
import { be as directory } from '../finding/directory/messages.be.ts'
import { be as doctorsList } from '../finding/doctors-list/messages.be.ts'
import { be as finding } from '../finding/messages.be.ts'
import { be as info } from '../info/messages.be.ts'
import { be as installBanner } from '../install/banner/messages.be.ts'
import { be as install } from '../install/messages.be.ts'
import { be as invoices } from '../invoices/messages.be.ts'
import { be as map } from '../map/messages.be.ts'
import { be as ownData } from '../own-data/messages.be.ts'
import { be as passkeys } from '../passkeys/messages.be.ts'
import { be as people } from '../people/messages.be.ts'
import { be as photo } from '../photo/messages.be.ts'
import { be as pictures } from '../pictures/messages.be.ts'
import { be as profile } from '../profile/messages.be.ts'
import { be as programmes } from '../programmes/messages.be.ts'
import { be as rating } from '../rating/messages.be.ts'
import { be as refusals } from '../refusal-words/messages.be.ts'
import { be as reminders } from '../reminders/messages.be.ts'
import { be as results } from '../results/messages.be.ts'
import { be as reviews } from '../reviews/messages.be.ts'
import { be as sessions } from '../sessions/messages.be.ts'
import { be as shell } from '../shell/messages.be.ts'
import { be as hostPhone } from '../sign-in/host-phone/messages.be.ts'
import { be as signIn } from '../sign-in/messages.be.ts'
import { be as registration } from '../sign-in/registration/messages.be.ts'
import { be as specialities } from '../specialities/messages.be.ts'
import { be as supportRequest } from '../support-request/messages.be.ts'
import { be as visitImport } from '../visit-import/messages.be.ts'
import { be as booked } from '../visits/booked/messages.be.ts'
import { be as visits } from '../visits/messages.be.ts'
import { be as visitsMore } from '../visits/more/messages.be.ts'
import { be as replacements } from '../visits/replacements/messages.be.ts'
import { be as waitingList } from '../waiting-list/messages.be.ts'
import type { AllWords } from './words-ru.ts'

export const wordsBe: AllWords = {
  access,
  app,
  booked,
  booking,
  calendarFeed,
  cardNumbers,
  catalogue,
  consent,
  consentScreen,
  counts,
  days,
  directory,
  documents,
  doctorsList,
  drugs,
  email,
  embedded,
  family,
  favourites,
  filters,
  findAnything,
  finding,
  firstVisit,
  hostPhone,
  info,
  install,
  installBanner,
  invoices,
  lists,
  map,
  ownData,
  passkeys,
  people,
  photo,
  pictures,
  profile,
  programmes,
  rating,
  refusals,
  registration,
  reminders,
  replacements,
  results,
  reviews,
  service,
  serviceOptions,
  sessions,
  shell,
  signIn,
  specialities,
  supportRequest,
  visitImport,
  visits,
  visitsMore,
  waitingList
}
