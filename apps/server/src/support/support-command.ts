// npm run support -- list [--days N]: what people have written to support, of the server that DATABASE_URL names, or of the embedded database in DATA_DIR.
import { parseArgs } from 'node:util'
import { CommandError, endWith, isWrongCall, onDatabase } from '../operator/command.ts'
import { listRequests } from './list-requests.ts'

const USAGE = `npm run support -- list [--days N]
  What people have written to support in the last N days, 30 unless said otherwise, the last first.`
const DAYS = 30
const DAYS_MOST = 800

await endWith(async () => {
  const days = readDays()
  if (days === undefined) throw new CommandError(USAGE)
  return onDatabase((store, now) => listRequests(store, days, now))
})

function readDays(): number | undefined {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { days: { type: 'string', default: String(DAYS) } } })
    const days = Number(values.days)
    return positionals.join(' ') === 'list' && Number.isInteger(days) && days >= 1 && days <= DAYS_MOST ? days : undefined
  } catch (error) {
    if (isWrongCall(error)) return undefined
    throw error
  }
}
