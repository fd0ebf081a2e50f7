import { expect, test } from 'vitest'
import { pathOfLink } from './follow-links.ts'

const SITE = 'https://app.vizit.example'

test('a link to the app opens its page, with what it is asked', () => {
  expect(pathOfLink(`${SITE}/visits/12?tab=past#notes`, SITE)).toBe('/visits/12?tab=past#notes')
  expect(pathOfLink(SITE, SITE)).toBe('/')
})

test('what is no address of the app opens nothing', () => {
  for (const address of [
    undefined,
    '',
    'visits',
    'http://app.vizit.example/visits',
    'https://app.vizit.example.evil.example/',
    `${SITE}//evil.example`,
    'by.vizit.app://visits'
  ])
    expect([address, pathOfLink(address, SITE)]).toEqual([address, null])
})
