import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { SiteVisit } from '@vizit/contract/public-booking'
import { expect, test } from 'vitest'
import { BEGINNING, type Held, NOBODY, type Step, tell } from './story.ts'

const slot = { timeslotId: '7' } as Timeslot
const olga = { ...NOBODY, lastName: 'Савицкая', phone: '+375 (29) 123-45-67' }
const story = (...steps: Step[]) => steps.reduce(tell, BEGINNING)
const filled: Step[] = [
  { did: 'doctor', doctor: {} as Doctor },
  { did: 'slot', slot, day: '2026-11-24' },
  { did: 'go-on' },
  { did: 'typed', patient: olga }
]
const failure = (code: 'RECAPCHA_IS_NOT_VALID' | 'ADULT_DOCTOR' | 'TIMESLOT_IS_BUSY') => ({ code, facts: {}, message: null })

test('a wrong captcha marks the captcha invalid, and nothing else is lost [4.31]', () => {
  const told = story(...filled, { did: 'sent' }, { did: 'refused', failure: failure('RECAPCHA_IS_NOT_VALID') })
  expect(told).toMatchObject({ route: '/patient', isCaptchaWrong: true, isSending: false, failure: null, slot, patient: olga })
  expect(tell(told, { did: 'sent' })).toMatchObject({ isCaptchaWrong: false })
})

test('any other error stops loading [4.32], is kept [4.33] and leads back to the times with the patient’s data [4.34]', () => {
  const told = story(...filled, { did: 'sent' }, { did: 'refused', failure: failure('ADULT_DOCTOR') })
  expect(told).toMatchObject({ route: '/timeslot', isSending: false, failure: { code: 'ADULT_DOCTOR' }, patient: olga, slot, timesRead: 1 })
  const busy = story(...filled, { did: 'sent' }, { did: 'refused', failure: failure('TIMESLOT_IS_BUSY') })
  expect(busy).toMatchObject({ route: '/timeslot', slot: null, day: '2026-11-24', patient: olga })
  expect(tell(busy, { did: 'go-on' })).toMatchObject({ failure: null, patient: olga })
})

test('after success the form is replaced by /successfully-booked; one more visit begins at the times [4.30]', () => {
  const held = { orderId: 'o' } as Held
  const told = story(...filled, { did: 'sent' }, { did: 'held', held }, { did: 'booked', visit: {} as SiteVisit })
  expect(told).toMatchObject({ route: '/successfully-booked', held: null, isSending: false })
  expect(tell(told, { did: 'again' })).toMatchObject({ route: '/timeslot', slot: null, visit: null, patient: olga })
})

test('a time that is let go leads back to where one wants, with all that was typed', () => {
  const told = story(...filled, { did: 'held', held: {} as Held }, { did: 'let-go', route: '/patient' })
  expect(told).toMatchObject({ route: '/patient', held: null, slot, patient: olga })
  expect(tell(told, { did: 'other-doctor' })).toMatchObject({ route: '/doctor', slot: null })
})
