// npm run staff -- DEED …: accounts of the desk, of the server that DATABASE_URL names, or of the embedded database in DATA_DIR. A password is read from
// standard input: an argument would stand in the list of processes and in the history of the shell.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { CommandError, type Deed, endWith, onDatabase } from '../operator/command.ts'
import { addStaffDeed, disableStaffDeed, enableStaffDeed, listStaffDeed, staffCodeDeed, staffPasswordDeed } from './staff.deed.ts'

const DEEDS: Record<string, Deed> = {
  add: addStaffDeed,
  password: staffPasswordDeed,
  code: staffCodeDeed,
  disable: disableStaffDeed,
  enable: enableStaffDeed,
  list: listStaffDeed
}
const TAKE_PASSWORD = ['add', 'password']

await endWith(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' }, of: { type: 'string' } } })
  const [name = '', ...words] = positionals
  const asked = DEEDS[name]
  if (!asked)
    throw new CommandError(
      Object.values(DEEDS)
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
