import type { Deps } from '../deps.ts'
import { findDroppedFiles, forgetDroppedFile } from './documents.sql.ts'

const AT_ONCE = 200

/** Job, by the clock: removes the files whose rows are gone. The note goes last, so that a crash in between costs nothing but a second try. */
export async function dropFiles(deps: Deps): Promise<void> {
  for (;;) {
    const ids = await findDroppedFiles(deps.store, AT_ONCE)
    for (const id of ids) {
      await deps.files.remove(id)
      await forgetDroppedFile(deps.store, id)
    }
    if (ids.length < AT_ONCE) return
  }
}
