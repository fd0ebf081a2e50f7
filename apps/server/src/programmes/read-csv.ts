// Comma-separated values as spreadsheets write them: a header, one separator throughout, cells in quotes where they need to be.

/** One record: the line it begins on, counted from 1 with the header, and its cells. */
export type CsvRecord = { line: number; cells: string[] }

const SEPARATORS = [';', ',', '\t'] as const

/** Records of the text, the header first; empty lines are left out. A quote that is never closed ends with the text. */
export function readCsv(text: string): CsvRecord[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const header = clean.slice(0, Math.max(clean.indexOf('\n'), 0) || undefined)
  const separator = SEPARATORS.find(one => header.includes(one)) ?? ';'
  const records: CsvRecord[] = []
  let [at, line] = [0, 1]
  while (at < clean.length) {
    const read = readRecord(clean, at, separator)
    if (read.cells.some(cell => cell !== '')) records.push({ line, cells: read.cells })
    line += clean.slice(at, read.end).split('\n').length - 1
    at = read.end
  }
  return records
}

function readRecord(text: string, from: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[at++]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) {
      cells.push(cell.trim())
      cell = ''
    } else if (sign === '\n') {
      return { cells: [...cells, cell.trim()], end: at + 1 }
    } else {
      cell += sign
    }
  }
  return { cells: [...cells, cell.trim()], end: text.length }
}
