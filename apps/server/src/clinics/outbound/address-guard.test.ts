import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { type AddressPolicy, AddressRefused, guardedLookup, judgeUrl } from './address-guard.ts'

const production: AddressPolicy = {
  hosts: ['fhir.clinic.example', '10.8.0.5', '127.0.0.1', '[::1]', '[::ffff:7f00:1]'],
  networks: [],
  plainAllowed: false
}

test('only a listed host is spoken to, over HTTPS, without a name in its address', () => {
  expect(judgeUrl('https://fhir.clinic.example/r4', production)).toBe('ok')
  expect(judgeUrl('https://FHIR.clinic.example:8443/r4', production)).toBe('ok')
  expect(judgeUrl('http://fhir.clinic.example/r4', production)).toBe('not-https')
  expect(judgeUrl('https://fhir.clinic.example@other.example/', production)).toBe('has-a-name-in-it')
  expect(judgeUrl('https://fhir.clinic.example.other.example/', production)).toBe('host-not-listed')
  for (const text of ['', 'fhir.clinic.example', 'file:///etc/passwd', 'gopher://fhir.clinic.example/'])
    expect(judgeUrl(text, production)).toBe('not-an-address')
})

test('an address of a private network is refused however it is written and even if it is listed; a network that is named is not', () => {
  for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '10.8.0.5'])
    expect(judgeUrl(`https://${host}/`, production), host).toBe('private-address')
  expect(judgeUrl('https://10.8.0.5/', { ...production, networks: ['10.8.0.0/16'] })).toBe('ok')
})

function resolving(...addresses: string[]) {
  const found: LookupAddress[] = addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  const lookup = guardedLookup({ networks: [] }, ((_: string, __: object, done: (error: null, all: LookupAddress[]) => void) =>
    done(null, found)) as never)
  return new Promise<unknown>(answer => lookup('fhir.clinic.example', { all: true }, (error, given) => answer(error ?? given)))
}

test('a listed name that leads to a private address is refused when it is connected to, also beside a good one', async () => {
  expect(await resolving('93.184.216.34')).toEqual([{ address: '93.184.216.34', family: 4 }])
  for (const bad of ['169.254.169.254', '10.0.0.1', '::1', '::ffff:10.0.0.1', 'fd00::1', '64:ff9b::7f00:1'])
    expect(await resolving('93.184.216.34', bad), bad).toBeInstanceOf(AddressRefused)
})
