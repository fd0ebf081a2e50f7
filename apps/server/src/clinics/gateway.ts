// The port to a clinic's own system. Whatever speaks to a clinic does so through it.
import type { ClinicCatalogue, ClinicDocument, ClinicReport, ClinicTimetable, ReadFromClinic, TimetableWindow } from './clinic-records.ts'

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

/** What a clinic says to a reservation. Silence is not an answer: it is `unknown`, and the visit stays pending (decision 24). */
export type ClinicAnswer =
  | { verdict: 'reserved'; clinicRef: string | null }
  | { verdict: 'busy' }
  | { verdict: 'refused'; reason: string | null }
  | { verdict: 'unknown' }

export type ClinicCancel = 'cancelled' | 'refused' | 'unknown'

/** `unknown`: either time may hold; `find` with the one and with the other says which. */
export type ClinicMove =
  | { verdict: 'moved'; clinicRef: string | null }
  | { verdict: 'busy' }
  | { verdict: 'refused'; reason: string | null }
  | { verdict: 'unknown' }

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
  /** Whether asking is any use now. `unreachable`: the clinic has failed several times in a row and a probe has not come through yet. */
  reachable?(): 'reachable' | 'unreachable'
  /** Asks for the slot; asked twice with one order id, it reserves once. */
  reserve(reservation: Reservation): Promise<ClinicAnswer>
  /**
   * Looks a reservation up by our order id: what became of a question that got no answer. `reserved` is said of the very time that was asked for;
   * a clinic that has the order at another time has not answered: `unknown`.
   */
  find(reservation: Reservation): Promise<ClinicAnswer | { verdict: 'never-heard' }>
  cancel(reservation: KnownReservation): Promise<ClinicCancel>
  /** Exchanges the time of a reservation in one step: both slots change or neither does. */
  move?(from: KnownReservation, to: Reservation): Promise<ClinicMove>
  /** The clinic's branches, doctors, who works where, and services. For jobs: takes up to two minutes. */
  catalogue?(): Promise<ReadFromClinic<ClinicCatalogue>>
  /** The clinic's slots of a stretch of days. For jobs: takes up to two minutes. */
  timetable?(window: TimetableWindow): Promise<ReadFromClinic<ClinicTimetable>>
  /** What the clinic knows of a person by the name we gave them there: results of tests and conclusions. */
  results?(profileId: string): Promise<ReadFromClinic<ClinicReport[]>>
  /** The bytes of a document that `results` named. */
  document?(externalId: string): Promise<ReadFromClinic<ClinicDocument>>
  standing?(profileId: string): Promise<ClinicStanding>
  /** Sends the person the code that opens their results there (decision 28). Without it, and without `checkCode`, the product makes the codes. */
  sendCode?(profileId: string): Promise<'sent' | 'unknown'>
  /** Compares a code. The product counts the tries before it asks; a clinic may block besides, for so many minutes. */
  checkCode?(profileId: string, code: string): Promise<ClinicCodeAnswer>
}

export type Capability = 'booking' | 'cancel' | 'move' | 'catalogue' | 'timetable' | 'results' | 'documents' | 'patients' | 'codes'

/** What the clinic behind a gateway can do. */
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
