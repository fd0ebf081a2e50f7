// An insurer's list of contracts: from the text of the file to rows, or to what is wrong on which line. What is wrong never quotes the
// cell: the list names people.
import { type Day, judgeBirthday, readDay } from '@vizit/rules/days'
import { readRoubles } from '@vizit/rules/money'
import { normalPhone } from '@vizit/rules/phone'
import { readContractKey } from '@vizit/rules/programme'
import { type CsvRecord, readCsv } from './read-csv.ts'

export type ContractLine = {
  line: number
  programme_id: string
  barcode: string | null
  number: string
  suffix: string | null
  phone: string
  last_name: string
  birthday: Day
  valid_from: Day
  valid_to: Day
  status: 'READY' | 'NOT_READY' | 'NO_CARD' | 'CARD_INACTIVE' | 'TERMINATED'
  /** False for a contract that is announced and not sent yet. */
  synchronized: boolean
  amount_kopecks: number | null
  parts: { caption: string; amount: number | null }[]
}
export type LineFault = { line: number; column: string; reason: string }
export type ListFacts = { prefix: string; programmes: readonly string[]; today: Day }

const REQUIRED = ['programme', 'number', 'phone', 'last_name', 'birthday', 'valid_from', 'valid_to'] as const
const OPTIONAL = ['barcode', 'status', 'amount', 'parts'] as const
type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number]
const COLUMNS: readonly string[] = [...REQUIRED, ...OPTIONAL]

const STATUSES = ['READY', 'NOT_READY', 'NO_CARD', 'CARD_INACTIVE', 'TERMINATED'] as const
const ANNOUNCED = 'ANNOUNCED'
const NAME_MAX = 100

/** Every line is read, so that all faults are told at once. Rows are whole only when there is no fault. */
export function readContracts(text: string, facts: ListFacts): { rows: ContractLine[]; faults: LineFault[] } {
  const [header, ...records] = readCsv(text)
  const names = (header?.cells ?? []).map(cell => cell.toLowerCase())
  const faults = judgeHeader(names)
  if (faults.length > 0) return { rows: [], faults }
  const rows: ContractLine[] = []
  for (const record of records) {
    const read = readLine(record, names, facts)
    faults.push(...read.faults)
    if (read.row) rows.push(read.row)
  }
  faults.push(...twice(rows, 'number', row => `${row.number}/${row.suffix ?? ''}`))
  faults.push(...twice(rows, 'barcode', row => row.barcode))
  return { rows, faults: faults.sort((a, b) => a.line - b.line) }
}

function judgeHeader(names: string[]): LineFault[] {
  const missing = REQUIRED.filter(name => !names.includes(name)).map(column => ({ line: 1, column, reason: 'the column is missing' }))
  const unknown = names
    .filter(name => !COLUMNS.includes(name))
    .map(column => ({ line: 1, column, reason: `is none of the columns ${COLUMNS.join(', ')}` }))
  const doubled = names
    .filter((name, at) => names.indexOf(name) !== at)
    .map(column => ({ line: 1, column, reason: 'the column stands twice' }))
  return [...missing, ...unknown, ...doubled]
}

function readLine({ line, cells }: CsvRecord, names: string[], facts: ListFacts): { row?: ContractLine; faults: LineFault[] } {
  const faults: LineFault[] = []
  const fault = (column: Column | 'line', reason: string) => {
    faults.push({ line, column, reason })
    return undefined
  }
  if (cells.length !== names.length) {
    fault('line', `has ${cells.length} cells, the header has ${names.length}`)
    return { faults }
  }
  const cell = (column: Column) => cells[names.indexOf(column)] ?? ''
  const day = (column: Column) => readDayOf(cell(column)) ?? fault(column, 'is no day: 2026-11-20 or 20.11.2026')

  const programme_id = facts.programmes.includes(cell('programme'))
    ? cell('programme')
    : fault('programme', `is none of this insurer: ${facts.programmes.join(', ')}`)
  const key = readContractKey(cell('number'))
  const contract =
    key?.kind === 'contract' ? key : fault('number', 'is no contract number: 4 to 12 digits, with or without a slash and three digits')
  const barcode = readBarcode(cell('barcode'), facts.prefix)
  if (barcode === undefined) fault('barcode', `is not 13 digits that begin with ${facts.prefix}`)
  const phone = normalPhone(cell('phone'))
  if (!/^375\d{9}$/.test(phone)) fault('phone', 'is no Belarusian number')
  const last_name = cell('last_name')
  if (last_name === '' || last_name.length > NAME_MAX) fault('last_name', `is empty or longer than ${NAME_MAX}`)
  const birthday = day('birthday')
  if (birthday && judgeBirthday(birthday, facts.today) !== 'ok') fault('birthday', 'is in the future or before 1900')
  const [valid_from, valid_to] = [day('valid_from'), day('valid_to')]
  if (valid_from && valid_to && valid_to < valid_from) fault('valid_to', 'is before valid_from')
  const status = readStatus(cell('status')) ?? fault('status', `is none of ${[...STATUSES, ANNOUNCED].join(', ')}`)
  const amount = readAmount(cell('amount'))
  if (amount === undefined) fault('amount', 'is no amount in roubles')
  const parts = readParts(cell('parts')) ?? fault('parts', 'are written as «caption=amount|caption»')

  if (
    !programme_id ||
    !contract ||
    barcode === undefined ||
    !birthday ||
    !valid_from ||
    !valid_to ||
    !status ||
    amount === undefined ||
    !parts
  )
    return { faults }
  const { number, suffix } = contract
  const worth = { amount_kopecks: amount, parts }
  const row = { line, programme_id, barcode, number, suffix, phone, last_name, birthday, valid_from, valid_to, ...status, ...worth }
  return { row, faults }
}

function readDayOf(text: string): Day | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return readDay(iso ? `${iso[3]}.${iso[2]}.${iso[1]}` : text)
}

/** Null: there is no card yet. */
function readBarcode(text: string, prefix: string): string | null | undefined {
  if (text === '') return null
  const key = readContractKey(text)
  return key?.kind === 'barcode' && key.barcode.startsWith(prefix) ? key.barcode : undefined
}

function readStatus(text: string): Pick<ContractLine, 'status' | 'synchronized'> | undefined {
  const word = text.toUpperCase() || 'READY'
  if (word === ANNOUNCED) return { status: 'READY', synchronized: false }
  const status = STATUSES.find(one => one === word)
  return status && { status, synchronized: true }
}

function readAmount(text: string): number | null | undefined {
  if (text === '') return null
  const kopecks = readRoubles(text)
  return kopecks !== undefined && kopecks > 0 ? kopecks : undefined
}

/** «Стоматология=3000|Скорая помощь»: what stands without an amount is included without a limit of its own. */
function readParts(text: string): ContractLine['parts'] | undefined {
  const parts: ContractLine['parts'] = []
  for (const part of text === '' ? [] : text.split('|')) {
    const [caption = '', sum = '', ...more] = part.split('=').map(word => word.trim())
    const amount = readAmount(sum)
    if (caption === '' || more.length > 0 || amount === undefined) return undefined
    parts.push({ caption, amount })
  }
  return parts
}

function twice(rows: ContractLine[], column: string, keyOf: (row: ContractLine) => string | null): LineFault[] {
  const seen = new Map<string, number>()
  const faults: LineFault[] = []
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const before = seen.get(key)
    if (before === undefined) seen.set(key, row.line)
    else faults.push({ line: row.line, column, reason: `is that of line ${before}` })
  }
  return faults
}
