import { expect, test } from 'vitest'
import { type AdultDraft, readDraft } from './adult-draft.ts'

const NINA: AdultDraft = {
  kin: 'MOTHER',
  person: { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'FEMALE' },
  phone: '+375 (29) 765-43-21',
  relId: '6f1c3a52-9d4e-4b7a-8c11-2f5d0e9b7a34',
  resendAt: 1_795_000_000_000
}
const { person } = NINA

test('what was kept of an adult comes back as it was, before the first SMS too', () => {
  expect(readDraft(JSON.parse(JSON.stringify(NINA)))).toEqual(NINA)
  expect(readDraft({ ...NINA, kin: 'OTHER', resendAt: null })).toEqual({ ...NINA, kin: 'OTHER', resendAt: null })
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Нина'],
  ['a list', [NINA]],
  ['another thing', { text: 'Визит пропал', replyTo: null }],
  ['a word that is none', { ...NINA, kin: 'NEIGHBOUR' }],
  ['a spouse, who is added by code', { ...NINA, kin: 'SPOUSE' }],
  ['no person', { ...NINA, person: null }],
  ['a name that is none', { ...NINA, person: { ...person, firstName: 7 } }],
  ['a birthday that is missing', { ...NINA, person: { ...person, birthday: undefined } }],
  ['no sex', { ...NINA, person: { ...person, sex: '' } }],
  ['no phone', { ...NINA, phone: null }],
  ['a form that was not sent', { ...NINA, relId: null }],
  ['an empty id', { ...NINA, relId: '' }],
  ['a time that is none', { ...NINA, resendAt: '2026-11-20' }]
])('%s is no draft', (_, kept) => {
  expect(readDraft(kept)).toBeNull()
})
