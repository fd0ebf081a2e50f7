import { NO_SERVICE_CHOSEN } from '@vizit/rules/service-cascade'
import { expect, test } from 'vitest'
import { choiceOfSearch, readServiceSearch, searchOfChoice, stepService } from './service-search.ts'

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

test('whatever moves the timetable lets the chosen time go, the person does not', () => {
  expect(stepService({ slot: '1', serviceId: '2' }, { branchId: '3' })).toEqual({ serviceId: '2', branchId: '3' })
  expect(stepService({ slot: '1' }, { who: 'a' })).toEqual({ slot: '1', who: 'a' })
})
