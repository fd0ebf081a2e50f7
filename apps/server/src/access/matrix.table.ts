// The oracle of the access matrix, written by hand: who may see how much of whom, and what each route says to whom may not.
// A route without a row fails the test. Read it as a table; nothing here is computed from the code that it judges.
// A new route adds one line to ROWS, in the form of the lines there; a new input field of a kind that is not known yet adds a line to
// test-samples.ts; a new column of a person's rows adds a line to matrix.columns.ts, and its canary to
// test-world.ts.
import type { Step, Thing } from './matrix.people.ts'

/** The few routes that serve a device which is not confirmed; every other one says ACCESS_NOT_AUTHORIZED. `refused`: some refusal, and nothing changed. */
export const SERVES_MASKED: Record<string, 'ok' | 'refused' | 'not-tried'> = {
  'GET /api/v2/my/profile': 'ok',
  'GET /api/v2/my/device-access': 'ok',
  'PUT /api/v2/my/profile': 'refused',
  'POST /api/v2/my/profile': 'refused',
  'POST /api/v2/my/account-reset': 'refused',
  'POST /api/v2/my/device-set-profile': 'refused',
  'POST /api/v2/my/support-requests': 'not-tried',
  'POST /api/v2/my/sign-out': 'not-tried'
}

/**
 * public: for everybody, tells of nobody. own: reads only what the caller holds. own-write: changes the caller's own; here only outsiders try.
 * person, or a thing of a person: `needs` the step, `unseen` is said to who holds nothing, `below` to who holds less.
 * hr: for the key of an employer, or its HR manager at the desk, about a request of its own; `unseen` is said to another employer's.
 * staff: for a living session of the desk, whatever its role; it tells of the caller alone.
 * Writes are tried only by those who may not: afterwards nothing may have changed.
 */
export type Row =
  | { kind: 'public' | 'own' | 'own-write' }
  | { kind: 'person' | Thing; needs: Step; unseen: string; below: string; write: boolean }
  | { kind: 'hr'; unseen: string; write: boolean }
  | { kind: 'staff'; write: boolean }

const PUBLIC: Row = { kind: 'public' }
const OWN: Row = { kind: 'own' }
const OWN_WRITE: Row = { kind: 'own-write' }
const read = (kind: 'person' | Thing, needs: Step, unseen: string, below = unseen): Row => ({ kind, needs, unseen, below, write: false })
const write = (kind: 'person' | Thing, needs: Step, unseen: string, below = unseen): Row => ({ kind, needs, unseen, below, write: true })
/** To everybody but its owner the thing does not exist. */
const ownThing = (kind: Thing): Row => write(kind, 'SELF', 'NOT_FOUND')

