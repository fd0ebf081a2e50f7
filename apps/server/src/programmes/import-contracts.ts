import { minskDay } from '@vizit/rules/days'
import { audit } from '../evidence/ledger.ts'
import type { Store, Tx } from '../store/store.ts'
import {
  countLive,
  endOthers,
  findForeignBarcodes,
  findInsurerToList,
  freeBarcodes,
  type Insurer,
  lockList,
  writeContracts
} from './contracts-list.sql.ts'
import { type ContractLine, type LineFault, readContracts } from './read-contracts.ts'

/** `whole`: what is not in the list has ended. `check`: nothing is written. `force`: a whole list may end many. */
export type ImportOptions = { insurer: string; text: string; whole?: boolean; check?: boolean; force?: boolean }

export type Imported = { lines: number; added: number; changed: number; same: number; ended: number }
export type ImportResult =
  | { kind: 'imported' | 'checked'; counts: Imported }
  | { kind: 'faults'; faults: LineFault[] }
  | { kind: 'no-insurer' }
  | { kind: 'empty' }
  /** A whole list that would end so many of those that run: a file that was cut off looks the same. */
  | { kind: 'ends-many'; ended: number; live: number }

const ROWS_A_STATEMENT = 2_000
const MANY_SHARE = 0.1
const FEW = 10

/** Writes an insurer's list of contracts: every line of it or none. The same list once more changes nothing. */
export async function importContracts(store: Store, options: ImportOptions): Promise<ImportResult> {
  const insurer = await findInsurerToList(store, options.insurer)
  if (!insurer) return { kind: 'no-insurer' }
  const today = minskDay(new Date(insurer.now))
  const { rows, faults } = readContracts(options.text, { prefix: insurer.barcode_prefix, programmes: insurer.programmes, today })
  if (faults.length > 0) return { kind: 'faults', faults }
  if (rows.length === 0) return { kind: 'empty' }
  let result: ImportResult = { kind: 'empty' }
  await store
    .transaction(async tx => {
      result = await write(tx, options, insurer, rows)
      if (result.kind !== 'imported') throw new NothingWritten()
    })
    .catch(error => {
      if (!(error instanceof NothingWritten)) throw error
    })
  return result
}

/** Takes the transaction back after a check or a refusal. */
class NothingWritten extends Error {}

async function write(tx: Tx, options: ImportOptions, { now }: Insurer, rows: ContractLine[]): Promise<ImportResult> {
  const { insurer: code } = options
  const today = minskDay(new Date(now))
  await lockList(tx, code)
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, at) =>
    rows.slice(at * ROWS_A_STATEMENT, (at + 1) * ROWS_A_STATEMENT)
  )
  const foreign = await foreignFaults(tx, code, rows)
  if (foreign.length > 0) return { kind: 'faults', faults: foreign }
  const live = await countLive(tx, code, today)
  for (const chunk of chunks) await freeBarcodes(tx, code, chunk)
  let [added, changed] = [0, 0]
  for (const chunk of chunks) {
    const written = await writeContracts(tx, code, chunk, now)
    const fresh = written.filter(one => one.added).length
    added += fresh
    changed += written.length - fresh
  }
  const keys = rows.map(row => (row.suffix === null ? row.number : `${row.number}/${row.suffix}`))
  const ended = options.whole ? await endOthers(tx, code, keys, today, now) : 0
  if (!options.force && ended > FEW && ended > live * MANY_SHARE) return { kind: 'ends-many', ended, live }
  await audit(tx, { at: new Date(now), accountId: null, action: 'contracts-imported', objectId: code })
  const counts = { lines: rows.length, added, changed, same: rows.length - added - changed, ended }
  return { kind: options.check ? 'checked' : 'imported', counts }
}

async function foreignFaults(tx: Tx, code: string, rows: ContractLine[]): Promise<LineFault[]> {
  const barcodes = rows.flatMap(row => row.barcode ?? [])
  const foreign = new Set((await findForeignBarcodes(tx, code, barcodes)).map(one => one.barcode))
  return rows
    .filter(row => row.barcode !== null && foreign.has(row.barcode))
    .map(row => ({ line: row.line, column: 'barcode', reason: 'is that of another insurer’s contract' }))
}
