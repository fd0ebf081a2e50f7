// What was typed for a visit when the session ended, for whom it was typed and for nobody else (0078).
import { browserEntries } from '../cache/browser-entries.ts'
import { dropExpired } from '../cache/drop-expired.ts'
import { cacheKey } from '../cache/seal.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'

const NAME = 'slot-draft'
/** Milliseconds. */
const KEPT = 3_600_000

/** What is kept: the one thing that is put back, and for which slot and person. */
export type KeptDraft = { timeslotId: string; profileId: string; clientNote: string }

/** `hashKey`: the account's, which the server tells to its own sessions alone; `at`: now, in milliseconds. Replaces what was kept before. */
export async function keepDraft(hashKey: string, draft: KeptDraft, at: number): Promise<void> {
  await writeEntry(browserEntries, await cacheKey(hashKey), NAME, draft, at + KEPT)
}

/** What this account had typed for this slot within the hour, once; whatever else is kept there is forgotten. For a visitor only what is too old goes. */
export async function takeDraft(hashKey: string | undefined, timeslotId: string, at: number): Promise<KeptDraft | undefined> {
  await dropExpired(at)
  if (!hashKey) return undefined
  const kept = (await readEntry(browserEntries, await cacheKey(hashKey), NAME)) as KeptDraft | undefined
  await browserEntries.remove(NAME)
  return kept?.timeslotId === timeslotId ? kept : undefined
}
