// The oracle of the access matrix, written by hand: who may see how much of whom, and what each route says to whom may not.
// A route without a row fails the test. Read it as a table; nothing here is computed from the code that it judges.
// A new route adds one line to ROWS, in the form of the lines there; a new input field of a kind that is not known yet adds one to SAMPLES.

export const PEOPLE = [
  'owner',
  'spouse',
  'child',
  'teen',
  'grown',
  'name',
  'coverage',
  'visits',
  'book',
  'grant',
  'edit',
  'reports',
  'former',
  'stranger',
  'deleted'
] as const
export type Person = (typeof PEOPLE)[number]

/** Everybody who signs in; `name` to `reports` are relatives of the owner whom the owner granted that level. */
export const SIGNED_IN = [
  'owner',
  'spouse',
  'teen',
  'grown',
  'name',
  'coverage',
  'visits',
  'book',
  'grant',
  'edit',
  'reports',
  'former',
  'stranger'
] as const
export type SignedIn = (typeof SIGNED_IN)[number]
export type Viewer = SignedIn | 'nobody' | 'anonymous'
export const VIEWERS: readonly Viewer[] = ['nobody', 'anonymous', ...SIGNED_IN]

/** Steps of the ladder as the matrix needs them. */
export const STEPS = ['-', 'NAME', 'COVERAGE', 'VISITS', 'BOOK', 'GRANT', 'EDIT', 'REPORTS', 'ALL'] as const
export type Step = (typeof STEPS)[number]

/** Viewer -> person -> what the viewer holds; nothing written is nothing held. */
export const HELD: Record<SignedIn, Partial<Record<Person, Step>>> = {
  owner: {
    owner: 'ALL',
    spouse: 'COVERAGE',
    child: 'ALL',
    teen: 'ALL',
    grown: 'NAME',
    name: 'NAME',
    coverage: 'NAME',
    visits: 'NAME',
    book: 'NAME',
    grant: 'NAME',
    edit: 'NAME',
    reports: 'NAME'
  },
  // both of the couple lead the family; the owner's relatives are not the spouse's
  spouse: { owner: 'COVERAGE', spouse: 'ALL', child: 'ALL', teen: 'ALL', grown: 'NAME' },
  // children see their parents as a parent is seen by default
  teen: { owner: 'COVERAGE', spouse: 'COVERAGE', teen: 'ALL' },
  grown: { owner: 'COVERAGE', spouse: 'COVERAGE', grown: 'ALL' },
  name: { owner: 'NAME', name: 'ALL' },
  coverage: { owner: 'COVERAGE', coverage: 'ALL' },
  visits: { owner: 'VISITS', visits: 'ALL' },
  // the only one whom the owner has also let book for the child
  book: { owner: 'BOOK', child: 'BOOK', book: 'ALL' },
  grant: { owner: 'GRANT', grant: 'ALL' },
  edit: { owner: 'EDIT', edit: 'ALL' },
  reports: { owner: 'REPORTS', reports: 'ALL' },
  // was a relative; the row of the grant was left behind on purpose
  former: { former: 'ALL' },
  stranger: { stranger: 'ALL' }
}

/** What each step shows. The note to the clinic is the clinic's alone; a phone is one's own. */
export const SHOWN_FROM = { name: 'NAME', photo: 'NAME', birthday: 'BOOK', visit: 'VISITS', phone: 'ALL', note: 'never' } as const

/**
 * public: for everybody, tells of nobody. own: reads only what the caller holds. own-write: changes the caller's own; here only visitors try.
 * person, visit: about one person or a visit of theirs: `needs` the step, `unseen` is said to who holds nothing, `below` to who holds less.
 * Writes are tried only by those who may not: afterwards nothing may have changed.
 */
export type Row =
  | { kind: 'public' | 'own' | 'own-write' }
  | { kind: 'person' | 'visit'; needs: Step; unseen: string; below: string; write: boolean }

const PUBLIC: Row = { kind: 'public' }
const OWN: Row = { kind: 'own' }
const OWN_WRITE: Row = { kind: 'own-write' }
const read = (kind: 'person' | 'visit', needs: Step, unseen: string, below = unseen): Row => ({ kind, needs, unseen, below, write: false })
const write = (kind: 'person' | 'visit', needs: Step, unseen: string, below = unseen): Row => ({ kind, needs, unseen, below, write: true })

