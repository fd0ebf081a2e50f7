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

export type Story = {
  route: Route
  doctor: Doctor | null
  slot: Timeslot | null
  /** The day that was looked at last: whoever lost a time goes on there. */
  day: Day | null
  /** What was typed stays while the page is open, whatever becomes of the time. */
  patient: PatientForm
  isSending: boolean
  /** [4.31] */
  isCaptchaWrong: boolean
  /** [4.33] Why the last attempt failed, until the next one. */
  failure: Failure | null
  held: Held | null
  visit: SiteVisit | null
  /** How often the times turned out to be others than shown: a new number asks for them again. */
  timesRead: number
}

export type Step =
  | { did: 'doctor'; doctor: Doctor }
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

export const BEGINNING: Story = {
  route: '/doctor',
  doctor: null,
  slot: null,
  day: null,
  patient: NOBODY,
  isSending: false,
  isCaptchaWrong: false,
  failure: null,
  held: null,
  visit: null,
  timesRead: 0
}

/** After these the time cannot be had any more: another one is chosen. */
const TIME_IS_LOST = new Set<Failure['code']>(['TIMESLOT_IS_BUSY', 'HOLD_ENDED', 'NOT_FOUND', 'NO_ASSIGNMENT_BOOKING'])

export function tell(story: Story, step: Step): Story {
  switch (step.did) {
    case 'doctor':
      return { ...story, route: '/timeslot', doctor: step.doctor, slot: null, day: null, failure: null }
    case 'other-doctor':
      return { ...story, route: '/doctor', slot: null, failure: null }
    case 'slot':
      return { ...story, slot: step.slot, day: step.day }
    case 'go-on':
      return { ...story, route: '/patient', failure: null, isCaptchaWrong: false }
    case 'typed':
      return { ...story, patient: { ...story.patient, ...step.patient } }
    case 'sent':
      return { ...story, isSending: true, isCaptchaWrong: false, failure: null }
    case 'refused':
      return refused(story, step.failure)
    case 'held':
      return { ...story, route: '/confirm', isSending: false, held: step.held }
    case 'let-go':
      return { ...story, route: step.route, held: null, timesRead: story.timesRead + 1 }
    case 'booked':
      // [4.30] The form is replaced: there is no way back into it.
      return { ...story, route: '/successfully-booked', isSending: false, held: null, visit: step.visit }
    case 'again':
      return { ...story, route: '/timeslot', slot: null, visit: null, failure: null, timesRead: story.timesRead + 1 }
  }
}

function refused(story: Story, failure: Failure): Story {
  // [4.31] Only the captcha is asked for again.
  if (failure.code === 'RECAPCHA_IS_NOT_VALID') return { ...story, isSending: false, isCaptchaWrong: true }
  // [4.32] [4.33] [4.34]
  const slot = TIME_IS_LOST.has(failure.code) ? null : story.slot
  return { ...story, route: '/timeslot', isSending: false, failure, held: null, slot, timesRead: story.timesRead + 1 }
}
