// The English words of all pages in one file, for whoever chose the language: they are in use instead of the Russian ones that come with each part.

import { en as days } from '@vizit/client/days/messages.en'
import { en as access } from '../access/messages.en.ts'
import { en as app } from '../app/messages.en.ts'
import { en as filters } from '../booking/filters/messages.en.ts'
import { en as findAnything } from '../booking/find-anything/messages.en.ts'
import { en as firstVisit } from '../booking/first/messages.en.ts'
import { en as booking } from '../booking/messages.en.ts'
import { en as service } from '../booking/service/messages.en.ts'
import { en as serviceOptions } from '../booking/service/options/messages.en.ts'
import { en as calendarFeed } from '../calendar-feed/messages.en.ts'
import { en as cardNumbers } from '../card-numbers/messages.en.ts'
import { en as lists } from '../catalogue/lists/messages.en.ts'
import { en as catalogue } from '../catalogue/messages.en.ts'
import { en as consent } from '../consent/messages.en.ts'
import { en as consentScreen } from '../consent/screen/messages.en.ts'
import { en as counts } from '../counts/messages.en.ts'
import { en as documents } from '../documents/messages.en.ts'
import { en as drugs } from '../drugs/messages.en.ts'
import { en as email } from '../email/messages.en.ts'
import { en as embedded } from '../embedded/messages.en.ts'
import { en as family } from '../family/messages.en.ts'
import { en as favourites } from '../favourites/messages.en.ts'
import { en as directory } from '../finding/directory/messages.en.ts'
import { en as doctorsList } from '../finding/doctors-list/messages.en.ts'
import { en as finding } from '../finding/messages.en.ts'
import { en as info } from '../info/messages.en.ts'
import { en as installBanner } from '../install/banner/messages.en.ts'
import { en as install } from '../install/messages.en.ts'
import { en as invoices } from '../invoices/messages.en.ts'
import { en as map } from '../map/messages.en.ts'
import { en as ownData } from '../own-data/messages.en.ts'
import { en as passkeys } from '../passkeys/messages.en.ts'
import { en as people } from '../people/messages.en.ts'
import { en as photo } from '../photo/messages.en.ts'
import { en as pictures } from '../pictures/messages.en.ts'
import { en as profile } from '../profile/messages.en.ts'
import { en as programmes } from '../programmes/messages.en.ts'
import { en as rating } from '../rating/messages.en.ts'
import { en as refusals } from '../refusal-words/messages.en.ts'
import { en as reminders } from '../reminders/messages.en.ts'
import { en as results } from '../results/messages.en.ts'
import { en as reviews } from '../reviews/messages.en.ts'
import { en as sessions } from '../sessions/messages.en.ts'
import { en as shell } from '../shell/messages.en.ts'
import { en as hostPhone } from '../sign-in/host-phone/messages.en.ts'
import { en as signIn } from '../sign-in/messages.en.ts'
import { en as registration } from '../sign-in/registration/messages.en.ts'
import { en as specialities } from '../specialities/messages.en.ts'
import { en as supportRequest } from '../support-request/messages.en.ts'
import { en as visitImport } from '../visit-import/messages.en.ts'
import { en as booked } from '../visits/booked/messages.en.ts'
import { en as visits } from '../visits/messages.en.ts'
import { en as visitsMore } from '../visits/more/messages.en.ts'
import { en as replacements } from '../visits/replacements/messages.en.ts'
import { en as waitingList } from '../waiting-list/messages.en.ts'
import type { AllWords } from './words-ru.ts'

export const wordsEn: AllWords = {
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
