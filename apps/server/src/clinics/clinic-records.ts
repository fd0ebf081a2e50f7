// What is read from a clinic's own system, in our words. Ids are the clinic's; texts are as the clinic wrote them and are shown as text only.
import type { Day } from '@vizit/rules/days'

/** Days of Minsk, both inside. `assignments`: the clinic's own ids; every one without it. `after`: only ids that come after this one. */
export type TimetableWindow = { from: Day; to: Day; assignments?: readonly string[]; after?: string }

/** A row that was not understood is set aside by its code and never stops the others. `externalId` null: not even that could be read. */
export type SetAside = {
  kind: 'slot' | 'schedule' | 'report' | 'observation' | 'document' | 'appointment' | 'catalogue'
  externalId: string | null
  code: SetAsideCode
}

export type SetAsideCode =
  | 'not-understood'
  | 'twice-with-different-content'
  | 'ends-before-it-begins'
  | 'too-long'
  | 'outside-the-window'
  | 'of-an-unknown-schedule'
  | 'of-another-person'
  | 'overlaps-another'
  | 'of-an-unknown-doctor'
  | 'unknown-town'
  | 'unknown-speciality'
  /** A visit of ours holds the time, and the clinic has it otherwise. */
  | 'held-by-a-visit'
  | 'free-at-clinic-and-booked-here'

/** `unknown`: the clinic gave no answer that can be used. `cut`: there was more than is ever read at once. */
export type ReadFromClinic<T> = { verdict: 'read'; value: T; setAside: SetAside[]; cut: boolean } | { verdict: 'unknown' }

export type ClinicSlot = {
  externalId: string
  /** The clinic's id of the doctor at the branch. */
  assignment: string
  startsAt: string
  endsAt: string
  state: 'free' | 'taken'
}

/**
 * `unread`: assignments of which not everything was read: a slot that is not here may be there all the same. `stoppedBefore`: the first in the order of
 * names that was not read, because the clinic had enough or the time was over; the next reading may go on there.
 */
export type ClinicTimetable = { slots: ClinicSlot[]; unread: string[]; stoppedBefore: string | null }

/** How a visit of ours stands at the clinic now. */
export type ClinicVisit = {
  /** The name that we gave it there. */
  reservation: string
  /** `waiting`: the clinic has yet to confirm it. */
  state: 'waiting' | 'booked' | 'cancelled' | 'done' | 'no-show'
  /** The clinic's id of the doctor at the branch; null: it names none, or several. */
  assignment: string | null
  /** Null: it has no time there any more. */
  startsAt: string | null
  endsAt: string | null
  /** When the clinic changed it last, by its own clock. */
  changedAt: string | null
  /** In the clinic's words, for the patient. */
  reason: string | null
}

/** `upTo`: whatever was changed before is among them or was told of before; null: nothing is known of that. */
export type ChangedVisits = { visits: ClinicVisit[]; upTo: string | null }

/** Who works where at a clinic. Names are split as the clinic splits them. */
export type ClinicCatalogue = {
  centres: { externalId: string; name: string }[]
  branches: { externalId: string; centre: string | null; name: string; address: string; phones: string[] }[]
  doctors: { externalId: string; lastName: string; firstName: string; middleName: string; sex: 'FEMALE' | 'MALE' | null }[]
  /** A doctor at a branch; `speciality` as the clinic names it. */
  assignments: { externalId: string; doctor: string; branch: string; speciality: string; services: string[] }[]
  services: { externalId: string; name: string }[]
}

export type ClinicDocument = { contentType: string; bytes: Uint8Array }

/** A value of a test, for a table and a trend. */
export type ClinicObservation = {
  externalId: string
  code: string
  name: string
  at: string | null
  value: { kind: 'number'; number: number; unit: string } | { kind: 'text'; text: string } | { kind: 'none' }
  range: { low: number | null; high: number | null }
}

/** A report of tests or a conclusion. `documents` are opened by `document`. */
export type ClinicReport = {
  externalId: string
  title: string
  kind: 'tests' | 'conclusion'
  state: 'in-work' | 'ready' | 'withdrawn'
  issuedAt: string | null
  /** Our visit that it belongs to, where the clinic says. */
  orderId: string | null
  observations: ClinicObservation[]
  documents: { externalId: string; title: string; contentType: string }[]
}
