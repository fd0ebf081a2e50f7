import { expect, test } from 'vitest'
import type { SlotCard } from '../../catalogue/use-timetable.ts'
import { bookedService } from './booked-service.ts'

const timeslot = { timeslotId: '5', startTime: '2026-11-24T06:00:00Z', endTime: '2026-11-24T06:20:00Z', assignmentId: '9', free: true }
const card = { timeslot, doctor: { doctorId: '7' } } as SlotCard
const service = { serviceId: '3', serviceName: 'УЗИ', description: '', forAdult: true, forChildren: false, childrenAge: -1 }
const specialist = {
  doctorId: '7',
  branchId: '1',
  assignmentId: '9',
  fullName: '',
  specialityName: '',
  slotDuration: 50,
  price: 4_000,
  onlineBooking: 'open' as const
}

test('the end of a service is that of its run; while the time is held, that of the whole slots it takes', () => {
  const times = [{ timeslotId: '5', assignmentId: '9', startTime: timeslot.startTime, endTime: '2026-11-24T06:55:00Z' }]
  expect(bookedService(card, { service, specialists: [specialist], times })).toMatchObject({
    endTime: '2026-11-24T06:55:00Z',
    price: 4_000
  })
  expect(bookedService(card, { service, specialists: [specialist], times: [] })?.endTime).toBe('2026-11-24T07:00:00Z')
})

test('a specialist who does not give the service there any more has nothing to book', () => {
  expect(bookedService(card, { service, specialists: [{ ...specialist, doctorId: '8' }], times: [] })).toBeUndefined()
})
