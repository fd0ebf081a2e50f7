import type { Deps } from '../deps.ts'
import { dropQuestions, dropSetAside } from './clinics.sql.ts'

const DAY_MILLIS = 86_400_000
const SET_ASIDE_KEPT_DAYS = 30

/** Job: forgets questions that cannot be on their way any more, and what was set aside and has not come again for a month. */
export async function sweepClinics(deps: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  const now = deps.clock().getTime()
  await dropQuestions(deps.store, new Date(now - DAY_MILLIS))
  await dropSetAside(deps.store, new Date(now - SET_ASIDE_KEPT_DAYS * DAY_MILLIS))
}
