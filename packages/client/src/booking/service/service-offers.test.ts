import type { ServicePlaceOf } from '@vizit/contract/service-times'
import type { ServiceDirection, TreeService } from '@vizit/contract/service-tree'
import { NO_SERVICE_CHOSEN, settleService } from '@vizit/rules/service-cascade'
import { expect, test } from 'vitest'
import { offersOf } from './service-offers.ts'

const service = (id: string): TreeService => ({
  id,
  name: id,
  description: '',
  code: id,
  defaultService: false,
  forAdult: true,
  forChildren: true,
  childrenAge: -1,
  forProfile: 0,
  hasDoctors: true,
  hidden: false
})
const tree: ServiceDirection[] = [{ id: '1', name: 'one', subGroups: [{ id: '2', name: 'group', services: [service('3'), service('4')] }] }]
const place = (branchId: string, doctorId: string, adult = true): ServicePlaceOf => ({
  branchId,
  doctorId,
  fullName: doctorId,
  specialityName: '',
  adult,
  children: true,
  adultAge: null,
  adultAgeTo: null,
  childrenAge: null,
  childrenAgeTo: null
})
const asked = { ...NO_SERVICE_CHOSEN, serviceId: '3', order: ['directionId', 'subGroupId', 'serviceId', 'branchId'] as const }

test('until it is known where a service is given, no branch and no specialist is taken for the only one', () => {
  const offers = offersOf({ tree, branchIds: ['7', '8', '9'] }, undefined)
  expect(settleService(asked, offers)).toMatchObject({ serviceId: '3', branchId: undefined, doctorId: undefined })
  expect(settleService({ ...asked, branchId: '9' }, offersOf({ tree, branchIds: ['7', '8', '9'] }, '9'))).toMatchObject({ branchId: '9' })
})

test('the only branch that gives the service and its only specialist are chosen at once, of those who see the patient [4.56]', () => {
  const given = { serviceId: '3', places: [place('8', '20'), place('8', '21', false)] }
  expect(settleService(asked, offersOf({ tree, branchIds: ['7', '8', '9'], given }, undefined))).toMatchObject({
    branchId: '8',
    doctorId: '20'
  })
})

test('a service that the chosen branch does not give is cleared [4.55]', () => {
  const here = { branchId: '8', serviceIds: new Set(['4']) }
  const offers = offersOf({ tree, branchIds: ['7', '8', '9'], here }, '8')
  expect(settleService({ ...asked, branchId: '8', order: NO_SERVICE_CHOSEN.order }, offers)).toMatchObject({
    branchId: '8',
    serviceId: '4'
  })
})
