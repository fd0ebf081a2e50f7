// Folders for databases that a test starts itself.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new empty folder where the databases of the run lie, in memory where there is room; one of a run that was killed is removed by a later run. */
export function makeTestFolder(name: string): string {
  return mkdtempSync(join(process.env.TEST_SCRATCH ?? tmpdir(), `vizit-run-${name}-`))
}
