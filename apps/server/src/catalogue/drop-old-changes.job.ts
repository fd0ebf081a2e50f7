import type { Deps } from '../deps.ts'
import { dropOldChanges as drop } from './availability/changes.sql.ts'

/** Job: what was changed before the time before is forgotten; a server that has not looked since then counts anew. */
export function dropOldChanges({ store }: Pick<Deps, 'store'>): Promise<void> {
  return drop(store)
}
