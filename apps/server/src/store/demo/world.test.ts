import { createHash } from 'node:crypto'
import { judgeAge } from '@vizit/rules/age'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPEAKS_OF_BABIES, SPEAKS_OF_CHILDREN } from './descriptions.ts'
import { demoWorldFacts } from './known-doctors.ts'
import { catalogueTables } from './load-catalogue.ts'
import { makeName, surnameFor } from './names.ts'
import { makeRandom } from './random.ts'
import { calendarOf, isTaken, makePosts, startsOn } from './shifts.ts'
import { makeDemoWorld } from './world.ts'

describe('the demo world', () => {
  const world = makeDemoWorld()

  test('is the same in every database', () => {
    const digest = () =>
      createHash('sha256')
        .update(JSON.stringify(catalogueTables(makeDemoWorld())))
        .digest('hex')
    expect(digest()).toBe(digest())
  })

  test('has three providers, 40 branches in the ten big cities, 600 doctors of 40 specialities', () => {
    expect(world.providers.map(provider => provider.code)).toEqual(demoWorldFacts.providers)
    expect(world.centres).toHaveLength(14)
    expect(world.branches).toHaveLength(40)
    expect(new Set(world.branches.map(branch => branch.townId))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    expect(world.doctors).toHaveLength(600)
    expect(new Set(world.doctors.map(doctor => doctor.specialityId)).size).toBe(40)
    expect(new Set(world.doctors.map(doctor => `${doctor.lastName} ${doctor.firstName} ${doctor.middleName}`)).size).toBe(600)
  })

  test('the phones of a branch are separated by semicolons [3.31]', () => {
    for (const { phones } of world.branches) {
      for (const phone of phones.split(';')) expect(phone).toMatch(/^\+375 \(\d{2,4}\) [\d-]+$/)
    }
  })

  test('the service tree is directions containing sub groups containing services [3.38]', () => {
    const { directions, subGroups, offers } = world.tree
    expect(offers.length).toBeGreaterThanOrEqual(150)
    for (const direction of directions) expect(subGroups.some(group => group.directionId === direction.id)).toBe(true)
    for (const group of subGroups) expect(offers.some(({ service }) => service.subGroupId === group.id)).toBe(true)
    expect(offers.some(({ service }) => service.hidden)).toBe(true)
    expect(offers.some(({ service }) => service.description.length > 150)).toBe(true)
  })

  test('a doctor is described in two to four sentences that fit the ages the doctor sees', () => {
    for (const { description, children, childrenAge } of world.doctors) {
      expect(description.split(/[.!?](?: |$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
      expect(description.split(/[.!?](?: |$)/).filter(Boolean).length).toBeLessThanOrEqual(4)
      if (!children) expect(description).not.toMatch(SPEAKS_OF_CHILDREN)
      if (childrenAge) expect(description).not.toMatch(SPEAKS_OF_BABIES)
    }
  })

  test('the facts that tests rely on are so', () => {
    const doctor = (code: string) => world.doctors.find(one => one.externalId === code) ?? expect.fail(code)
    const { doctors } = demoWorldFacts
    expect(judgeAge(doctor(doctors.adultsOnly), 10)).toBe('ADULT_DOCTOR')
    expect(judgeAge(doctor(doctors.childrenOnly), 30)).toBe('CHILD_DOCTOR')
    expect(judgeAge(doctor(doctors.childrenFrom3To14), 15)).toBe('AGE_LIMITS_ISSUE')
    expect(doctor(doctors.registryOnly).onlineBooking).toBe('registry-only')
    expect(doctor(doctors.fromSecondVisit).onlineBooking).toBe('from-second-visit')
    expect(doctor(doctors.programmeOnly).onlineBooking).toBe('programme-only')
    expect(doctor(doctors.twoBranches).branches).toHaveLength(2)
    expect(doctor(doctors.adultsOnly).branches[0]?.externalId).toBe(demoWorldFacts.branch)
    expect(world.branches.find(branch => !branch.onlineBookingEnabled)?.externalId).toBe(demoWorldFacts.closedBranch)
  })

  test('a service lasts a whole number of slots', () => {
    const slot = new Map(world.assignments.map(assignment => [assignment.id, assignment.slotMinutes]))
    for (const { assignmentId, durationMinutes } of world.assignmentServices)
      expect(durationMinutes % (slot.get(assignmentId) ?? 0)).toBe(0)
  })
})

test('last name, first name and patronymic agree in gender', () => {
  const ends = {
    FEMALE: { last: /(?<!ов|ев|ёв|ин|ий)$/, first: /[аяь]$/, middle: /(вна|чна)$/ },
    MALE: { last: /(?<!ва|ина|ая)$/, first: /./, middle: /(вич|ьич)$/ }
  }
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('FEMALE', 'MALE'), fc.constantFrom('older', 'younger'), (seed, sex, generation) => {
      const name = makeName(makeRandom(seed), sex, generation)
      expect(name.lastName).toMatch(ends[sex].last)
      expect(name.firstName).toMatch(ends[sex].first)
      expect(name.middleName).toMatch(ends[sex].middle)
    })
  )
  expect(surnameFor('FEMALE', 'Савицкий')).toBe('Савицкая')
  expect(surnameFor('FEMALE', 'Гриневич')).toBe('Гриневич')
})

test('whom the clinic has given a slot stays there as the day comes nearer', () => {
  const posts = makePosts(makeDemoWorld().assignments, 'light', new Map())
  const days = calendarOf('2026-11-20', '2027-01-20')
  fc.assert(
    fc.property(fc.constantFrom(...posts), fc.constantFrom(...days), fc.nat(90), fc.nat(90), (post, day, far, near) => {
      for (const start of startsOn(post, day)) {
        if (isTaken(post, day, start, Math.max(far, near))) expect(isTaken(post, day, start, Math.min(far, near))).toBe(true)
      }
    })
  )
})
