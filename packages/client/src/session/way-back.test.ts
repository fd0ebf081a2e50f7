import { expect, test } from 'vitest'
import { pathBeforeCode, signInAddress, wayBack } from './way-back.ts'

test('a visitor who wanted a page comes back to it after sign-in', () => {
  const address = signInAddress('/visits?tab=past&q=лор#top')
  const from = new URL(address, 'http://vizit.example').searchParams.get('from')
  expect(wayBack(from ?? undefined)).toBe('/visits?tab=past&q=лор#top')
})

test('the start page and the sign-in itself need no way back', () => {
  expect(signInAddress('/')).toBe('/sign-in')
  expect(signInAddress('/sign-in?from=%2Fvisits')).toBe('/sign-in')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\tvisits', 'visits', '', '/sign-in/code-confirmation'])(
  'a way back to %j leads to the start page',
  from => {
    expect(wayBack(from)).toBe('/')
  }
)

test('the code may be confirmed at any path, and the path before it is where one goes on', () => {
  expect(pathBeforeCode('/timeslot/12/code-confirmation')).toBe('/timeslot/12')
  expect(pathBeforeCode('/code-confirmation/')).toBe('/')
  expect(pathBeforeCode('/visits')).toBeNull()
  expect(pathBeforeCode('/not-code-confirmation-at-all')).toBeNull()
})
