// English: what is said first, and where the words of each feature are. A feature without words here does not compile.
import { en as consent } from '../consent/messages.en.ts'
import { everydayEn as refusals } from '../refusal-words/everyday/messages.en.ts'
import { en as shell } from '../shell/messages.en.ts'
import { en as signIn } from '../sign-in/messages.en.ts'
import { type Tongue, tongueOf, type WordsTable } from './tongue.ts'

const table: WordsTable<'en'> = {
  access: () => import('../access/messages.en.ts'),
  app: () => import('../app/messages.en.ts'),
  booked: () => import('../visits/booked/messages.en.ts'),
  booking: () => import('../booking/messages.en.ts'),
  calendarFeed: () => import('../calendar-feed/messages.en.ts'),
  cardNumbers: () => import('../card-numbers/messages.en.ts'),
  catalogue: () => import('../catalogue/messages.en.ts'),
  consentScreen: () => import('../consent/screen/messages.en.ts'),
  days: () => import('@vizit/client/days/messages.en'),
  directory: () => import('../finding/directory/messages.en.ts'),
  doctorsList: () => import('../finding/doctors-list/messages.en.ts'),
  documents: () => import('../documents/messages.en.ts'),
  drugs: () => import('../drugs/messages.en.ts'),
  email: () => import('../email/messages.en.ts'),
  embedded: () => import('../embedded/messages.en.ts'),
  family: () => import('../family/messages.en.ts'),
  favourites: () => import('../favourites/messages.en.ts'),
  filters: () => import('../booking/filters/messages.en.ts'),
  findAnything: () => import('../booking/find-anything/messages.en.ts'),
  finding: () => import('../finding/messages.en.ts'),
  firstVisit: () => import('../booking/first/messages.en.ts'),
  hostPhone: () => import('../sign-in/host-phone/messages.en.ts'),
  info: () => import('../info/messages.en.ts'),
  install: () => import('../install/messages.en.ts'),
  installBanner: () => import('../install/banner/messages.en.ts'),
  invoices: () => import('../invoices/messages.en.ts'),
  lists: () => import('../catalogue/lists/messages.en.ts'),
  map: () => import('../map/messages.en.ts'),
  ownData: () => import('../own-data/messages.en.ts'),
  passkeys: () => import('../passkeys/messages.en.ts'),
  people: () => import('../people/messages.en.ts'),
  photo: () => import('../photo/messages.en.ts'),
  pictures: () => import('../pictures/messages.en.ts'),
  profile: () => import('../profile/messages.en.ts'),
  programmes: () => import('../programmes/messages.en.ts'),
  rating: () => import('../rating/messages.en.ts'),
  refusals: () => import('../refusal-words/messages.en.ts'),
  lostNumber: () => import('../support/lost-number/messages.en.ts'),
  registration: () => import('../sign-in/registration/messages.en.ts'),
  reminders: () => import('../reminders/messages.en.ts'),
  replacements: () => import('../visits/replacements/messages.en.ts'),
  results: () => import('../results/messages.en.ts'),
  reviews: () => import('../reviews/messages.en.ts'),
  service: () => import('../booking/service/messages.en.ts'),
  serviceOptions: () => import('../booking/service/options/messages.en.ts'),
  sessions: () => import('../sessions/messages.en.ts'),
  specialities: () => import('../specialities/messages.en.ts'),
  supportRequest: () => import('../support-request/messages.en.ts'),
  unsent: () => import('../unsent/messages.en.ts'),
  visitImport: () => import('../visit-import/messages.en.ts'),
  visits: () => import('../visits/messages.en.ts'),
  visitsMore: () => import('../visits/more/messages.en.ts'),
  waitingList: () => import('../waiting-list/messages.en.ts')
}

export const english: Tongue = tongueOf('en', { consent, refusals, shell, signIn }, table)
