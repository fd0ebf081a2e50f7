// An adult on the way into the family, for whoever adds them and for nobody else (0078): a telephone ends the page while one looks at the SMS.
import { browserEntries } from '../cache/browser-entries.ts'
import { dropExpired } from '../cache/drop-expired.ts'
import { cacheKey } from '../cache/seal.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'

const NAME = 'adult-draft'
/** Milliseconds. */
const KEPT = 3_600_000

/** `hashKey`: the account's, which the server tells to its own sessions alone; `at`: now, in milliseconds. Replaces what was kept before. */
export async function keepAdult(hashKey: string, draft: object, at: number): Promise<void> {
  await writeEntry(browserEntries, await cacheKey(hashKey), NAME, draft, at + KEPT)
}

/** What this account has kept within the hour, as it was written; what another one has kept is forgotten. */
export async function readAdult(hashKey: string, at: number): Promise<unknown> {
  await dropExpired(at)
  return readEntry(browserEntries, await cacheKey(hashKey), NAME)
}

export function dropAdult(): Promise<void> {
  return browserEntries.remove(NAME)
}
