import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wayBack } from '@vizit/client/session/way-back'
import { isPlace } from '@vizit/contract/places'
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

test('the server knows the first word of every page: it would answer a page that it does not know with 404', () => {
  const known = (face: 'cabinet' | 'patient', folder: string) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /(?:routes?|addresses)\.tsx?$/.test(file))
    const paths = files.flatMap(file =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/['"`]\/([a-z][\w-]*)/g)].map(([, word]) => `/${word}`)
    )
    expect(paths.length).toBeGreaterThan(5)
    return paths.filter(path => !isPlace(face, path) && !NO_PAGES.has(path))
  }
  const ours = join(import.meta.dirname, '..')
  expect(known('cabinet', join(ours, 'src'))).toEqual([])
  expect(known('patient', join(ours, 'src'))).toEqual([])
  expect(known('patient', join(ours, '..', '..', 'apps', 'patient', 'src'))).toEqual([])
})

/** Files, and steps of the sign-in behind its own address. */
const NO_PAGES = new Set(['/user-guide', '/pdf-images', '/human-check', '/passkey'])
