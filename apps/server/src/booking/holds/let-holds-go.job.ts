import type { Deps } from '../../deps.ts'
import { dropEndedHolds } from './holds.sql.ts'

/** Frees the slots of holds that ended. Runs when a hold ends and once a minute, so that a crash leaves no slot locked. */
export async function letEndedHoldsGo(deps: Deps): Promise<void> {
  while ((await deps.store.transaction(tx => dropEndedHolds(tx, deps.clock(), null))) > 0);
}
