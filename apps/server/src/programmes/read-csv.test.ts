import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const write = (rows: string[][], separator: string) =>
  rows.map(cells => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')

test('whatever a spreadsheet writes is read back, cell by cell', () => {
  const cell = fc.string().map(text => text.replaceAll('\r', '').trim())
  const table = fc
    .integer({ min: 1, max: 5 })
    .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }))
  fc.assert(
    fc.property(table, fc.constantFrom(';', ',', '\t'), (rows, separator) => {
      const header = rows[0]!.map((_, at) => `column ${at}`)
      const read = readCsv(`\uFEFF${write([header, ...rows], header.length > 1 ? separator : ';')}\r\n`)
      const full = rows.filter(cells => cells.some(one => one !== ''))
      expect(read.map(record => record.cells)).toEqual([header, ...full])
    })
  )
})

test('a record has the number of the line that it begins on', () => {
  expect(readCsv('a;b\n\n1;"two\nlines"\n3;4')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['1', 'two\nlines'] },
    { line: 5, cells: ['3', '4'] }
  ])
})

test('a quote that is never closed ends with the text, and what came before it is read', () => {
  expect(readCsv('a;b\n1;2\n3;"four;\n5')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '2'] },
    { line: 3, cells: ['3', 'four;\n5'] }
  ])
})
