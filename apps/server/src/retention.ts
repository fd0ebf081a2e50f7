// The work that removes what has been kept long enough: what it takes, and after how long, stands in docs/retention.md.

import { sweepVisitVersions } from './booking/at-clinic/change-as-clinic.job.ts'
import { dropOldChanges } from './catalogue/drop-old-changes.job.ts'
import { sweepClinics } from './clinics/sweep-clinics.job.ts'
import type { Deps } from './deps.ts'
import { sweepEmail } from './email/sweep-email.job.ts'
import { sweepFamily } from './family/sweep-family.job.ts'
import { sweepMessages } from './jobs/sweep-notifications.job.ts'
import { openLog } from './log.ts'
import { sweepInbox } from './outside/inbox/sweep-inbox.job.ts'
import { sweepOwnData } from './own-data/sweep-own-data.job.ts'
import { sweepPasskeys } from './passkeys/sweep-passkeys.job.ts'
import { sweepProgrammeRequests } from './programmes/sweep-requests.job.ts'
import { sweepPublicBooking } from './public-booking/sweep-public-booking.job.ts'
import { sweepSignIn } from './sign-in/sweep-sign-in.job.ts'
import { sweepStaff } from './staff/sweep-staff.job.ts'
import { type Store, sql, type Tx } from './store/store.ts'
import { sweepSupport } from './support/sweep-support.job.ts'

type Removal = (deps: Pick<Deps, 'store' | 'clock' | 'log'>) => Promise<void>

/** By the names of their jobs. They write rows of tables alone: no file, no message, nobody outside. */
export const REMOVING: Readonly<Record<string, Removal>> = {
  'sweep-visit-versions': sweepVisitVersions,
  'sweep-clinics': sweepClinics,
  'drop-old-changes': dropOldChanges,
  'sweep-sign-in': sweepSignIn,
  'sweep-passkeys': sweepPasskeys,
  'sweep-staff': sweepStaff,
  'sweep-family': sweepFamily,
  'sweep-email': sweepEmail,
  'sweep-programme-requests': sweepProgrammeRequests,
  'sweep-support': sweepSupport,
  'sweep-own-data': sweepOwnData,
  'sweep-notifications': sweepMessages,
  'sweep-public-booking': sweepPublicBooking,
  'sweep-inbox': sweepInbox
}

/** Said by a transaction that did what it should and must leave nothing. */
class Undone extends Error {}

/** How many rows of which tables the job would remove now, those that go with others too. Nothing stays of it: it runs in a transaction that is rolled back. */
export async function tryRemoving(store: Store, task: string): Promise<{ table: string; rows: number }[]> {
  const removed: { table: string; rows: number }[] = []
  try {
    await store.transaction(async tx => {
      const { now } = (await tx.row<{ now: string }>(sql`select clock_timestamp() as now`))!
      const within: Store = { ...store, rows: tx.rows, row: tx.row, run: tx.run, transaction: work => work(tx) }
      // What the connection has counted before and not yet handed over is counted too.
      const before = await countRemoved(tx)
      await REMOVING[task]!({ store: within, clock: () => new Date(now), log: openLog('silent') })
      for (const [table, rows] of await countRemoved(tx)) {
        const now = rows - (before.get(table) ?? 0)
        if (now > 0) removed.push({ table, rows: now })
      }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return removed
}

async function countRemoved(tx: Tx): Promise<Map<string, number>> {
  const counted = await tx.rows<{ table: string; rows: number }>(sql`
    select relname as table, n_tup_del::int as rows from pg_stat_xact_user_tables where n_tup_del > 0 order by relname`)
  return new Map(counted.map(({ table, rows }) => [table, rows]))
}
