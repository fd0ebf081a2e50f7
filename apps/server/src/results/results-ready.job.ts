import type { Deps } from '../deps.ts'
import { findCardOf } from './results.sql.ts'
import { askClinics } from './take-reports.ts'

/** Job: a clinic says that something of this person is ready; it is asked at once. Its silence is tried again. */
export async function resultsReady(deps: Deps, { profileId, providerId }: { profileId: string; providerId: number }): Promise<void> {
  const card = await findCardOf(deps.store, profileId, providerId)
  if (!card) return
  if ((await askClinics(deps, [card], { now: deps.clock(), askerId: null })) === 'some-were-silent')
    throw new Error('the clinic did not answer')
}
