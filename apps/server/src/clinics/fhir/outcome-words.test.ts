import { expect, test } from 'vitest'
import { wordsOf } from './outcome-words.ts'

const said = (issue: object) => wordsOf({ resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'processing', ...issue }] })

test('what a server says of a failure is kept in words of the trade: where, which code, what is wrong', () => {
  expect(
    said({
      code: 'not-found',
      expression: ['Appointment.slot'],
      diagnostics:
        'HAPI-0524: Unknown search parameter "patient-name" for resource type "Appointment". Value search parameters for this search are: [status]'
    })
  ).toBe(
    'error not-found Appointment.slot: HAPI-0524: Unknown search parameter … for resource type Appointment . Value search parameters for this search are: [status]'
  )
  expect(wordsOf('<html>502</html>')).toBeUndefined()
  expect(wordsOf({ resourceType: 'OperationOutcome', issue: 'x' })).toBeUndefined()
})

test('no name, phone, birthday, number of a card or address gets through, quoted or not, in any part and any letters', () => {
  const personal = [
    'Савицкая Ольга Викторовна',
    'SAVITSKAYA OLGA',
    'Savitskaya-Moroz',
    '+375 29 123-45-67',
    '375291234567',
    '1990-05-15',
    'olga@mail.example',
    '3150590A001PB5',
    '٣٧٥٢٩',
    'ｏｌｇａ',
    'перелом шейки бедра',
    'F32.1'
  ]
  for (const text of personal) {
    const everywhere = said({
      code: text,
      expression: [`Patient.where(name='${text}')`, text],
      details: { text: `Slot is held by ${text}`, coding: [{ code: text }] },
      diagnostics: `Duplicate: ${text} "${text}" (${text}), Patient/${text}`
    })!
    expect(everywhere).toContain('Duplicate')
    for (const part of text.split(/[\s@.+-]+/).filter(one => one.length > 1 && !/^\d{1}$/.test(one)))
      expect(everywhere, text).not.toContain(part)
    expect(everywhere.replace(/HAPI-\d{4}/g, '')).not.toMatch(/\d/)
  }
})

test('the words are few, however much a server says', () => {
  expect(said({ diagnostics: 'invalid value '.repeat(100_000) })!.length).toBeLessThanOrEqual(240)
  const issue = { severity: 'error', code: 'invalid', diagnostics: 'invalid' }
  expect(wordsOf({ resourceType: 'OperationOutcome', issue: Array.from({ length: 50 }, () => issue) })!.split(';')).toHaveLength(3)
})
