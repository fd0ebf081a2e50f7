import { A_CODE_IDLE_MS } from '@vizit/rules/a-code'
import type { Deps } from '../deps.ts'
import { findIdleMs, sweepCards } from './cards.sql.ts'
import { findCardsDue, findResultsSource } from './results.sql.ts'
import { askClinics } from './take-reports.ts'

/** Whoever was at a clinic within these days may get a result from it. */
const DAYS = 30
const EVERY_MINUTES = 50
const CARDS_AT_ONCE = 500

/** Job: asks the clinics for results that people wait for, and forgets cards and codes that are over. Nobody need sign in to be told. */
export async function fetchResults(deps: Deps): Promise<void> {
  const now = deps.clock()
  const idle = (await findIdleMs(deps.store)) ?? A_CODE_IDLE_MS
  const swept = await sweepCards(deps.store, now, idle >= 0)
  deps.log.info('swept', { job: 'fetch-results', count: swept })
  if ((await findResultsSource(deps.store)) === 'stored-copy') return
  const cards = await findCardsDue(deps.store, now, { days: DAYS, everyMinutes: EVERY_MINUTES, most: CARDS_AT_ONCE })
  await askClinics(deps, cards, { now, askerId: null })
}
