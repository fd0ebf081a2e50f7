import { expect, test } from 'vitest'
import { ageVerdict, type BookingFacts, declinesOf, firstEligible, serviceVerdict } from './may-book.ts'

const TODAY = '2026-11-20'
const VISIT = '2026-11-24'

function facts(change: { [K in keyof BookingFacts]?: Partial<BookingFacts[K]> } = {}): BookingFacts {
  return {
    clinic: { onlineBooking: true, forbiddenByAdministrator: false, ...change.clinic },
    doctor: { adult: true, children: false, onlineBooking: 'open', ...change.doctor },
    account: { birthday: '1990-05-15', filled: true, banned: false, missed: 0, booked12Months: 0, ...change.account },
    patient: { birthday: '1990-05-15', filled: true, level: 'ALL', metBefore: false, inProgramme: false, bans: [], ...change.patient },
    service: null
  }
}

test('an adult books an adults’ doctor for herself', () => {
  expect(declinesOf(facts(), TODAY, VISIT)).toEqual([])
})

test('the clinic, the doctor, the administrator and the age each forbid online booking [6.44 6.45 6.46 6.47]', () => {
  expect(declinesOf(facts({ clinic: { onlineBooking: false } }), TODAY, VISIT)).toEqual(['CLINIC_BLOCKED'])
  expect(declinesOf(facts({ doctor: { onlineBooking: 'registry-only' } }), TODAY, VISIT)).toEqual(['DOCTOR_CLOSED'])
  expect(declinesOf(facts({ clinic: { forbiddenByAdministrator: true } }), TODAY, VISIT)).toEqual(['ADMINISTRATOR_BLOCKED'])
  expect(declinesOf(facts({ patient: { birthday: '2018-03-10' } }), TODAY, VISIT)).toEqual(['AGE'])
})

test('only an adult may book, and only with a filled profile [6.10 6.16]', () => {
  expect(declinesOf(facts({ account: { birthday: '2008-11-21' } }), TODAY, VISIT)).toEqual(['NOT_ADULT_ACCOUNT'])
  expect(declinesOf(facts({ account: { birthday: '2008-11-20' } }), TODAY, VISIT)).toEqual([])
  expect(declinesOf(facts({ account: { filled: false } }), TODAY, VISIT)).toEqual(['PROFILE_NOT_FILLED'])
})

test('the age that counts is that of the day of the visit', () => {
  const turnsEighteenBefore = facts({ patient: { birthday: '2008-11-24' } })
  expect(ageVerdict(turnsEighteenBefore, '2026-11-23')).toBe('ADULT_DOCTOR')
  expect(ageVerdict(turnsEighteenBefore, '2026-11-24')).toBe('fits')
})

test('a doctor from the second visit on takes who has been there, a programme’s doctor its members [5.83 5.84]', () => {
  expect(declinesOf(facts({ doctor: { onlineBooking: 'from-second-visit' } }), TODAY, VISIT)).toEqual(['ONLY_SECOND_VISIT'])
  expect(declinesOf(facts({ doctor: { onlineBooking: 'from-second-visit' }, patient: { metBefore: true } }), TODAY, VISIT)).toEqual([])
  expect(declinesOf(facts({ doctor: { onlineBooking: 'programme-only' } }), TODAY, VISIT)).toEqual(['PROGRAMME_ONLY'])
  expect(declinesOf(facts({ doctor: { onlineBooking: 'programme-only' }, patient: { inProgramme: true } }), TODAY, VISIT)).toEqual([])
})

test('without the level to book visits nobody books for another', () => {
  expect(declinesOf(facts({ patient: { level: 'VIEW_VISITS' } }), TODAY, VISIT)).toEqual(['NO_ACCESS'])
  expect(declinesOf(facts({ patient: { level: 'BOOK_VISITS' } }), TODAY, VISIT)).toEqual([])
})

test('a clinic, a doctor and an administrator may each close online booking to one person; who may not book for them does not learn it', () => {
  const closed = (bans: BookingFacts['patient']['bans'], level: 'ALL' | 'VIEW_NAME' = 'ALL') =>
    declinesOf(facts({ patient: { bans, level } }), TODAY, VISIT)
  expect(closed(['clinic'])).toEqual(['CLINIC_BLOCKED'])
  expect(closed(['doctor'])).toEqual(['DOCTOR_CLOSED'])
  expect(closed(['administrator'])).toEqual(['ADMINISTRATOR_BLOCKED'])
  expect(closed(['clinic-account', 'clinic-account'])).toEqual(['ACCOUNT_INACTIVE'])
  expect(closed(['clinic', 'doctor'], 'VIEW_NAME')).toEqual(['NO_ACCESS'])
})

test('a service has ages of its own beside the doctor’s', () => {
  const child = { ...facts({ doctor: { children: true }, patient: { birthday: '2018-03-10' } }) }
  expect(declinesOf(child, TODAY, VISIT)).toEqual([])
  expect(declinesOf({ ...child, service: { adult: true, children: false } }, TODAY, VISIT)).toEqual(['SERVICE_AGE'])
  expect(serviceVerdict({ ...child, service: { adult: false, children: true, childrenAge: 9 } }, VISIT)).toBe('AGE_LIMITS_ISSUE')
  expect(serviceVerdict({ ...child, service: { adult: false, children: true, childrenAge: -1 } }, VISIT)).toBe('fits')
})

test('for a service the first person whom it takes by age is chosen [4.40]', () => {
  const people = [{ birthday: null }, { birthday: '1990-05-15' }, { birthday: '2018-03-10' }, { birthday: '2012-03-10' }]
  expect(firstEligible(people, { adult: true, children: true }, VISIT)).toBe(people[1])
  expect(firstEligible(people, { adult: false, children: true, childrenAge: 10 }, VISIT)).toBe(people[3])
  expect(firstEligible(people.slice(0, 2), { adult: false, children: true }, VISIT)).toBeUndefined()
})

test('who missed too many visits, or was shut out for it, books for nobody', () => {
  expect(declinesOf(facts({ account: { missed: 1, booked12Months: 10 } }), TODAY, VISIT)).toEqual(['NO_SHOW_BAN'])
  expect(declinesOf(facts({ account: { banned: true } }), TODAY, VISIT)).toEqual(['NO_SHOW_BAN'])
  expect(declinesOf(facts({ account: { missed: 1, booked12Months: 9 } }), TODAY, VISIT)).toEqual([])
})

test('without a birthday an account books for nobody; a patient without one is not judged by age, only by what is not filled', () => {
  expect(declinesOf(facts({ account: { birthday: null } }), TODAY, VISIT)).toEqual(['PROFILE_NOT_FILLED'])
  const unfilled = facts({ patient: { birthday: null, filled: false } })
  expect(declinesOf(unfilled, TODAY, VISIT)).toEqual(['PROFILE_NOT_FILLED'])
  expect(ageVerdict(unfilled, VISIT)).toBe('fits')
  expect(serviceVerdict({ ...unfilled, service: { adult: false, children: true } }, VISIT)).toBe('fits')
})

test('a country and a city that a clinic does not serve are told each in its own word', () => {
  expect(declinesOf(facts({ patient: { bans: ['clinic-country', 'clinic-city'] } }), TODAY, VISIT)).toEqual([
    'COUNTRY_NOT_SUPPORTED',
    'CITY_NOT_SUPPORTED'
  ])
})
