import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  cursor,
  day,
  givenDay,
  givenInstant,
  givenText,
  instant,
  judgedText,
  rowId,
  rowIds,
  rowIdsUpTo,
  slotId,
  trimmedText,
  wholeNumber
} from './fields.ts'

const takes = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success
const ID = '5b0c6f0e-7a0f-4d0e-9d4a-1f2e3d4c5b6a'

test('a text has no U+0000 and no half of a pair, and letters of every alphabet', () => {
  for (const schema of [givenText(20), trimmedText(20), judgedText(() => true)]) {
    for (const bad of ['а\0б', '\0', '\uD83D', 'я\uDE00', '\uDE00\uD83D']) expect(takes(schema, bad), JSON.stringify(bad)).toBe(false)
    for (const good of ['', 'Ў і ё ’', '😀', '日本', 'a\nb\t']) expect(takes(schema, good), JSON.stringify(good)).toBe(true)
  }
})

test('a text keeps its lengths, and spaces around do not count where it is trimmed', () => {
  expect([takes(givenText(3, 2), 'a'), takes(givenText(3, 2), 'ab'), takes(givenText(3, 2), 'abcd')]).toEqual([false, true, false])
  expect([takes(trimmedText(3, 1), '   '), takes(trimmedText(3, 1), '  abc  ')]).toEqual([false, true])
})

test('an id is one that a column can hold', () => {
  for (const good of ['1', '2147483647']) expect(takes(rowId, good), good).toBe(true)
  for (const bad of ['0', '01', '-1', '1.0', '1e3', '2147483648', '9999999999', '99999999999', '١', '1 ', '1\n', ''])
    expect(takes(rowId, bad), bad).toBe(false)
  expect([takes(slotId, '9999999999'), takes(slotId, '999999999999999999'), takes(slotId, '9223372036854775808')]).toEqual([
    true,
    true,
    false
  ])
  expect([takes(rowIds, '1,2147483647'), takes(rowIds, '1,2147483648'), takes(rowIds, '1,'), takes(rowIds, '1;2')]).toEqual([
    true,
    false,
    false,
    false
  ])
  expect(takes(rowIds, Array(51).fill('7').join(','))).toBe(false)
  expect([500, 501].map(ids => takes(rowIdsUpTo(500), Array(ids).fill('7').join(',')))).toEqual([true, false])
})

test('a day that is asked about is one of the calendar, of 1800 to 2200', () => {
  for (const good of ['1800-01-01', '2024-02-29', '2200-12-31']) expect(takes(givenDay, good), good).toBe(true)
  for (const bad of ['0001-01-01', '1799-12-31', '2201-01-01', '9999-12-31', '2026-02-31', '2026-13-01', '2026-1-1', '+02026-01-01', ''])
    expect(takes(givenDay, bad), bad).toBe(false)
  // what a clinic or an insurer has written long ago is still told
  expect(takes(day, '9999-12-31')).toBe(true)
})

test('an instant that is asked about is one that there is', () => {
  for (const good of ['2026-11-22T00:00:00Z', '2026-11-22T23:59:59.999999Z']) expect(takes(givenInstant, good), good).toBe(true)
  const hours = ['25:00:00', '24:00:00', '10:60:00', '10:00:60', '10:00', '99:99:99'].map(time => `2026-11-22T${time}Z`)
  const others = ['2026-02-31T10:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-22', '2026-11-22T10:00:00+03:00']
  for (const bad of [...hours, ...others]) expect(takes(givenInstant, bad), bad).toBe(false)
  expect(takes(instant, '9999-12-31T23:59:59Z')).toBe(true)
})

test('a cursor is an instant that there is and an id', () => {
  expect(takes(cursor, `2026-11-22T10:00:00.123456Z_${ID}`)).toBe(true)
  for (const bad of [`9999-99-99T99:99:99Z_${ID}`, `2026-11-22T10:00:00Z_${'-'.repeat(36)}`, `2026-11-22T10:00:00Z_${ID}_`, '_', ''])
    expect(takes(cursor, bad), bad).toBe(false)
})

test('a whole number is whole and within its bounds', () => {
  expect([1, 5, 0, 6, 1.5, Number.POSITIVE_INFINITY, Number.NaN, '3', null].map(value => takes(wholeNumber(1, 5), value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
    false,
    false
  ])
})
