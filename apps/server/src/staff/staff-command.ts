// npm run staff -- OPERATION …: accounts of the desk, of the server that DATABASE_URL names, or of the embedded database in DATA_DIR. A password is read from
// standard input: an argument would stand in the list of processes and in the history of the shell.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { CommandError, endWith, type Operation, onDatabase } from '../operator/command.ts'
import {
  addStaffOperation,
  disableStaffOperation,
  enableStaffOperation,
  listStaffOperation,
  staffCodeOperation,
  staffPasswordOperation
} from './staff.operation.ts'

const OPERATIONS: Record<string, Operation> = {
  add: addStaffOperation,
  password: staffPasswordOperation,
  code: staffCodeOperation,
  disable: disableStaffOperation,
  enable: enableStaffOperation,
  list: listStaffOperation
}
const TAKE_PASSWORD = ['add', 'password']

await endWith(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' }, of: { type: 'string' } } })
  const [name = '', ...words] = positionals
  const asked = OPERATIONS[name]
  if (!asked)
    throw new CommandError(
      Object.values(OPERATIONS)
        .map(one => `npm run staff -- ${one.usage}`)
        .join('\n')
    )
  const options: Record<string, string> = { ...values }
  if (TAKE_PASSWORD.includes(name)) options.password = await readPassword()
  return onDatabase(asked.read(words, options))
})

/** One line; at a terminal it is not shown as it is typed. */
async function readPassword(): Promise<string> {
  const isTyped = process.stdin.isTTY
  if (isTyped) process.stderr.write('Password: ')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: isTyped })
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (isTyped) process.stderr.write('\n')
  }
}
