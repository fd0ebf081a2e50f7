// npm run visits -- cancel PROVIDER VISIT REASON [--free]: a centre's people call a visit off, of the server that DATABASE_URL names, or of the embedded
// database in DATA_DIR. The running server does it: the patient is told, and the centre's own system.
import { parseArgs } from 'node:util'
import { stands } from '@vizit/rules/visits'
import { enqueue } from '../jobs/enqueue.ts'
import { isWrongCall, onDatabase } from '../operator/command.ts'
import { ClusterError } from '../store/cluster-place.ts'
import type { Store } from '../store/store.ts'
import { REASON_MOST } from './cancel-by-clinic.job.ts'
import { findStanding } from './cancel-by-clinic.sql.ts'

const USAGE = `npm run visits -- cancel PROVIDER VISIT REASON [--free]
  VISIT: the id of the order, or the name that the centre's system gave the visit. REASON: for the patient, ${REASON_MOST} characters.
  --free: the time may be booked by others; else it is closed.`

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ClusterError) && !isWrongCall(error)) throw error
  complain(error instanceof ClusterError ? error.message : USAGE)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { free: { type: 'boolean', default: false } } })
  const [deed, provider = '', ref = '', ...words] = positionals
  const reason = words.join(' ').trim()
  if (deed !== 'cancel' || !provider || !ref || !reason || reason.length > REASON_MOST) {
    complain(USAGE)
    return 1
  }
  return onDatabase(store => plan(store, { provider, ref, reason, slot: values.free ? 'free' : 'closed' }))
}

async function plan(store: Store, wish: { provider: string; ref: string; reason: string; slot: string }): Promise<number> {
  const visit = await findStanding(store, wish.provider, wish.ref)
  if (!visit || !stands(visit.status)) {
    complain(
      visit ? 'Nothing was changed: the visit is cancelled already, or over.' : 'Nothing was changed: this provider has no such visit.'
    )
    return 1
  }
  await store.transaction(tx => enqueue(tx, 'cancelled-by-clinic', { ...wish, ref: visit.order_id, toldBy: 'people' }))
  process.stdout.write('The server will cancel the visit within seconds and tell the patient.\n')
  return 0
}

function complain(sentence: string) {
  process.stderr.write(`${sentence}\n`)
}
