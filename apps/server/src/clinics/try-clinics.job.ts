import type { Deps } from '../deps.ts'
import { findClinicsToTry } from './clinics.sql.ts'

const DAY_MILLIS = 24 * 3_600_000

/** Job, every hour: tries the clinics that were not tried for a day, or never. One that gives no answer keeps what was found of it before. */
export async function tryClinics({ store, clock, clinics }: Pick<Deps, 'store' | 'clock' | 'clinics'>): Promise<void> {
  for (const clinic of await findClinicsToTry(store, new Date(clock().getTime() - DAY_MILLIS))) {
    const gateway = clinics.of(clinic)
    if (gateway.reachable?.() !== 'unreachable') await gateway.tryOut?.()
  }
}
