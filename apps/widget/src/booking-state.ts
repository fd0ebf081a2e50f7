// What the booking has come to: pure, so that every way through it can be tried without a page.
import type { Failure } from '@vizit/client/api/call-failure'
import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Reply } from '@vizit/contract/endpoint'
import type { bookAtSite, SiteVisit } from '@vizit/contract/public-booking'
import type { Day } from '@vizit/rules/days'
import type { Sex } from '@vizit/rules/people'

export type Held = Reply<typeof bookAtSite>

/** [3.77-3.84] The form as it is typed: `phone` and `birthDate` as their masks show them, `sex` '' until chosen. */
export type PatientForm = {
  lastName: string
  firstName: string
  middleName: string
  phone: string
  birthDate: string
  sex: Sex | ''
  email: string
  clientNote: string
}

export const NOBODY: PatientForm = {
  lastName: '',
  firstName: '',
  middleName: '',
  phone: '',
  birthDate: '',
  sex: '',
  email: '',
  clientNote: ''
}

/** Named as the specification names the routes of the booking; the address of the clinic's page is never touched. */
export type Route = '/doctor' | '/timeslot' | '/patient' | '/confirm' | '/successfully-booked'

/** What holds at every step: what was typed stays while the page is open, whatever becomes of the time. */
type Always = {
  patient: PatientForm
  /** How often the times turned out to be others than shown: a new number asks for them again. */
  timesRead: number
}
/** `day`: the day that was looked at last, or of the chosen time. Whoever lost a time goes on there. */
type Timed = { doctor: Doctor; slot: Timeslot; day: Day }

export type ChoosingDoctor = Always & { kind: 'doctor' }
/** [4.33] `failure`: why the last attempt failed, until the next one. */
export type ChoosingTime = Always & { kind: 'time'; doctor: Doctor; slot: Timeslot | null; day: Day | null; failure: Failure | null }
/** `sending`: the form as it stands, on its way, or back because of its captcha alone [4.31]. */
export type Filling = Always & Timed & { kind: 'form'; sending: 'no' | 'on-its-way' | 'captcha-wrong' }
export type Confirming = Always & Timed & { kind: 'confirm'; held: Held }
export type Done = Always & { kind: 'booked'; doctor: Doctor; visit: SiteVisit }

export type BookingState = ChoosingDoctor | ChoosingTime | Filling | Confirming | Done

export type Step =
  /** `service`: what the doctor was found by; the clinic reads it in the note. */
  | { did: 'doctor'; doctor: Doctor; service?: string | undefined }
  | { did: 'other-doctor' }
  | { did: 'slot'; slot: Timeslot | null; day: Day }
  | { did: 'go-on' }
  | { did: 'typed'; patient: Partial<PatientForm> }
  | { did: 'sent' }
  | { did: 'refused'; failure: Failure }
  | { did: 'held'; held: Held }
  | { did: 'let-go'; route: '/timeslot' | '/patient' }
  | { did: 'booked'; visit: SiteVisit }
  | { did: 'again' }

export const BEGINNING: BookingState = { kind: 'doctor', patient: NOBODY, timesRead: 0 }

const ROUTES = {
  doctor: '/doctor',
  time: '/timeslot',
  form: '/patient',
  confirm: '/confirm',
  booked: '/successfully-booked'
} as const satisfies Record<BookingState['kind'], Route>

export function routeOf({ kind }: BookingState): Route {
  return ROUTES[kind]
}

/** After these the time cannot be had any more: another one is chosen. */
const TIME_IS_LOST = new Set<Failure['code']>(['TIMESLOT_IS_BUSY', 'HOLD_ENDED', 'NOT_FOUND', 'NO_ASSIGNMENT_BOOKING'])

/** The state after a step. A step that comes too late for the state changes nothing. */
export function reduce(state: BookingState, step: Step): BookingState {
  const always = { patient: state.patient, timesRead: state.timesRead }
  switch (step.did) {
    case 'typed':
      return { ...state, patient: { ...state.patient, ...step.patient } }
    case 'doctor':
      return { ...always, ...noted(always, step.service), kind: 'time', doctor: step.doctor, slot: null, day: null, failure: null }
    case 'other-doctor':
      return { ...always, kind: 'doctor' }
    case 'slot':
      return state.kind === 'time' ? { ...state, slot: step.slot, day: step.day } : state
    case 'go-on':
      if (state.kind !== 'time' || !state.slot || !state.day) return state
      return { ...always, kind: 'form', doctor: state.doctor, slot: state.slot, day: state.day, sending: 'no' }
    case 'sent':
      return state.kind === 'form' ? { ...state, sending: 'on-its-way' } : state
    case 'refused':
      return refused(state, step.failure)
    case 'held':
      if (state.kind !== 'form') return state
      return { ...always, kind: 'confirm', doctor: state.doctor, slot: state.slot, day: state.day, held: step.held }
    case 'let-go':
      return letGo(state, step.route)
    case 'booked':
      // [4.30] The form is replaced: there is no way back into it.
      return state.kind === 'confirm' ? { ...always, kind: 'booked', doctor: state.doctor, visit: step.visit } : state
    case 'again':
      if (state.kind !== 'booked') return state
      return { ...atTimes({ ...state, slot: null, day: null }), failure: null }
  }
}

/** Back at the times, which are asked for again. */
function atTimes({ patient, timesRead, doctor, slot, day }: Always & Pick<ChoosingTime, 'doctor' | 'slot' | 'day'>): ChoosingTime {
  return { patient, timesRead: timesRead + 1, kind: 'time', doctor, slot, day, failure: null }
}

function letGo(state: BookingState, route: '/timeslot' | '/patient'): BookingState {
  if (state.kind !== 'form' && state.kind !== 'confirm') return state
  const back = atTimes(state)
  if (route === '/timeslot') return back
  return {
    patient: back.patient,
    timesRead: back.timesRead,
    kind: 'form',
    doctor: state.doctor,
    slot: state.slot,
    day: state.day,
    sending: 'no'
  }
}

function refused(state: BookingState, failure: Failure): BookingState {
  if (state.kind !== 'form' && state.kind !== 'confirm') return state
  // [4.31] Only the captcha is asked for again.
  if (failure.code === 'RECAPCHA_IS_NOT_VALID' && state.kind === 'form') return { ...state, sending: 'captcha-wrong' }
  // [4.32] [4.33] [4.34]
  return { ...atTimes({ ...state, slot: TIME_IS_LOST.has(failure.code) ? null : state.slot }), failure }
}

/** The service stands in the note to the clinic, unless something else does. */
function noted({ patient }: Always, service: string | undefined): { patient: PatientForm } {
  return { patient: service && patient.clientNote === '' ? { ...patient, clientNote: service } : patient }
}
