// The port to a clinic's own system. Whatever speaks to a clinic does so through it.
import type {
  ChangedVisits,
  ClinicCatalogue,
  ClinicDocument,
  ClinicReport,
  ClinicTimetable,
  ClinicVisit,
  ReadFromClinic,
  TimetableWindow
} from './clinic-records.ts'

/** Who pays for a visit instead of the patient. */
export type ReservationPayer = { covererCode: string; programId: string }

export type Reservation = {
  orderId: string
  providerCode: string
  assignmentId: string
  timetableId: string
  startDate: string
  endDate: string
  /** Null: the patient. */
  payer: ReservationPayer | null
}

/** The same once the clinic has given it a name of its own. */
export type KnownReservation = Reservation & { clinicRef: string | null }

/** What a clinic says to a reservation. Silence is not an answer: it is `unknown`, and the visit stays pending [R24]. */
export type ClinicAnswer =
  | { verdict: 'reserved'; clinicRef: string | null }
  | { verdict: 'busy' }
  | { verdict: 'refused'; reason: string | null }
  | { verdict: 'unknown' }

/** `in-part`: the clinic has some of what was asked and not all; `reserve`, asked again, finishes or undoes it. */
export type ClinicFound = ClinicAnswer | { verdict: 'never-heard' } | { verdict: 'in-part' }

export type ClinicCancel = 'cancelled' | 'refused' | 'unknown'

/** `unknown`: either time may hold; `find` with the one and with the other says which. */
export type ClinicMove =
  | { verdict: 'moved'; clinicRef: string | null }
  | { verdict: 'busy' }
  | { verdict: 'refused'; reason: string | null }
  | { verdict: 'unknown' }

/** `unknown`: it gave no answer that says. `why`: in a word. */
export type ClinicTried = { writing: 'whole' | 'stepwise' | 'reading-only'; why: string } | { writing: 'unknown'; why: string }

/** A person at a clinic: 'inactive' is one whom the clinic does not serve at present [6.48]. */
export type ClinicStanding = 'active' | 'inactive' | 'never-heard' | 'unknown'

export type ClinicCodeAnswer =
  | { verdict: 'right' | 'wrong' | 'unknown' }
  | { verdict: 'blocked'; minutes: number }
  | { verdict: 'try-later'; retryAfterSeconds: number }

/**
 * What every clinic can do, and below it what some can: an ability that a clinic has not is a function that is not there, so nobody can ask for it
 * by mistake. `capabilitiesOf` names them. Nothing that a clinic does makes one throw, and what people wait for
 * answers within 20 s.
 */
export type ClinicGateway = {
  /** True when the timetable in our store is the clinic's only one: a slot taken there is a slot taken. */
  timetableIsOurs: boolean
  /**
   * Finds out by trying how the clinic may be written to, and writes it down; a clinic of which it turns out that nothing can be written safely is closed to
   * online booking. For jobs and for an operator.
   */
  tryOut?(): Promise<ClinicTried>
  /** Whether asking is any use now. `unreachable`: the clinic has failed several times in a row and a probe has not come through yet. */
  reachable?(): 'reachable' | 'unreachable'
  /** Until when the clinic has asked to be left alone; undefined: it may be asked. */
  waitsUntil?(): Date | undefined
  /** Asks for the slot; asked twice with one order id, it reserves once. */
  reserve(reservation: Reservation): Promise<ClinicAnswer>
  /**
   * Looks a reservation up by our order id: what became of a question that got no answer. `reserved` is said of the very time that was asked for;
   * a clinic that has the order at another time has not answered: `unknown`.
   */
  find(reservation: Reservation): Promise<ClinicFound>
  cancel(reservation: KnownReservation): Promise<ClinicCancel>
  /** Exchanges the time of a reservation in one step: both slots change or neither does. */
  move?(from: KnownReservation, to: Reservation): Promise<ClinicMove>
  /** The clinic's branches, doctors, who works where, and services. For jobs: takes up to two minutes. */
  catalogue?(): Promise<ReadFromClinic<ClinicCatalogue>>
  /** The clinic's slots of a stretch of days. For jobs: takes up to two minutes. */
  timetable?(window: TimetableWindow): Promise<ReadFromClinic<ClinicTimetable>>
  /** How these visits stand at the clinic, by the names that we gave them there (200 at most); one that it does not know is not among them. For jobs. */
  visits?(reservations: readonly string[]): Promise<ReadFromClinic<ClinicVisit[]>>
  /**
   * The visits of ours, and of nobody else, that were changed at the clinic since; `cut`: there are more of them after `upTo`. `not-told`: this clinic cannot
   * say so, or its word cannot be relied on: `witness` is a visit that it has, and that it must be seen to tell of.
   */
  changedVisits?(since: string, witness?: ClinicVisit): Promise<ReadFromClinic<ChangedVisits> | { verdict: 'not-told' }>
  /** What the clinic knows of a person by the name we gave them there: results of tests and conclusions. */
  results?(profileId: string): Promise<ReadFromClinic<ClinicReport[]>>
  /** The bytes of a document that `results` named. */
  document?(externalId: string): Promise<ReadFromClinic<ClinicDocument>>
  standing?(profileId: string): Promise<ClinicStanding>
  /** Sends the person the code that opens their results there [R28]. Without it, and without `checkCode`, the product makes the codes. */
  sendCode?(profileId: string): Promise<'sent' | 'unknown'>
  /** Compares a code. The product counts the tries before it asks; a clinic may block besides, for so many minutes. */
  checkCode?(profileId: string, code: string): Promise<ClinicCodeAnswer>
}

export type Capability = 'booking' | 'cancel' | 'move' | 'catalogue' | 'timetable' | 'results' | 'documents' | 'patients' | 'codes'

/**
 * What the clinic behind a gateway can do.
 * @forTests The conformance suite asks each adapter.
 */
export function capabilitiesOf(gateway: ClinicGateway): Capability[] {
  const optional: [Capability, unknown][] = [
    ['move', gateway.move],
    ['catalogue', gateway.catalogue],
    ['timetable', gateway.timetable],
    ['results', gateway.results],
    ['documents', gateway.document],
    ['patients', gateway.standing],
    ['codes', gateway.checkCode]
  ]
  return ['booking', 'cancel', ...optional.filter(([, able]) => able !== undefined).map(([capability]) => capability)]
}

export type Clinics = {
  /** The gateway of a provider, by its `gateway` kind. */
  of(provider: { code: string; gateway: string }): ClinicGateway
}
