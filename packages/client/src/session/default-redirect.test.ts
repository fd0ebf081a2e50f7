import { expect, test } from 'vitest'
import { defaultRedirect } from './default-redirect.ts'

const known = { name: 'Савицкая Ольга', birthday: '1968-04-12' }
const wanted = {}

test('a signed-in person with name and birthday goes to the visits [2.56]', () => {
  expect(defaultRedirect({ installWanted: false, person: known, wanted })).toBe('visits')
})

test.each(['doctorId', 'branchId', 'assignmentId'])('a link that names %s leads a known person to the timetable [2.56] [2.57]', field => {
  expect(defaultRedirect({ installWanted: false, person: known, wanted: { [field]: '12' } })).toBe('timetable')
})

test.each([
  { name: '', birthday: '1968-04-12' },
  { name: 'Савицкая Ольга', birthday: null },
  { name: '  ', birthday: null }
])('a signed-in person without a name or a birthday goes to the timetable [2.57]', person => {
  expect(defaultRedirect({ installWanted: false, person, wanted })).toBe('timetable')
})

test('a visitor goes to sign-in, whatever the link asks for [2.58]', () => {
  expect(defaultRedirect({ installWanted: false, person: null, wanted })).toBe('sign-in')
  expect(defaultRedirect({ installWanted: false, person: null, wanted: { doctorId: '7' } })).toBe('sign-in')
})

test('a request to install comes before everything else', () => {
  expect(defaultRedirect({ installWanted: true, person: known, wanted })).toBe('install')
  expect(defaultRedirect({ installWanted: true, person: null, wanted })).toBe('install')
})
