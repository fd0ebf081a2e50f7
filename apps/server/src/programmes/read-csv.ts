// Comma-separated values as spreadsheets write them: a header, one separator throughout, cells in quotes where they need to be.
import { CsvError, parse } from 'csv-parse/sync'

/** One record: the line it begins on, counted from 1 with the header, and its cells. */
export type CsvRecord = { line: number; cells: string[] }

const SEPARATORS = [';', ',', '\t'] as const

/** Records of the text, the header first; empty lines are left out. A quote that is never closed ends with the text. */
export function readCsv(text: string): CsvRecord[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  try {
    return recordsOf(clean)
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return recordsOf(`${clean}"`)
    throw error
  }
}

function recordsOf(text: string): CsvRecord[] {
  const header = text.slice(0, Math.max(text.indexOf('\n'), 0) || undefined)
  const records: CsvRecord[] = []
  parse(text, {
    delimiter: SEPARATORS.find(one => header.includes(one)) ?? ';',
    trim: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    on_record: (cells: string[], { lines }) => {
      // told when the record has ended
      records.push({ line: lines - (cells.join('').split('\n').length - 1), cells })
      return null
    }
  })
  return records
}
