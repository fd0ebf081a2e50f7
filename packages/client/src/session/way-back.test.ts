import { expect, test } from 'vitest'
import { pathBeforeCode, wayBack } from './way-back.ts'

test.each([
  'https://evil.example',
  '//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\\evil.example',
  '/\tvisits',
  'visits',
  '',
  '/sign-in/code-confirmation'
])('a way back to %j leads to the start page', from => {
  expect(wayBack(from)).toBe('/')
})

test('the code may be confirmed at any path, and the path before it is where one goes on', () => {
  expect(pathBeforeCode('/timeslot/12/code-confirmation')).toBe('/timeslot/12')
  expect(pathBeforeCode('/code-confirmation/')).toBe('/')
  expect(pathBeforeCode('/visits')).toBeNull()
  expect(pathBeforeCode('/not-code-confirmation-at-all')).toBeNull()
})
