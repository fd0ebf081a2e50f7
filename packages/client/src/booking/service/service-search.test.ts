import { NO_SERVICE_CHOSEN } from '@vizit/rules/service-cascade'
import { expect, test } from 'vitest'
import { readServiceSearch } from './read-service-search.ts'
import { choiceOfSearch, patientsOf, searchOfChoice, stepService, whomStep } from './service-search.ts'

test('an address of the service page holds what is sound of it, and an age only of a child', () => {
  expect(readServiceSearch({ serviceId: '12', directionId: 'x', branchId: 7, child: '1', age: '0', day: '2026-11-20' })).toEqual({
    serviceId: '12',
    branchId: '7',
    child: '1',
    age: '0',
    day: '2026-11-20'
  })
  expect(readServiceSearch({ age: '5' })).toEqual({})
  expect(readServiceSearch({ child: '1', age: '18', specialityId: '3', mine: '1' })).toEqual({ child: '1' })
})

test('a choice survives the address; with a service in it the branches follow the service', () => {
  const chosen = { ...NO_SERVICE_CHOSEN, directionId: '1', branchId: '2', forChild: true, age: 0 }
  expect(choiceOfSearch(readServiceSearch(searchOfChoice(chosen)))).toEqual(chosen)
  expect(choiceOfSearch({ serviceId: '3' }).order).toEqual(['directionId', 'subGroupId', 'serviceId', 'branchId'])
})

test('the free days are asked for whom the service is looked for: adults, children, or a child of an age', () => {
  expect(patientsOf({ forChild: false, age: -1 })).toEqual({ profile: '1' })
  expect(patientsOf({ forChild: true, age: -1 })).toEqual({ profile: '2' })
  expect(patientsOf({ forChild: true, age: 0 })).toEqual({ age: '0' })
})

test('whatever moves the timetable lets the chosen time go, the person does not', () => {
  expect(stepService({ slot: '1', serviceId: '2' }, { branchId: '3' })).toEqual({ serviceId: '2', branchId: '3' })
  expect(stepService({ slot: '1' }, { who: 'a' })).toEqual({ slot: '1', who: 'a' })
})

test('which times come first stands in the address, and lets the chosen time be', () => {
  expect(readServiceSearch({ cheap: '1' })).toEqual({ cheap: '1' })
  expect(readServiceSearch({ cheap: 'yes' })).toEqual({})
  expect(stepService({ slot: '1' }, { cheap: '1' })).toEqual({ slot: '1', cheap: '1' })
})

test('for whom: a child by age or by name is a child of that age; somebody grown keeps the age through the filters and narrows nothing', () => {
  expect(whomStep({ who: undefined, age: '8' }, undefined)).toEqual({ who: undefined, child: '1', age: '8' })
  const misha = 'b0a5c2f4-0000-4000-8000-000000000000'
  expect(whomStep({ who: misha, age: undefined }, 8)).toEqual({ who: misha, child: '1', age: '8' })
  expect(whomStep({ who: misha, age: undefined }, 40)).toEqual({ who: misha, child: undefined, age: undefined })
  expect(whomStep({ who: undefined, age: undefined }, undefined)).toEqual({ who: undefined, child: undefined, age: undefined })
  const grown = readServiceSearch({ age: '68' })
  expect(grown).toEqual({ age: '68' })
  expect(choiceOfSearch(grown)).toMatchObject({ forChild: false, age: -1 })
  expect(stepService(grown, { serviceId: '5', child: undefined, age: undefined })).toEqual({ serviceId: '5', age: '68' })
  expect(stepService(grown, whomStep({ who: undefined, age: undefined }, undefined))).toEqual({})
  expect(readServiceSearch({ age: '8' })).toEqual({})
  expect(readServiceSearch({ age: '68', child: '1' })).toEqual({ child: '1' })
})
