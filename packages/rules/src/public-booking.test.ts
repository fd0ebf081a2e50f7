import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import {
  judgeBirthDate,
  judgeSiteBooking,
  judgeSiteDay,
  judgeSiteLimit,
  readCaptcha,
  type SiteFacts,
  writeCaptcha
} from './public-booking.ts'

const TODAY = '2026-11-20'

test('the birth date of a booking is a real day before today, from 1900 on: «date_less» [5.33]', () => {
  expect(['2026-11-20', '2026-11-19', '1900-01-01', '1899-12-31', '2026-02-30', 'вчера'].map(text => judgeBirthDate(text, TODAY))).toEqual([
    'not-less-than-today',
    'ok',
    'ok',
    'too-early',
    'not-a-date',
    'not-a-date'
  ])
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), days => {
      const day = addDays(TODAY, days)
      expect(judgeBirthDate(day, TODAY) === 'ok').toBe(days < 0 && day >= '1900-01-01')
    })
  )
})

test('a phone has two visits ahead at a doctor and five in all', () => {
  expect(judgeSiteLimit({ atDoctor: 1, inAll: 4 })).toBe('within')
  expect(judgeSiteLimit({ atDoctor: 2, inAll: 2 })).toBe('too-many-at-doctor')
  expect(judgeSiteLimit({ atDoctor: 0, inAll: 5 })).toBe('too-many')
})

test('the heaviest reason is the one that is told', () => {
  const doctor = { adult: true, children: false, onlineBooking: 'open' } as const
  const open: SiteFacts = { providerOpen: true, forbiddenByAdministrator: false, branchOpen: true, siteOpen: true, doctor }
  const judge = (facts: Partial<SiteFacts>, birthday = '1990-05-15') => judgeSiteBooking({ ...open, ...facts }, birthday, TODAY)
  expect(judge({})).toBe('may-book')
  expect(judge({ forbiddenByAdministrator: true, siteOpen: false })).toBe('ADMINISTRATOR_BLOCKED')
  for (const closed of ['providerOpen', 'branchOpen', 'siteOpen']) expect(judge({ [closed]: false }, '2020-01-01')).toBe('CLINIC_BLOCKED')
  expect(judge({ doctor: { ...doctor, onlineBooking: 'registry-only' } })).toBe('DOCTOR_CLOSED')
  for (const onlineBooking of ['from-second-visit', 'programme-only'] as const)
    expect(judge({ doctor: { ...doctor, onlineBooking } })).toBe('NEEDS_ACCOUNT')
  // eighteen on the day of the visit
  expect([judge({}, '2008-11-20'), judge({}, '2008-11-21')]).toEqual(['may-book', 'ADULT_DOCTOR'])
})

test('what a captcha was answered with survives the way, whatever stands in a solution', () => {
  const id = '0193a000-0000-7000-8000-000000000001'
  expect(readCaptcha(writeCaptcha(id, '04719'))).toEqual({ checkId: id, code: '04719' })
  fc.assert(
    fc.property(fc.json(), solution => {
      const read = readCaptcha(writeCaptcha(id, solution))
      expect(read).toEqual(/^\d{1,12}$/.test(solution) ? { checkId: id, code: solution } : { checkId: id, solution })
    })
  )
  for (const text of ['', id, `${id}:`, `x${id}:1`, ':1']) expect(readCaptcha(text)).toBeUndefined()
})

test('of the times of a day sites have the share that their clinic gives them, and one at least', () => {
  const most = (times: number, sharePercent: number) => {
    for (let taken = 0; ; taken++) if (judgeSiteDay({ times, taken, sharePercent }) === 'site-day-full') return taken
  }
  expect([most(3, 20), most(9, 20), most(10, 20), most(24, 20), most(10, 100)]).toEqual([1, 1, 2, 4, 10])
})
