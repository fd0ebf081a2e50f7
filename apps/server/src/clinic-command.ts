// npm run clinic -- OPERATION …: what a clinic's people and the product's write, of the server that DATABASE_URL names, or of the embedded database in
// DATA_DIR. The operations themselves live with their features.
import { parseArgs } from 'node:util'
import { banOperations } from './booking/standing/ban.operation.ts'
import { noShowOperation } from './booking/standing/no-show.operation.ts'
import { doctorsOperation } from './clinics/built-in/doctors.operation.ts'
import { exceptionOperation } from './clinics/built-in/exception.operation.ts'
import { hoursOperation } from './clinics/built-in/hours.operation.ts'
import { joinOperation } from './clinics/join.operation.ts'
import { invoiceOperation } from './invoices/invoice.operation.ts'
import { CommandError, endWith, type Operation, onDatabase } from './operator/command.ts'
import { listSettingsOperation, setSettingOperation } from './settings/settings.operation.ts'

const OPERATIONS: Record<string, Operation> = {
  join: joinOperation,
  doctors: doctorsOperation,
  hours: hoursOperation,
  exception: exceptionOperation,
  ...banOperations,
  'no-show': noShowOperation,
  invoice: invoiceOperation,
  'settings list': listSettingsOperation,
  'settings set': setSettingOperation
}
const OPTIONS = {
  slot: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  cancel: { type: 'string' },
  keep: { type: 'boolean' },
  undo: { type: 'boolean' }
} as const

await endWith(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const [first = '', second = ''] = positionals
  const long = OPERATIONS[`${first} ${second}`]
  const asked = long ?? OPERATIONS[first]
  if (!asked)
    throw new CommandError(
      Object.values(OPERATIONS)
        .map(one => `npm run clinic -- ${one.usage}`)
        .join('\n')
    )
  return onDatabase(asked.read(positionals.slice(long ? 2 : 1), { ...values }))
})
