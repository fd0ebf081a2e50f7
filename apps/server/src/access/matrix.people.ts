// The people of the access matrix, by hand: who they are to each other, what each holds over each, and what a step shows.

/**
 * Everybody who signs in. `name` to `reports` are relatives of the owner whom the owner granted that level; `parent` is one without a grant, `inlaw`
 * is the spouse's relative; `former` and `formerSpouse` have left the family, and the rows of their grants were left behind on purpose; `recycled`
 * signs in with the number that `silent` once had.
 */
export const SIGNED_IN = [
  'owner',
  'spouse',
  'teen',
  'grown',
  'parent',
  'inlaw',
  'name',
  'coverage',
  'visits',
  'book',
  'grant',
  'edit',
  'reports',
  'former',
  'formerSpouse',
  'recycled',
  'stranger'
] as const
export type SignedIn = (typeof SIGNED_IN)[number]

/** All of them: the others have no account, or none any more. */
export const PEOPLE = [...SIGNED_IN, 'child', 'deleted', 'silent'] as const
export type Person = (typeof PEOPLE)[number]

/** Those who are nobody to a route for the signed-in, and what they hear: no session, a session that is over or not theirs, another kind of key. */
export const OUTSIDERS = {
  nobody: 'NOT_SIGNED_IN',
  anonymous: 'NOT_SIGNED_IN',
  ended: 'ERROR_SESSION_EXPIRED',
  expired: 'ERROR_SESSION_EXPIRED',
  otherDevice: 'ERROR_SESSION_EXPIRED',
  erased: 'ERROR_SESSION_EXPIRED',
  hr: 'ERROR_SESSION_EXPIRED',
  hrElsewhere: 'ERROR_SESSION_EXPIRED',
  // of the desk: HR managers of two employers, somebody of the product, one whose account is disabled, one who has gone for a walk
  staffHr: 'ERROR_SESSION_EXPIRED',
  staffHrElsewhere: 'ERROR_SESSION_EXPIRED',
  staffSupport: 'ERROR_SESSION_EXPIRED',
  staffDisabled: 'ERROR_SESSION_EXPIRED',
  staffIdle: 'ERROR_SESSION_EXPIRED'
} as const
export type Outsider = keyof typeof OUTSIDERS

/** `masked`: the owner's own account on a device that is not confirmed. */
export type Viewer = SignedIn | Outsider | 'masked'
export const VIEWERS: readonly Viewer[] = [...(Object.keys(OUTSIDERS) as Outsider[]), 'masked', ...SIGNED_IN]

/** Steps of the ladder as the matrix needs them; SELF is above ALL: what is nobody's but one's own, whoever looks after one. */
export const STEPS = ['-', 'NAME', 'COVERAGE', 'VISITS', 'BOOK', 'GRANT', 'EDIT', 'REPORTS', 'ALL', 'SELF'] as const
export type Step = (typeof STEPS)[number]

/** Whose requests an HR manager decides, by key or at the desk; and those whose session at the desk lives. */
export const HR_OF: Partial<Record<Viewer, Person>> = {
  hr: 'owner',
  staffHr: 'owner',
  hrElsewhere: 'stranger',
  staffHrElsewhere: 'stranger'
}
export const AT_DESK: readonly Viewer[] = ['staffHr', 'staffHrElsewhere', 'staffSupport']
/** What others hear at the routes of HR managers; everybody else is not signed in. */
export const NO_HR: Partial<Record<Viewer, string>> = {
  staffSupport: 'ACCESS_NOT_AUTHORIZED',
  staffDisabled: 'ERROR_SESSION_EXPIRED',
  staffIdle: 'ERROR_SESSION_EXPIRED'
}

