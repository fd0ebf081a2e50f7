import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ages } from './age.ts'
import { CHILD_AGES, NO_AGE } from './child-ages.ts'
import {
  chooseChildAge,
  chooseDirection,
  chooseService,
  chooseServiceBranch,
  chooseSpecialist,
  chooseSubGroup,
  NO_SERVICE_CHOSEN,
  type ServiceChoice,
  type ServiceOffer,
  serviceOptions,
  settleService,
  switchForChild
} from './service-cascade.ts'

const ADULTS: Ages = { adult: true, children: false }
const EVERYONE: Ages = { adult: true, children: true, childrenAge: 3 }

const TREE: Record<string, [direction: string, subGroup: string, ages: Ages]> = {
  heart: ['ultrasound', 'inner', ADULTS],
  thyroid: ['ultrasound', 'glands', EVERYONE],
  blood: ['tests', 'blood-tests', EVERYONE],
  sugar: ['tests', 'blood-tests', ADULTS]
}
const offer = (serviceId: string, branchId: string, doctorId: string): ServiceOffer => {
  const [directionId, subGroupId, ages] = TREE[serviceId]!
  return { directionId, subGroupId, serviceId, branchId, doctorId, ages }
}
const offers = [
  offer('heart', 'north', 'anna'),
  offer('heart', 'south', 'boris'),
  offer('heart', 'south', 'gleb'),
  offer('thyroid', 'north', 'anna'),
  offer('thyroid', 'south', 'gleb'),
  offer('blood', 'south', 'vera'),
  offer('blood', 'north', 'vera'),
  offer('sugar', 'south', 'vera')
]
const from = (chosen: Partial<ServiceChoice>): ServiceChoice => ({ ...NO_SERVICE_CHOSEN, ...chosen })

describe('the filters of booking a service', () => {
  const whole = chooseSpecialist(chooseServiceBranch(chooseService(NO_SERVICE_CHOSEN, 'heart', offers), 'south', offers), 'gleb', offers)

  test('a direction resets sub-group, service and branch [4.48]', () => {
    expect(whole).toMatchObject({ directionId: 'ultrasound', subGroupId: 'inner', serviceId: 'heart', branchId: 'south', doctorId: 'gleb' })
    const nothing = { serviceId: undefined, branchId: undefined, doctorId: undefined }
    expect(chooseDirection(whole, 'ultrasound', offers)).toMatchObject({ directionId: 'ultrasound', subGroupId: undefined, ...nothing })
    // the only sub-group of the tests and the only doctor for them are selected at once [4.56]
    expect(chooseDirection(whole, 'tests', offers)).toMatchObject({ ...nothing, subGroupId: 'blood-tests', doctorId: 'vera' })
  })

  test('a sub-group sets its direction and resets service and branch [4.49 4.50]', () => {
    const choice = chooseSubGroup(whole, 'blood-tests', offers)
    expect(choice).toMatchObject({ directionId: 'tests', subGroupId: 'blood-tests', serviceId: undefined, branchId: undefined })
  })

  test('a service comes before the branch from then on: order directions, sub-groups, services, branches [4.51]', () => {
    const before = chooseServiceBranch(NO_SERVICE_CHOSEN, 'north', offers)
    expect(serviceOptions(before, offers).serviceId).toEqual(['heart', 'thyroid', 'blood'])
    const after = chooseService(NO_SERVICE_CHOSEN, 'thyroid', offers)
    expect(after.order).toEqual(['directionId', 'subGroupId', 'serviceId', 'branchId'])
    const there = chooseServiceBranch(after, 'north', offers)
    // the branch no longer narrows the services, the service narrows the branches
    expect(serviceOptions({ ...there, directionId: 'tests', subGroupId: undefined, serviceId: undefined }, offers).serviceId).toEqual([
      'blood',
      'sugar'
    ])
    expect(serviceOptions(chooseService(there, 'sugar', offers), offers).branchId).toEqual(['south'])
  })

  test('a service resets branch and doctor, a branch the doctor [4.52 4.53]', () => {
    expect(chooseService(whole, 'blood', offers)).toMatchObject({ serviceId: 'blood', branchId: undefined })
    expect(chooseService(whole, 'heart', offers)).toMatchObject({ serviceId: 'heart', branchId: undefined, doctorId: undefined })
    expect(chooseServiceBranch(whole, 'south', offers)).toMatchObject({ serviceId: 'heart', branchId: 'south', doctorId: undefined })
  })

  test('the switch for a child, turned off, resets the age to -1 [4.54]', () => {
    const child = chooseChildAge(switchForChild(NO_SERVICE_CHOSEN, true, offers), 5, offers)
    expect(child.age).toBe(5)
    expect(switchForChild(child, false, offers)).toMatchObject({ forChild: false, age: -1 })
  })

  test('what no longer fits is cleared, and what is left alone is selected [4.55 4.56]', () => {
    const south = chooseServiceBranch(chooseService(NO_SERVICE_CHOSEN, 'thyroid', offers), 'south', offers)
    expect(south).toMatchObject({ serviceId: 'thyroid', branchId: 'south', doctorId: 'gleb' })
    expect(chooseChildAge(switchForChild(south, true, offers), 2, offers)).toMatchObject({ serviceId: undefined, branchId: undefined })
    expect(switchForChild(chooseService(NO_SERVICE_CHOSEN, 'sugar', offers), true, offers)).toMatchObject({ serviceId: 'blood' })
    expect(chooseService(NO_SERVICE_CHOSEN, 'sugar', offers)).toMatchObject({ branchId: 'south', doctorId: 'vera' })
    expect(chooseService(whole, 'gone', offers)).toMatchObject({ serviceId: 'heart', branchId: undefined })
  })

  test('the age of a child is chosen from 0 to 17, or left blank [9.10]', () => {
    expect(CHILD_AGES).toEqual([NO_AGE, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    const services = (age: number) => serviceOptions(from({ forChild: true, age }), offers).serviceId
    expect([NO_AGE, 2, 3].map(services)).toEqual([['thyroid', 'blood'], [], ['thyroid', 'blood']])
  })

  test('whatever is chosen one after another, the choice fits the catalogue, and settling again changes nothing', () => {
    const id = fc.option(
      fc.constantFrom(...Object.keys(TREE), ...offers.flatMap(one => Object.values(one).filter(v => typeof v === 'string'))),
      {
        nil: undefined
      }
    )
    const step = fc.oneof(
      fc.tuple(fc.constantFrom(chooseDirection, chooseSubGroup, chooseService, chooseServiceBranch, chooseSpecialist), id),
      fc.tuple(fc.constant(switchForChild), fc.boolean()),
      fc.tuple(fc.constant(chooseChildAge), fc.constantFrom(...CHILD_AGES))
    )
    fc.assert(
      fc.property(fc.subarray(offers), fc.array(step, { maxLength: 8 }), (some, steps) => {
        let choice = settleService(NO_SERVICE_CHOSEN, some)
        for (const [choose, value] of steps) {
          choice = (choose as (choice: ServiceChoice, value: unknown, offers: readonly ServiceOffer[]) => ServiceChoice)(
            choice,
            value,
            some
          )
          const options = serviceOptions(choice, some)
          for (const field of [...choice.order, 'doctorId'] as const) {
            const chosen = choice[field]
            if (chosen !== undefined) expect(options[field]).toContain(chosen)
            else expect(options[field]).not.toHaveLength(1)
          }
          expect(settleService(choice, some)).toEqual(choice)
          if (!choice.forChild) expect(choice.age).toBe(NO_AGE)
        }
      }),
      { numRuns: 300 }
    )
  })
})
