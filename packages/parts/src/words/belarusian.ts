// Belarusian: what is said first, and where the words of each feature are. A feature without words here does not compile.
import { be as consent } from '../consent/messages.be.ts'
import { everydayBe as refusals } from '../refusal-words/everyday/messages.be.ts'
import { be as shell } from '../shell/messages.be.ts'
import { be as signIn } from '../sign-in/messages.be.ts'
import { type Tongue, tongueOf, type WordsTable } from './tongue.ts'

const table: WordsTable<'be'> = {
  access: () => import('../access/messages.be.ts'),
  app: () => import('../app/messages.be.ts'),
  booked: () => import('../visits/booked/messages.be.ts'),
  booking: () => import('../booking/messages.be.ts'),
  calendarFeed: () => import('../calendar-feed/messages.be.ts'),
  cardNumbers: () => import('../card-numbers/messages.be.ts'),
  catalogue: () => import('../catalogue/messages.be.ts'),
  consentScreen: () => import('../consent/screen/messages.be.ts'),
  days: () => import('@vizit/client/days/messages.be'),
  directory: () => import('../finding/directory/messages.be.ts'),
  doctorsList: () => import('../finding/doctors-list/messages.be.ts'),
  documents: () => import('../documents/messages.be.ts'),
  drugs: () => import('../drugs/messages.be.ts'),
  email: () => import('../email/messages.be.ts'),
  embedded: () => import('../embedded/messages.be.ts'),
  family: () => import('../family/messages.be.ts'),
  favourites: () => import('../favourites/messages.be.ts'),
  filters: () => import('../booking/filters/messages.be.ts'),
  findAnything: () => import('../booking/find-anything/messages.be.ts'),
  finding: () => import('../finding/messages.be.ts'),
  firstVisit: () => import('../booking/first/messages.be.ts'),
  hostPhone: () => import('../sign-in/host-phone/messages.be.ts'),
  info: () => import('../info/messages.be.ts'),
  install: () => import('../install/messages.be.ts'),
  installBanner: () => import('../install/banner/messages.be.ts'),
  invoices: () => import('../invoices/messages.be.ts'),
  lists: () => import('../catalogue/lists/messages.be.ts'),
  map: () => import('../map/messages.be.ts'),
  ownData: () => import('../own-data/messages.be.ts'),
  passkeys: () => import('../passkeys/messages.be.ts'),
  people: () => import('../people/messages.be.ts'),
  photo: () => import('../photo/messages.be.ts'),
  pictures: () => import('../pictures/messages.be.ts'),
  profile: () => import('../profile/messages.be.ts'),
  programmes: () => import('../programmes/messages.be.ts'),
  rating: () => import('../rating/messages.be.ts'),
  refusals: () => import('../refusal-words/messages.be.ts'),
  lostNumber: () => import('../support/lost-number/messages.be.ts'),
  registration: () => import('../sign-in/registration/messages.be.ts'),
  reminders: () => import('../reminders/messages.be.ts'),
  replacements: () => import('../visits/replacements/messages.be.ts'),
  results: () => import('../results/messages.be.ts'),
  reviews: () => import('../reviews/messages.be.ts'),
  service: () => import('../booking/service/messages.be.ts'),
  serviceOptions: () => import('../booking/service/options/messages.be.ts'),
  sessions: () => import('../sessions/messages.be.ts'),
  specialities: () => import('../specialities/messages.be.ts'),
  supportRequest: () => import('../support-request/messages.be.ts'),
  unsent: () => import('../unsent/messages.be.ts'),
  visitImport: () => import('../visit-import/messages.be.ts'),
  visits: () => import('../visits/messages.be.ts'),
  visitsMore: () => import('../visits/more/messages.be.ts'),
  waitingList: () => import('../waiting-list/messages.be.ts')
}

export const belarusian: Tongue = tongueOf('be', { consent, refusals, shell, signIn }, table)
