// Where the pages of the web cabinet stand.
import { isSignIn } from '@vizit/client/session/way-back'
import type { Addresses } from '@vizit/parts/addresses/addresses'
import { writeSearch } from '@vizit/parts/addresses/search-text'

const STEPS = { phone: '', human: '/human-check', code: '/code-confirmation', passkey: '/passkey' }
const REPORT_STEPS = { code: 'confirm-mccode', document: 'document' }

function asking(path: string) {
  return (query: object = {}) => path + writeSearch({ ...query })
}

const signInStep: Addresses['signInStep'] = (step, from) => `/sign-in${STEPS[step]}${writeSearch({ from })}`

export const addresses: Addresses = {
  start: () => '/',
  /** [2.59] '/visits?tab=past' -> '/sign-in?from=%2Fvisits%3Ftab%3Dpast'. The start page needs no way back. */
  signIn: wanted => signInStep('phone', wanted === '/' || (wanted && isSignIn(wanted)) ? undefined : wanted),
  signInStep,
  info: () => '/info',
  support: asking('/support'),
  install: () => '/install-pwa?install_pwa=true',
  // What is built from docs/user-guide with the cabinet.
  guide: () => '/user-guide.pdf',
  pdfImages: () => '/pdf-images/',

  timetable: asking('/timeslot'),
  onlineBooking: asking('/online-booking'),
  serviceTimes: asking('/service'),
  slotForm: (timeslotId, query) => asking(`/timeslot/${timeslotId}`)(query),
  serviceForm: (timeslotId, query) => asking(`/service/${timeslotId}`)(query),
  booked: order => asking('/successfully-booked')({ order }),
  waitingList: () => '/waiting-list',

  centres: () => '/centres',
  centre: centreId => `/centre/${centreId}`,
  centreRecord: (centreId, query) => asking(`/centre/${centreId}/record`)(query),
  branch: branchId => `/branch/${branchId}`,
  doctor: doctorId => `/doctor/${doctorId}`,
  doctorsList: asking('/doctors-list'),
  doctorsByTown: () => '/doctors',
  townDoctors: town => `/doctors/${town}`,
  townSpeciality: (town, speciality, page = 1) => `/doctors/${town}/${speciality}${page > 1 ? `/${page}` : ''}`,
  services: () => '/services',
  aboutService: serviceId => `/services/${serviceId}`,

  // What a person looks for tells of their health: it stands behind the #, which no server is told.
  drugs: text => (text ? `/drugs#${encodeURIComponent(text)}` : '/drugs'),
  drug: drugId => `/drugs/card#${encodeURIComponent(drugId)}`,
  chest: () => '/drugs/chest',
  drugSettings: () => '/drugs/settings',

  visits: asking('/visits'),
  visit: orderId => `/visits/${orderId}`,
  moveVisit: orderId => `/visits/${orderId}/move`,
  talon: orderId => `/visits/${orderId}/talon`,
  visitDrugs: orderId => `/visits/${orderId}/drugs`,
  reviewVisit: (orderId, query) => asking(`/visits/${orderId}/review`)(query),
  invoice: invoiceId => `/visits/invoices/${invoiceId}`,
  ownReviews: () => '/profile/reviews',
  ownReview: reviewId => `/profile/reviews/${reviewId}`,

  tests: asking('/tests'),
  report: (list, step) => `/${list}/${REPORT_STEPS[step]}`,

  family: () => '/family',
  addChild: asking('/family/add-child'),
  addAdult: asking('/family/add-adult'),
  editChild: id => asking('/family/edit-child')({ id }),
  access: id => asking('/family/access')({ id }),
  requestFamily: () => '/family/request',
  enterCode: asking('/family/enter-code'),
  joinFamily: asking('/family/join'),
  shareCode: asking('/family/share-code'),
  sendInvite: asking('/family/send-invite'),
  answerInvite: () => '/family/invite/answer',

  documents: () => '/documents',
  addDocument: () => '/documents/add',
  document: documentId => `/documents/${documentId}`,
  editDocument: documentId => `/documents/${documentId}/edit`,

  profile: () => '/profile',
  consentLeads: 'start',
  above: {
    places: () => undefined,
    own: () => '/profile',
    finding: isSignedIn => (isSignedIn ? '/profile' : '/'),
    doctors: () => '/',
    settings: () => '/profile',
    product: isSignedIn => (isSignedIn ? '/profile' : '/')
  },
  editProfile: asking('/profile/edit'),
  cards: () => '/profile/cards',
  security: () => '/profile/security',
  reminders: () => '/profile/reminders',
  calendar: () => '/profile/calendar',
  ownData: () => '/profile/data',
  accessLog: asking('/profile/access-log'),
  consents: asking('/profile/consents'),
  erase: () => '/profile/erase',
  programmes: () => '/profile/programmes',
  addProgramme: asking('/profile/programmes/add')
}
