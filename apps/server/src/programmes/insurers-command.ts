// npm run insurers -- import FILE --insurer CODE [--whole] [--check] [--force] [--encoding windows-1251]: of the server that DATABASE_URL
// names, or of the embedded database in DATA_DIR.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isWrongCall, onDatabase } from '../operator/command.ts'
import { ClusterError } from '../store/cluster-error.ts'
import { type ImportResult, importContracts } from './import-contracts.ts'

const USAGE = 'npm run insurers -- import FILE --insurer CODE [--whole] [--check] [--force] [--encoding utf-8|windows-1251]'
const FAULTS_SHOWN = 50

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ClusterError) && !isWrongCall(error)) throw error
  complain(error.message)
  if (isWrongCall(error)) complain(USAGE)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      insurer: { type: 'string' },
      encoding: { type: 'string', default: 'utf-8' },
      whole: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false }
    }
  })
  const [command, file, ...rest] = positionals
  if (command !== 'import' || !file || rest.length > 0 || !values.insurer) {
    complain(USAGE)
    return 1
  }
  const text = readText(file, values.encoding)
  if (text === undefined) return 1
  const { insurer, whole, check, force } = values
  return tell(await onDatabase(store => importContracts(store, { insurer, text, whole, check, force })), insurer)
}

function readText(file: string, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(readFileSync(resolve(file)))
  } catch (error) {
    complain(`${file} cannot be read as ${encoding}: ${(error as Error).message}`)
    return undefined
  }
}

/** The exit code: 0 for a list that was written, or that could be. */
function tell(result: ImportResult, insurer: string): number {
  switch (result.kind) {
    case 'imported':
    case 'checked': {
      const { lines, added, changed, same, ended } = result.counts
      const counts = `${lines} lines: ${added} added, ${changed} changed, ${same} as before, ${ended} ended`
      say(`${result.kind === 'imported' ? 'Imported' : 'Checked, nothing written'}: insurer ${insurer}, ${counts}.`)
      return 0
    }
    case 'faults':
      for (const { line, column, reason } of result.faults.slice(0, FAULTS_SHOWN)) complain(`line ${line}, ${column}: ${reason}`)
      if (result.faults.length > FAULTS_SHOWN) complain(`… and ${result.faults.length - FAULTS_SHOWN} more`)
      complain('Nothing was imported.')
      return 1
    case 'no-insurer':
      complain(`There is no insurer ${insurer}.`)
      return 1
    case 'empty':
      complain('The list has no lines. Nothing was imported.')
      return 1
    case 'ends-many':
      complain(
        `As a whole list it would end ${result.ended} of ${result.live} contracts that run. Is the file complete? Then add --force. Nothing was imported.`
      )
      return 1
  }
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

function complain(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}