export const ROWS: Record<string, Row> = {
  'GET /api/v2/public/settings': PUBLIC,
  'GET /api/v2/public/consents': PUBLIC,
  'GET /api/v2/public/locations': PUBLIC,
  'GET /api/v2/public/booking/:provider/branches': PUBLIC,
  'GET /api/v2/public/booking/:provider/specialities': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors/timeslots': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors/days': PUBLIC,
  'GET /api/v2/public/booking/:provider/doctors/:doctorId/timeslots': PUBLIC,
  'GET /api/v2/public/booking/:provider/physicians': PUBLIC,
  'GET /api/v2/public/booking/:provider/providers/physicians/list': PUBLIC,
  'GET /api/v2/public/booking/:provider/assignments/:assignmentId/services': PUBLIC,
  'GET /api/v2/public/booking/:provider/timeslots/:timeslotId': PUBLIC,
  'POST /api/v2/public/email/confirm': PUBLIC,

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
  'DELETE /api/v2/my/sessions/:id': OWN_WRITE,
  'POST /api/v2/my/sessions/end-others': OWN_WRITE,
  'POST /api/v2/my/account-reset': OWN_WRITE,
  'GET /api/v2/my/passkeys': OWN,
  'POST /api/v2/my/passkeys/begin': OWN_WRITE,
  'POST /api/v2/my/passkeys': OWN_WRITE,
  'PUT /api/v2/my/passkeys/asked': OWN_WRITE,
  'PATCH /api/v2/my/passkeys/:id': OWN_WRITE,
  'DELETE /api/v2/my/passkeys/:id': OWN_WRITE,
  'POST /api/v2/my/passkeys/proof/begin': OWN_WRITE,
  'POST /api/v2/my/passkeys/proof': OWN_WRITE,
  'GET /api/v2/my/emails': OWN,
  'PATCH /api/v2/my/profile': OWN_WRITE,
  'DELETE /api/v2/my/emails/:id': OWN_WRITE,
  'POST /api/v2/my/emails/:id/resend': OWN_WRITE,
  'GET /api/v2/my/device-access': OWN,
  'POST /api/v2/my/device-set-profile': OWN_WRITE,

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
  'POST /api/v2/my/coverage/:coverageId/resend': OWN_WRITE,
  'DELETE /api/v2/my/coverage/:coverageId': OWN_WRITE,
  'GET /api/v2/hr/coverage': PUBLIC,
  'POST /api/v2/hr/coverage/:coverageId/approve': PUBLIC,
  'POST /api/v2/hr/coverage/:coverageId/decline': PUBLIC,
  'PATCH /api/v2/hr/coverage/:coverageId': PUBLIC,

  'GET /api/v2/my/profile/relatives': OWN,
  'POST /api/v2/my/profile/child': OWN_WRITE,
  'POST /api/v2/my/profile/add-child': OWN_WRITE,
  'POST /api/v2/my/profile/relatives': OWN_WRITE,
  'PUT /api/v2/my/profile/child/:profileId': write('person', 'EDIT', 'NOT_FOUND', 'ACCESS_NOT_AUTHORIZED'),
  'DELETE /api/v2/my/profile/child/:profileId': write('person', 'ALL', 'NOT_FOUND'),
  'POST /api/v2/my/profile/relative': OWN_WRITE,
  'POST /api/v2/my/profile/relative/send-code': OWN_WRITE,
  'POST /api/v2/my/profile/relative/re-confirm': OWN_WRITE,
  'POST /api/v2/my/profile/relative/confirm-code': OWN_WRITE,
  // any relation at all may be ended; without one there is nothing to end
  'DELETE /api/v2/my/profile/relative/:profileId': write('person', 'NAME', 'NOT_FOUND'),
  'GET /api/v2/my/family/shareable': OWN,
  'GET /api/v2/my/family/share': OWN,
  'POST /api/v2/my/family/share': OWN_WRITE,
  'POST /api/v2/my/family/join': OWN_WRITE,
  'GET /api/v2/my/family/requests': OWN,
  'POST /api/v2/my/family/requests/:requestId/confirm': OWN_WRITE,
  'POST /api/v2/my/family/requests/:requestId/decline': OWN_WRITE,
  'POST /api/v2/my/family/seen': OWN_WRITE,
  'POST /api/v2/my/family/invites': OWN_WRITE,
  'GET /api/v2/my/family/invites': OWN,
  'DELETE /api/v2/my/family/invites/:inviteId': OWN_WRITE,
  'POST /api/v2/my/family/invites/read': OWN_WRITE,
  'POST /api/v2/my/family/invites/accept': OWN_WRITE,
  'POST /api/v2/my/family/invites/decline': OWN_WRITE,

  'GET /api/v2/my/grants': OWN,
  // the person is the one who would be allowed: whoever is not in the family does not exist
  'PUT /api/v2/my/grants': write('person', 'NAME', 'NOT_FOUND'),
  'GET /api/v2/my/access-log': read('person', 'ALL', 'NOT_FOUND'),

  'GET /api/v2/my/providers/book-capabilities': OWN,
  'POST /api/v2/my/providers/holds': OWN_WRITE,
  'POST /api/v2/my/providers/holds/:orderId/prolong': OWN_WRITE,
  'DELETE /api/v2/my/providers/holds/:orderId': OWN_WRITE,
  'POST /api/v2/my/providers/orders': write('person', 'BOOK', 'ACCESS_NOT_AUTHORIZED', 'onlineBooking/Forbidden0'),
  'DELETE /api/v2/my/providers/orders/:orderId': write('visit', 'BOOK', 'NOT_FOUND'),
  'GET /api/v2/my/providers/orders': OWN,
  'GET /api/v2/my/providers/orders/:orderId/calendar': read('visit', 'VISITS', 'NOT_FOUND')
}

/** Cells where another rule speaks first: a minor's account books for nobody [6.16]. */
export const EXCEPTIONS: Record<string, string> = {
  'POST /api/v2/my/providers/orders by teen of owner': 'onlineBooking/Forbidden7',
  'POST /api/v2/my/providers/orders by teen of spouse': 'onlineBooking/Forbidden7'
}
