import type { ConsentItem } from '@vizit/contract/consent'
import { expect, test } from 'vitest'
import { afterConsent } from './after-consent.ts'
import { consentInput, judgeTicks, ticksOf } from './consent-ticks.ts'

const me: ConsentItem = { id: 'm', name: 'Савицкая Ольга Викторовна', isChild: false, isMe: true }
const child: ConsentItem = { id: 'c', name: 'Савицкий Михаил Андреевич', isChild: true, isMe: false }
const TEXTS = (['user-agreement', 'privacy', 'personal-data', 'parental', 'booking'] as const).map(kind => ({ kind, version: `v-${kind}` }))

test('the own entry has the ticks of own data and of agreement and privacy, a child the parental one [4.130] [5.43] [5.44]', () => {
  expect(ticksOf(me).map(tick => tick.accepts)).toEqual([['personal-data'], ['user-agreement', 'privacy']])
  expect(ticksOf(child).map(tick => tick.accepts)).toEqual([['parental', 'personal-data']])
})

test('it goes on only when every tick of everybody is set [4.129]', () => {
  const keys = [me, child].flatMap(ticksOf).map(tick => tick.key)
  for (const missing of keys) expect(judgeTicks([me, child], new Set(keys.filter(key => key !== missing)))).toBe('incomplete')
  expect(judgeTicks([me, child], new Set(keys))).toBe('complete')
})

test('one call carries the consent of all, in the versions that were shown [4.17] [4.131]', () => {
  expect(consentInput([me, child], TEXTS)).toEqual({
    consentReceived: true,
    people: [
      {
        profileId: 'm',
        consents: [
          { kind: 'personal-data', version: 'v-personal-data' },
          { kind: 'user-agreement', version: 'v-user-agreement' },
          { kind: 'privacy', version: 'v-privacy' }
        ]
      },
      {
        profileId: 'c',
        consents: [
          { kind: 'parental', version: 'v-parental' },
          { kind: 'personal-data', version: 'v-personal-data' }
        ]
      }
    ]
  })
})

test.each([
  [{ subName: 'Ольга Викторовна', path: '/visits', search: '' }, '/'],
  [{ subName: '', path: '/visits', search: '' }, '/profile'],
  [{ subName: '', path: '/visits', search: '?ed=true&visit=7' }, '/?ed=true&visit=7'],
  [{ subName: 'Ольга', path: '/timeslot/12', search: '?who=c' }, 'stay'],
  [{ subName: '', path: '/profile/edit', search: '?from=%2Fvisits' }, 'stay']
])('after the consent of %j the way leads to %s [4.133]', (given, way) => {
  expect(afterConsent(given, { start: '/', profile: '/profile', wanted: false })).toBe(way)
})

test.each([
  [{ subName: '', path: '/visits', search: '?tab=past' }, 'stay'],
  [{ subName: 'Ольга', path: '/', search: '' }, '/'],
  [{ subName: '', path: '/', search: '' }, '/profile']
])('where consent leads to what was wanted, after that of %j the way leads to %s', (given, way) => {
  expect(afterConsent(given, { start: '/', profile: '/profile', wanted: true })).toBe(way)
})