/** Viewer -> person -> what the viewer holds; nothing written is nothing held. Everybody holds SELF over themselves. */
export const HELD: Record<SignedIn, Partial<Record<Person, Step>>> = {
  owner: {
    spouse: 'COVERAGE',
    child: 'ALL',
    teen: 'ALL',
    grown: 'NAME',
    parent: 'COVERAGE',
    name: 'NAME',
    coverage: 'NAME',
    visits: 'NAME',
    book: 'NAME',
    grant: 'NAME',
    edit: 'NAME',
    reports: 'NAME'
  },
  // both of the couple lead the family; the owner's relatives are not the spouse's
  spouse: { owner: 'COVERAGE', child: 'ALL', teen: 'ALL', grown: 'NAME', inlaw: 'NAME' },
  // children see their parents as a parent is seen by default
  teen: { owner: 'COVERAGE', spouse: 'COVERAGE' },
  grown: { owner: 'COVERAGE', spouse: 'COVERAGE' },
  parent: { owner: 'NAME' },
  inlaw: { spouse: 'NAME' },
  name: { owner: 'NAME' },
  coverage: { owner: 'COVERAGE' },
  visits: { owner: 'VISITS' },
  // the only one whom the owner has also let book for the child
  book: { owner: 'BOOK', child: 'BOOK' },
  grant: { owner: 'GRANT' },
  edit: { owner: 'EDIT' },
  reports: { owner: 'REPORTS' },
  former: {},
  formerSpouse: {},
  recycled: {},
  stranger: {}
}

/** What each step shows. The note to the clinic is the clinic's alone, a work mailbox the employer's; the rest of SELF is one's own. */
export const SHOWN_FROM = {
  name: 'NAME',
  firstName: 'NAME',
  middleName: 'NAME',
  photo: 'NAME',
  birthday: 'BOOK',
  visit: 'VISITS',
  cancelReason: 'VISITS',
  documentName: 'REPORTS',
  invoiceNumber: 'REPORTS',
  invoiceService: 'REPORTS',
  invoicePrice: 'REPORTS',
  invoiceReason: 'REPORTS',
  reportTitle: 'REPORTS',
  reportWords: 'REPORTS',
  reportFile: 'REPORTS',
  testName: 'REPORTS',
  testValue: 'REPORTS',
  barcode: 'EDIT',
  contractNumber: 'EDIT',
  insuranceAmount: 'EDIT',
  declineReason: 'EDIT',
  phone: 'SELF',
  email: 'SELF',
  device: 'SELF',
  hashKey: 'SELF',
  passkey: 'SELF',
  invited: 'SELF',
  preferredTown: 'SELF',
  review: 'SELF',
  drugSearch: 'SELF',
  medicine: 'SELF',
  cardNumber: 'SELF',
  supportText: 'never',
  typedPatient: 'SELF',
  typedRelative: 'never',
  typedPhone: 'never',
  banReason: 'never',
  lostAddress: 'never',
  contractPhone: 'never',
  workEmail: 'never',
  clinicDocument: 'never',
  note: 'never',
  notice: 'never',
  pushAddress: 'never'
} as const satisfies Record<string, Step | 'never'>
export type Field = keyof typeof SHOWN_FROM

/** What a route shows besides: to whom, of whom. */
export const SHOWN_BESIDES: { route: string; to: Viewer; of: Person; fields: readonly Field[] }[] = [
  // whoever asks to join the family is named to the one who showed the code [R15]
  { route: 'GET /api/v2/my/family/requests', to: 'owner', of: 'stranger', fields: ['name', 'firstName', 'middleName'] },
  { route: 'GET /api/v2/my/family/requests', to: 'spouse', of: 'recycled', fields: ['name', 'firstName', 'middleName'] },
  // an employer sees who asks for its programme, and nothing else of them
  { route: 'GET /api/v2/hr/coverage', to: 'hr', of: 'owner', fields: ['name', 'firstName', 'middleName', 'workEmail'] },
  { route: 'GET /api/v2/hr/coverage', to: 'hrElsewhere', of: 'stranger', fields: ['name', 'firstName', 'middleName', 'workEmail'] },
  { route: 'GET /api/v2/hr/coverage', to: 'staffHr', of: 'owner', fields: ['name', 'firstName', 'middleName', 'workEmail'] },
  { route: 'GET /api/v2/hr/coverage', to: 'staffHrElsewhere', of: 'stranger', fields: ['name', 'firstName', 'middleName', 'workEmail'] }
]

/** A thing that belongs to a person and has an id of its own. */
export const THINGS = [
  'visit',
  'hold',
  'coverage',
  'session',
  'email',
  'passkey',
  'form',
  'request',
  'invite',
  'invoice',
  'report',
  'document',
  'review',
  'search',
  'waitingRequest'
] as const
export type Thing = (typeof THINGS)[number]
