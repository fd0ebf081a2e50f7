import { wayBack } from '@vizit/client/session/way-back'
import { expect, test } from 'vitest'
import { addresses } from './addresses.ts'

test('a visitor who wanted a page comes back to it after sign-in', () => {
  const address = addresses.signIn('/visits?tab=past&q=лор#top')
  const from = new URL(address, 'http://vizit.example').searchParams.get('from')
  expect(wayBack(from ?? undefined)).toBe('/visits?tab=past&q=лор#top')
})

test('the start page and the sign-in itself need no way back', () => {
  expect(addresses.signIn('/')).toBe('/sign-in')
  expect(addresses.signIn('/sign-in?from=%2Fvisits')).toBe('/sign-in')
})

test('each step of the sign-in carries the way back along', () => {
  const steps = (['phone', 'human', 'code', 'passkey'] as const).map(step => addresses.signInStep(step, '/visits?tab=past'))
  expect(steps.map(step => step.split('?')[0])).toEqual([
    '/sign-in',
    '/sign-in/human-check',
    '/sign-in/code-confirmation',
    '/sign-in/passkey'
  ])
  for (const step of steps) expect(new URL(step, 'http://vizit.example').searchParams.get('from')).toBe('/visits?tab=past')
  expect(addresses.signInStep('code', undefined)).toBe('/sign-in/code-confirmation')
})

test('what is looked for among drugs stands behind the # of the address alone', () => {
  expect(addresses.drug('a1b2').split('#')).toEqual(['/drugs/card', 'a1b2'])
})
