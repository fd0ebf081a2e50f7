// npm run visits -- cancel PROVIDER VISIT REASON [--free]: a centre's people call a visit off, of the server that DATABASE_URL names, or of the embedded
// database in DATA_DIR. The running server does it: the patient is told, and the centre's own system.
import { parseArgs } from 'node:util'
import { CommandError, endWith, isWrongCall, onDatabase } from '../operator/command.ts'
import { REASON_MOST } from './at-clinic/cancel-by-clinic.job.ts'
import { planCancelling } from './cancelling/plan-cancelling.ts'

const USAGE = `npm run visits -- cancel PROVIDER VISIT REASON [--free]
  VISIT: the id of the order, or the name that the centre's system gave the visit. REASON: for the patient, ${REASON_MOST} characters.
  --free: the time may be booked by others; else it is closed.`
const WHY_NOT = {
  over: 'Nothing was changed: the visit is cancelled already, or over.',
  'no-such-visit': 'Nothing was changed: this provider has no such visit.'
} as const

await endWith(async () => {
  const input = readInput()
  if (!input) throw new CommandError(USAGE)
  const outcome = await onDatabase(store => planCancelling(store, input))
  if (outcome !== 'planned') throw new CommandError(WHY_NOT[outcome])
  return ['The server will cancel the visit within seconds and tell the patient.']
})

function readInput() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { free: { type: 'boolean', default: false } } })
    const [operation, provider = '', ref = '', ...words] = positionals
    const reason = words.join(' ').trim()
    const isWhole = operation === 'cancel' && provider && ref && reason && reason.length <= REASON_MOST
    return isWhole ? { provider, ref, reason, slot: values.free ? ('free' as const) : ('closed' as const) } : undefined
  } catch (error) {
    if (isWrongCall(error)) return undefined
    throw error
  }
}
