import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { SiteVisit } from '@vizit/contract/public-booking'
import { expect, test } from 'vitest'
import { BEGINNING, type Held, NOBODY, reduce, routeOf, type Step } from './booking-state.ts'

const slot = { timeslotId: '7' } as Timeslot
const olga = { ...NOBODY, lastName: 'Савицкая', phone: '+375 (29) 123-45-67' }
const stateAfter = (...steps: Step[]) => steps.reduce(reduce, BEGINNING)
const filled: Step[] = [
  { did: 'doctor', doctor: {} as Doctor },
  { did: 'slot', slot, day: '2026-11-24' },
  { did: 'go-on' },
  { did: 'typed', patient: olga }
]
const failure = (code: 'RECAPCHA_IS_NOT_VALID' | 'ADULT_DOCTOR' | 'TIMESLOT_IS_BUSY') => ({ code, facts: {}, message: null })

test('a wrong captcha marks the captcha invalid, and nothing else is lost [4.31]', () => {
  const told = stateAfter(...filled, { did: 'sent' }, { did: 'refused', failure: failure('RECAPCHA_IS_NOT_VALID') })
  expect(told).toMatchObject({ kind: 'form', sending: 'captcha-wrong', slot, patient: olga })
  expect(reduce(told, { did: 'sent' })).toMatchObject({ sending: 'on-its-way' })
})

test('any other error stops loading [4.32], is kept [4.33] and leads back to the times with the patient’s data [4.34]', () => {
  const told = stateAfter(...filled, { did: 'sent' }, { did: 'refused', failure: failure('ADULT_DOCTOR') })
  expect(told).toMatchObject({ kind: 'time', failure: { code: 'ADULT_DOCTOR' }, patient: olga, slot, timesRead: 1 })
  const busy = stateAfter(...filled, { did: 'sent' }, { did: 'refused', failure: failure('TIMESLOT_IS_BUSY') })
  expect(busy).toMatchObject({ kind: 'time', slot: null, day: '2026-11-24', patient: olga })
  // without a time there is no way on
  expect(reduce(busy, { did: 'go-on' })).toBe(busy)
  const other = reduce(busy, { did: 'slot', slot, day: '2026-11-25' })
  expect(reduce(other, { did: 'go-on' })).toEqual({
    kind: 'form',
    sending: 'no',
    doctor: {},
    slot,
    day: '2026-11-25',
    patient: olga,
    timesRead: 1
  })
})

test('after success the form is replaced by /successfully-booked; one more visit begins at the times [4.30]', () => {
  const held = { orderId: 'o' } as Held
  const told = stateAfter(...filled, { did: 'sent' }, { did: 'held', held }, { did: 'booked', visit: {} as SiteVisit })
  expect(told).toEqual({ kind: 'booked', doctor: {}, visit: {}, patient: olga, timesRead: 0 })
  expect(routeOf(told)).toBe('/successfully-booked')
  expect(reduce(told, { did: 'again' })).toMatchObject({ kind: 'time', slot: null, failure: null, patient: olga, timesRead: 1 })
})

test('a time that is let go leads back to where one wants, with all that was typed', () => {
  const told = stateAfter(...filled, { did: 'sent' }, { did: 'held', held: {} as Held }, { did: 'let-go', route: '/patient' })
  expect(told).toMatchObject({ kind: 'form', sending: 'no', slot, patient: olga, timesRead: 1 })
  expect(reduce(told, { did: 'other-doctor' })).toEqual({ kind: 'doctor', patient: olga, timesRead: 1 })
})

test('an answer that comes when its step is left changes nothing', () => {
  const left = stateAfter(...filled, { did: 'sent' }, { did: 'let-go', route: '/timeslot' })
  for (const late of [
    { did: 'held', held: {} as Held },
    { did: 'refused', failure: failure('TIMESLOT_IS_BUSY') },
    { did: 'booked', visit: {} as SiteVisit }
  ] satisfies Step[])
    expect(reduce(left, late)).toBe(left)
})

test('a doctor found by a service brings its name into the note, and never over what was written there', () => {
  const told = stateAfter({ did: 'doctor', doctor: {} as Doctor, service: 'УЗИ' })
  expect(told.patient.clientNote).toBe('УЗИ')
  const written = reduce(told, { did: 'typed', patient: { clientNote: 'Кашель' } })
  expect(reduce(written, { did: 'doctor', doctor: {} as Doctor, service: 'ЭКГ' }).patient.clientNote).toBe('Кашель')
})
