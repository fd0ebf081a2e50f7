// What was typed for a visit when the session ended, for whom it was typed and for nobody else (0078).
import { browserEntries } from '../cache/browser-entries.ts'
import { cacheKey } from '../cache/seal.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'

const NAME = 'slot-draft'
/** Milliseconds. */
const KEPT = 3_600_000

/** `hashKey`: the account's, which the server tells to its own sessions alone; `at`: now, in milliseconds. Replaces what was kept before. */
export async function keepDraft(hashKey: string, draft: { timeslotId: string }, at: number): Promise<void> {
  await writeEntry(browserEntries, await cacheKey(hashKey), NAME, { at, draft })
}

/** What this account had typed for this slot within the hour, once; whatever else is kept there is forgotten. */
export async function takeDraft<T extends { timeslotId: string }>(hashKey: string, timeslotId: string, at: number): Promise<T | undefined> {
  const kept = (await readEntry(browserEntries, await cacheKey(hashKey), NAME)) as { at: number; draft: T } | undefined
  await browserEntries.remove(NAME)
  return kept && at - kept.at < KEPT && kept.draft.timeslotId === timeslotId ? kept.draft : undefined
}
