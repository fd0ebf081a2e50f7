// A process of its own that reminds, sends, and settles visits at their clinics, as the product's worker does, at a time of day that the proof sets. It is there to be killed.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { settleVisit } from '../../apps/server/src/booking/settle-visit.job.ts'
import { tellNews } from '../../apps/server/src/booking/tell-news.ts'
import { openClinics } from '../../apps/server/src/clinics/clinics.ts'
import { SIMULATOR_ACCESS } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { freeDeadJobs } from '../../apps/server/src/jobs/free-dead-jobs.job.ts'
import { sendNotification } from '../../apps/server/src/jobs/send-notification.job.ts'
import { startWorker } from '../../apps/server/src/jobs/worker.ts'
import { openLog } from '../../apps/server/src/log.ts'
import { httpSms } from '../../apps/server/src/outside/sms/http-sms.ts'
import { remindOfVisits } from '../../apps/server/src/reminders/remind.job.ts'
import { openStore } from '../../apps/server/src/store/store.ts'
import { NO_TRACING } from '../../apps/server/src/tracing/tracing.ts'

const SWEEP_EVERY_MILLIS = 300
const { DATABASE_URL = '', SMS_URL = '', BEGAN_AT = '', BEGAN_MILLIS = '', NEW_KEY_EACH_TRY } = process.env

const real = httpSms({ url: SMS_URL, token: 'a-token', sender: 'Vizit', timeoutMillis: 500 })
const store = openStore(DATABASE_URL, { connections: 8, onError: () => undefined })
const log = openLog('silent')
const nobody = async (): Promise<never> => {
  throw new Error('not in this proof')
}
const config = { ...readConfig({}, '0.0.0'), clinics: SIMULATOR_ACCESS }
const clock = () => new Date(Date.parse(BEGAN_AT) + Date.now() - Number(BEGAN_MILLIS))
// What the jobs use, and nothing else.
const deps = {
  store,
  config,
  clinics: openClinics({ store, config, log, clock }),
  sms: { send: sms => real.send(NEW_KEY_EACH_TRY ? { ...sms, key: randomUUID() } : sms) },
  mail: { send: nobody },
  push: { publicKey: null, send: nobody },
  log,
  tracing: NO_TRACING,
  clock,
  newId: randomUUID
} satisfies Partial<Deps> as unknown as Deps

await startWorker(
  deps,
  { 'send-notification': sendNotification, 'settle-visit': settleVisit, 'free-dead-jobs': freeDeadJobs },
  [{ task: 'free-dead-jobs', every: '1 minute' }],
  [{ name: 'tell-news', everyMillis: 100, poll: tellNews }]
)
process.on('disconnect', () => process.exit(0))
process.send?.('up')
for (;;) {
  // a sweep that fails is tried again by the next one
  await remindOfVisits(deps).catch(() => undefined)
  await pause(SWEEP_EVERY_MILLIS)
}
