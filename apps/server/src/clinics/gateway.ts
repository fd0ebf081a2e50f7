// The port to a clinic's own system. Booking speaks to every clinic through it.

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

/** What a clinic says to a reservation. Silence is not an answer: it is `unknown`, and the visit stays pending (decision 24). */
export type ClinicAnswer =
  | { verdict: 'reserved'; clinicRef: string | null }
  | { verdict: 'busy' }
  | { verdict: 'refused'; reason: string | null }
  | { verdict: 'unknown' }

export type ClinicCancel = 'cancelled' | 'refused' | 'unknown'

export type ClinicGateway = {
  /** True when the timetable in our store is the clinic's only one: a slot taken there is a slot taken. */
  timetableIsOurs: boolean
  /** Asks for the slot. Never throws; answers within 20 s. */
  reserve(reservation: Reservation): Promise<ClinicAnswer>
  /** Looks a reservation up by our order id: what became of a question that got no answer. */
  find(reservation: Reservation): Promise<ClinicAnswer | { verdict: 'never-heard' }>
  cancel(reservation: Reservation & { clinicRef: string | null }): Promise<ClinicCancel>
}

export type Clinics = {
  /** The gateway of a provider, by its `gateway` kind. */
  of(provider: { code: string; gateway: string }): ClinicGateway
}