export const ROWS: Record<string, Row> = {
  'GET /api/v2/public/settings': PUBLIC,
  'GET /api/v2/public/consents': PUBLIC,
  'GET /api/v2/public/embedding/:provider': PUBLIC,
  'GET /api/v2/public/locations': PUBLIC,
  'GET /api/v2/public/names/:language': PUBLIC,
  'GET /api/v2/public/booking/:provider/branches': PUBLIC,
  'POST /api/v2/public/booking/:provider/finding': PUBLIC,
  'GET /api/v2/public/booking/:provider/specialities': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors/timeslots': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors/days': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors/:doctorId/timeslots': PUBLIC,
  'GET /api/v2/public/booking/:provider/physicians': PUBLIC,
  'GET /api/v2/public/booking/:provider/providers/physicians/list': PUBLIC,
  'GET /api/v2/public/booking/:provider/assignments/:assignmentId/services': PUBLIC,
  'GET /api/v2/public/booking/:provider/timeslots/:timeslotId': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors/:doctorId': PUBLIC,
  'POST /api/v2/public/booking/:provider/doctors/timeslots': PUBLIC,
  'GET /api/v2/public/booking/:provider/centres': PUBLIC,
  'GET /api/v2/public/booking/:provider/centres/:centreId': PUBLIC,
  'GET /api/v2/public/booking/:provider/services': PUBLIC,
  'GET /api/v2/public/booking/:provider/services/:serviceId': PUBLIC,
  'GET /api/v2/public/booking/:provider/directory/services': PUBLIC,
  'GET /api/v2/public/booking/:provider/towns': PUBLIC,
  'GET /api/v2/public/booking/:provider/towns/:town/specialities': PUBLIC,
  'GET /api/v2/public/booking/:provider/towns/:town/specialities/:speciality/doctors': PUBLIC,
  'GET /api/v2/public/booking/:provider/services/:serviceId/timeslots': PUBLIC,
  'GET /api/v2/public/booking/:provider/services/:serviceId/days': PUBLIC,
  'GET /api/v2/public/booking/:provider/services/:serviceId/places': PUBLIC,
  'GET /api/v2/my/providers/orders/pub': OWN,
  'POST /api/v2/my/providers/orders/pub': write('person', 'BOOK', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),
  'POST /api/v2/my/providers/orders/pub/import': write('person', 'BOOK', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),
  'POST /api/v2/my/providers/orders/pub/patient': OWN_WRITE,
  'POST /api/v2/my/providers/orders/pub/later': OWN_WRITE,
  'POST /api/v2/public/booking/:provider/checks': PUBLIC,
  'GET /api/v2/public/booking/:provider/checks/:id/picture': PUBLIC,
  'GET /api/v2/public/booking/:provider/checks/:id/proof': PUBLIC,
  'POST /api/v2/public/booking/:provider/doctors/:doctorId/timeslots/:timeslotId': PUBLIC,
  'POST /api/v2/public/booking/:provider/orders/:orderId/resend': PUBLIC,
  'POST /api/v2/public/booking/:provider/orders/:orderId/confirm': PUBLIC,
  'DELETE /api/v2/public/booking/:provider/orders/:orderId': PUBLIC,
  // signed by a clinic: whoever has no key of one is nobody here
  'POST /api/v2/clinics/:provider/events': PUBLIC,
  'GET /api/v2/public/published/metadata': PUBLIC,
  'GET /api/v2/public/published/Slot': PUBLIC,
  'GET /api/v2/public/published/Schedule': PUBLIC,
  'GET /api/v2/public/published/Location': PUBLIC,
  'GET /api/v2/public/published/PractitionerRole': PUBLIC,
  'GET /api/v2/public/published/$bulk-publish': PUBLIC,
  'GET /api/v2/public/published/bulk/locations': PUBLIC,
  'GET /api/v2/public/published/bulk/schedules/:provider': PUBLIC,
  'GET /api/v2/public/published/bulk/slots/:provider/:week': PUBLIC,
  'POST /api/v2/public/email/confirm': PUBLIC,
  // whoever holds a link of ours is the one it was sent to; there is none in this world
  'POST /api/v2/public/visit-link': PUBLIC,
  'POST /api/v2/public/visit-link/times': PUBLIC,
  'POST /api/v2/public/visit-link/use': PUBLIC,

  'POST /api/v2/my/phone-login/human-work': PUBLIC,
  'POST /api/v2/my/phone-login/init': PUBLIC,
  'GET /api/v2/my/phone-login/human-code': PUBLIC,
  'GET /api/v2/my/phone-login/human-proof': PUBLIC,
  'POST /api/v2/my/phone-login/confirm-human': PUBLIC,
  'POST /api/v2/my/phone-login/confirm-sms': PUBLIC,
  'POST /api/v2/my/phone-login/passkey/begin': PUBLIC,
  'POST /api/v2/my/phone-login/passkey': PUBLIC,
  'POST /api/v2/my/phone-login/passkey/lost': PUBLIC,
  'POST /api/v2/my/anonymous-login': PUBLIC,
  'POST /api/v2/my/sign-out': OWN_WRITE,
  'GET /api/v2/my/sessions': OWN,
  'DELETE /api/v2/my/sessions/:id': ownThing('session'),
  'POST /api/v2/my/sessions/end-others': OWN_WRITE,
  'POST /api/v2/my/account-reset': OWN_WRITE,
  'GET /api/v2/my/passkeys': OWN,
  'POST /api/v2/my/passkeys/begin': OWN_WRITE,
  'POST /api/v2/my/passkeys': OWN_WRITE,
  'PUT /api/v2/my/passkeys/asked': OWN_WRITE,
  'PATCH /api/v2/my/passkeys/:id': ownThing('passkey'),
  // a fresh re-authentication is asked for before anything is looked for
  'DELETE /api/v2/my/passkeys/:id': write('passkey', 'SELF', 'PROOF_REQUIRED'),
  'POST /api/v2/my/passkeys/proof/begin': OWN_WRITE,
  'POST /api/v2/my/passkeys/proof': OWN_WRITE,
  'GET /api/v2/my/emails': OWN,
  'PATCH /api/v2/my/profile': OWN_WRITE,
  'DELETE /api/v2/my/emails/:id': ownThing('email'),
  'POST /api/v2/my/emails/:id/resend': ownThing('email'),
  'GET /api/v2/my/device-access': OWN,
  'POST /api/v2/my/device-set-profile': write('person', 'SELF', 'NOT_FOUND'),

  'GET /api/v2/my/profile': OWN,
  'PUT /api/v2/my/profile': OWN_WRITE,
  'POST /api/v2/my/profile': OWN_WRITE,
  'PUT /api/v2/my/profile/member': write('person', 'ALL', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),
  'GET /api/v2/my/profile/discover': OWN,
  'GET /api/v2/my/user-info': OWN,
  'POST /api/v2/my/user-info': OWN_WRITE,
  'POST /api/v2/my/proof/send-code': OWN_WRITE,
  'POST /api/v2/my/proof/confirm': OWN_WRITE,
  // a face belongs to a name: who sees the one sees the other
  'GET /api/v2/my/profile/photo/:profileId': read('person', 'NAME', 'NOT_FOUND'),
  'PUT /api/v2/my/profile/photo': OWN_WRITE,
  'DELETE /api/v2/my/profile/photo': OWN_WRITE,
  'POST /api/v2/my/profile/export': OWN_WRITE,
  'GET /api/v2/my/profile/erasure': OWN,
  'POST /api/v2/my/profile/erase': OWN_WRITE,
  'POST /api/v2/my/consents': write('person', 'ALL', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),
  'POST /api/v2/my/consents/all': write('person', 'ALL', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),
  'GET /api/v2/my/consents/needed': OWN,
  'GET /api/v2/my/consents': read('person', 'ALL', 'NOT_FOUND'),
  'POST /api/v2/my/consents/withdraw': write('person', 'ALL', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),

  'GET /api/v2/my/coverage': OWN,
  'GET /api/v2/my/coverage/coverers': OWN,
  'POST /api/v2/my/coverage/work-email': OWN_WRITE,
  'POST /api/v2/my/coverage/programme-code': OWN_WRITE,
  'POST /api/v2/my/coverage/insurance': OWN_WRITE,
  'POST /api/v2/public/coverage/confirm': PUBLIC,
  'POST /api/v2/my/coverage/:coverageId/resend': write('coverage', 'EDIT', 'NOT_FOUND'),
  'DELETE /api/v2/my/coverage/:coverageId': write('coverage', 'EDIT', 'NOT_FOUND'),
  'GET /api/v2/hr/coverage': { kind: 'hr', unseen: 'ok', write: false },
  'POST /api/v2/hr/coverage/:coverageId/approve': { kind: 'hr', unseen: 'NOT_FOUND', write: true },
  'POST /api/v2/hr/coverage/:coverageId/decline': { kind: 'hr', unseen: 'NOT_FOUND', write: true },
  'PATCH /api/v2/hr/coverage/:coverageId': { kind: 'hr', unseen: 'NOT_FOUND', write: true },

  'POST /api/v2/staff/sign-in': PUBLIC,
  'POST /api/v2/staff/sign-out': { kind: 'staff', write: true },
  'GET /api/v2/staff/me': { kind: 'staff', write: false },
  'POST /api/v2/staff/password': { kind: 'staff', write: true },

  'GET /api/v2/my/profile/relatives': OWN,
  'POST /api/v2/my/profile/child': OWN_WRITE,
  'POST /api/v2/my/profile/add-child': OWN_WRITE,
  'POST /api/v2/my/profile/relatives': OWN_WRITE,
  'PUT /api/v2/my/profile/child/:profileId': write('person', 'EDIT', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),
  'DELETE /api/v2/my/profile/child/:profileId': write('person', 'ALL', 'NOT_FOUND'),
  'POST /api/v2/my/profile/relative': OWN_WRITE,
  'POST /api/v2/my/profile/relative/send-code': ownThing('form'),
  'POST /api/v2/my/profile/relative/re-confirm': ownThing('form'),
  'POST /api/v2/my/profile/relative/confirm-code': ownThing('form'),
  // any relation at all may be ended; without one there is nothing to end
  'DELETE /api/v2/my/profile/relative/:profileId': write('person', 'NAME', 'NOT_FOUND'),
  'GET /api/v2/my/family/shareable': OWN,
  'GET /api/v2/my/family/share': OWN,
  'POST /api/v2/my/family/share': OWN_WRITE,
  'POST /api/v2/my/family/join': OWN_WRITE,
  'GET /api/v2/my/family/requests': OWN,
  'POST /api/v2/my/family/requests/:requestId/confirm': ownThing('request'),
  'POST /api/v2/my/family/requests/:requestId/decline': ownThing('request'),
  'POST /api/v2/my/family/seen': OWN_WRITE,
  'POST /api/v2/my/family/invites': OWN_WRITE,
  'GET /api/v2/my/family/invites': OWN,
  'DELETE /api/v2/my/family/invites/:inviteId': ownThing('invite'),
  'POST /api/v2/my/family/invites/read': OWN_WRITE,
  'POST /api/v2/my/family/invites/accept': OWN_WRITE,
  'POST /api/v2/my/family/invites/decline': OWN_WRITE,

  'GET /api/v2/my/favourites': OWN,
  'POST /api/v2/my/favourites': OWN_WRITE,
  'DELETE /api/v2/my/favourites/:type/:id': OWN_WRITE,

  'GET /api/v2/my/grants': OWN,
  // the person is the one who would be allowed: whoever is not in the family does not exist
  'PUT /api/v2/my/grants': write('person', 'NAME', 'NOT_FOUND'),
  'GET /api/v2/my/reminders': OWN,
  'PUT /api/v2/my/reminders/:profileId': write('person', 'VISITS', 'NOT_FOUND'),
  'PUT /api/v2/my/reminders/channel': OWN_WRITE,
  'PUT /api/v2/my/reminders/visits': OWN_WRITE,
  'PUT /api/v2/my/reminders/push': OWN_WRITE,
  'DELETE /api/v2/my/reminders/push': OWN_WRITE,
  'GET /api/v2/my/access-log': read('person', 'ALL', 'NOT_FOUND'),

  'GET /api/v2/my/providers/tests': OWN,
  'GET /api/v2/my/providers/tests/new': OWN,
  'POST /api/v2/my/providers/tests': OWN,
  'GET /api/v2/my/providers/reports': OWN,
  // everybody has an opened card of everybody here: it opens nothing without the right to see results [6.32]
  'GET /api/v2/my/providers/reports/visits/:id': read('visit', 'REPORTS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/reports/tests/:id': read('report', 'REPORTS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/reports/:id/observations': read('report', 'REPORTS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/reports/:id/trend': read('report', 'REPORTS', 'NOT_FOUND'),
  'POST /api/v2/my/providers/acode/send': write('person', 'REPORTS', 'NOT_FOUND'),
  'POST /api/v2/my/providers/acode/confirm': write('person', 'REPORTS', 'NOT_FOUND'),
  'POST /api/v2/my/providers/acode/keep': OWN_WRITE,

  'GET /api/v2/my/providers/book-capabilities': OWN,
  'POST /api/v2/my/providers/holds': OWN_WRITE,
  // what is not held is as good as let go
  'POST /api/v2/my/providers/holds/:orderId/prolong': write('hold', 'SELF', 'HOLD_ENDED'),
  'DELETE /api/v2/my/providers/holds/:orderId': ownThing('hold'),
  'POST /api/v2/my/providers/orders': write('person', 'BOOK', 'ACCESS_NOT_AUTHORIZED', 'onlineBooking/Forbidden0'),
  'POST /api/v2/my/providers/orders/service': write('person', 'BOOK', 'ACCESS_NOT_AUTHORIZED', 'onlineBooking/Forbidden0'),
  'GET /api/v2/my/no-shows': OWN,
  'DELETE /api/v2/my/providers/orders/:orderId': write('visit', 'BOOK', 'NOT_FOUND'),
  'GET /api/v2/my/providers/orders': OWN,
  'GET /api/v2/my/providers/orders/:orderId/calendar': read('visit', 'VISITS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/sync/orders': OWN,
  'GET /api/v2/my/providers/sync/:orderId': read('visit', 'VISITS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/:profileId/orders': read('person', 'VISITS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/visits': OWN,
  'DELETE /api/v2/my/providers/visits/:orderId': write('visit', 'BOOK', 'NOT_FOUND'),
  'POST /api/v2/my/providers/orders/:orderId/move': write('visit', 'BOOK', 'NOT_FOUND'),
  // what was done at a visit is as much as its results
  'GET /api/v2/my/providers/orders/:orderId/documents': read('visit', 'REPORTS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/orders/:orderId/documents/:documentId': read('document', 'REPORTS', 'NOT_FOUND'),
  'GET /api/v2/my/providers/orders/:orderId/replacements': read('visit', 'VISITS', 'NOT_FOUND'),
  'POST /api/v2/my/providers/orders/:orderId/replacements': write('visit', 'BOOK', 'NOT_FOUND'),
  'GET /api/v2/my/waiting-list': OWN,
  'POST /api/v2/my/waiting-list': write('person', 'BOOK', 'NOT_FOUND'),
  'DELETE /api/v2/my/waiting-list/:id': ownThing('waitingRequest'),
  'GET /api/v2/my/calendar-feed': OWN,
  'PUT /api/v2/my/calendar-feed': OWN_WRITE,
  'DELETE /api/v2/my/calendar-feed': OWN_WRITE,
  'GET /api/v2/my/card-numbers': OWN,
  'PUT /api/v2/my/card-numbers/:provider': OWN_WRITE,
  'DELETE /api/v2/my/card-numbers/:provider': OWN_WRITE,
  // whoever has the address is who it was made for; there is none in this world
  'GET /api/v2/public/calendar/:token/visits.ics': PUBLIC,
  'GET /api/v2/my/invoices': OWN,
  'GET /api/v2/my/invoices/:invoiceId': read('invoice', 'REPORTS', 'NOT_FOUND'),
  'POST /api/v2/my/invoices/:invoiceId/decisions': write('invoice', 'ALL', 'NOT_FOUND'),

  'POST /api/v2/public/support-requests': PUBLIC,
  'POST /api/v2/public/support-requests/work': PUBLIC,
  'POST /api/v2/my/support-requests': OWN_WRITE,
  'GET /api/v2/public/reviews/:about/:aboutId': PUBLIC,
  'GET /api/v2/my/reviews': OWN,
  'POST /api/v2/my/reviews': write('visit', 'BOOK', 'NOT_FOUND'),
  'PATCH /api/v2/my/reviews/:reviewId': ownThing('review'),
  'DELETE /api/v2/my/reviews/:reviewId': ownThing('review'),

  'POST /api/v2/public/drugs/search': PUBLIC,
  'GET /api/v2/public/drugs/popular': PUBLIC,
  'POST /api/v2/public/drugs/card': PUBLIC,
  'POST /api/v2/public/drugstores': PUBLIC,
  'GET /api/v2/public/drugstores/:drugstoreId': PUBLIC,
  'GET /api/v2/public/tiles/:layer/:z/:x/:y': PUBLIC,
  'GET /api/v2/my/drugs/searches': OWN,
  'PUT /api/v2/my/drugs/searches': OWN_WRITE,
  'DELETE /api/v2/my/drugs/searches': OWN_WRITE,
  'DELETE /api/v2/my/drugs/searches/:searchId': ownThing('search'),
  'GET /api/v2/my/drugs/chest': OWN,
  'PUT /api/v2/my/drugs/chest': OWN_WRITE,
  'POST /api/v2/my/drugs/chest/drop': OWN_WRITE,
  // each who sees the visit keeps a list of their own with it
  'GET /api/v2/my/providers/orders/:orderId/drugs': read('visit', 'VISITS', 'NOT_FOUND'),
  'PUT /api/v2/my/providers/orders/:orderId/drugs': write('visit', 'VISITS', 'NOT_FOUND')
}

/** Cells where another rule speaks first: a minor's account books for nobody [6.16]. */
export const EXCEPTIONS: Record<string, string> = {
  'POST /api/v2/my/providers/orders by teen of owner': 'onlineBooking/Forbidden7',
  'POST /api/v2/my/providers/orders by teen of spouse': 'onlineBooking/Forbidden7',
  'POST /api/v2/my/providers/orders/service by teen of owner': 'onlineBooking/Forbidden7',
  'POST /api/v2/my/providers/orders/service by teen of spouse': 'onlineBooking/Forbidden7'
}
