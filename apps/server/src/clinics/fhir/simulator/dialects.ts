// How servers of FHIR R4 differ from each other: in what the standard leaves to them, and in what they do not keep to.

/** The manners of one server. */
export type Manners = {
  /**
   * `whole`: all of it or nothing. `as-batch`: each entry by itself, answered 200 as if it had been whole. `until-it-fails`: entry by entry, and what was
   * done before the first failure stays, though the answer is its status. `refused`: 400.
   */
  transactions: 'whole' | 'as-batch' | 'until-it-fails' | 'refused'
  /** `strong`: a version is only known when it is named without W/. */
  ifMatch: 'heard' | 'strong' | 'ignored'
  ifNoneExist: 'heard' | 'ignored'
  /** `names`: of no order; `still`: a resource that was changed has the version that it had. */
  versions: 'numbers' | 'names' | 'still'
  /** What stands in the answer to a write: the resource, an OperationOutcome, or nothing. */
  answers: 'resource' | 'outcome' | 'nothing'
  /** Refuses an appointment at a slot that another one holds. Few do. */
  guardsSlots: boolean
  /** Whether a slot keeps an identifier that somebody else gave it. */
  keepsIdentifiers: boolean
}

/** Of the clinic's side as the documentation has it. */
export const PLAIN: Manners = {
  transactions: 'whole',
  ifMatch: 'heard',
  ifNoneExist: 'heard',
  versions: 'numbers',
  answers: 'resource',
  guardsSlots: true,
  keepsIdentifiers: true
}

/** A server that is nothing but a store of resources: whatever is not forbidden by a version is written. */
const STORE: Manners = { ...PLAIN, guardsSlots: false }

export const DIALECTS = {
  whole: PLAIN,
  'whole, a store': STORE,
  'whole and terse': { ...STORE, answers: 'nothing', versions: 'names' },
  batch: { ...STORE, transactions: 'as-batch' },
  'batch and terse': {
    ...STORE,
    transactions: 'as-batch',
    answers: 'outcome',
    versions: 'names',
    ifMatch: 'strong',
    ifNoneExist: 'ignored'
  },
  'until it fails': { ...STORE, transactions: 'until-it-fails' },
  'until it fails, without marks': { ...STORE, transactions: 'until-it-fails', keepsIdentifiers: false },
  'no transactions': { ...STORE, transactions: 'refused', answers: 'nothing' },
  'no ifMatch': { ...STORE, transactions: 'as-batch', ifMatch: 'ignored' },
  'whole without ifMatch': { ...STORE, ifMatch: 'ignored' },
  'still versions': { ...STORE, transactions: 'as-batch', versions: 'still' },
  'batch without marks': { ...STORE, transactions: 'as-batch', keepsIdentifiers: false }
} as const satisfies Record<string, Manners>

export type Dialect = keyof typeof DIALECTS
