import { newId } from '@vizit/client/session/new-id'
import { usableStorage } from '@vizit/client/session/session-store'
import { makeCall } from '@vizit/contract/call'
import { listNames } from '@vizit/contract/names'

/** Nothing is drawn meanwhile: longer than this Russian names, or those of last time, are better. */
const WAITED_MILLIS = 3_000

/**
 * The names that the catalogue has in a language, by the Russian ones. As with all answers the network wins (0086); without it those of last time are said, which are
 * nobody's own.
 */
export async function askNames(language: 'en' | 'be'): Promise<ReadonlyMap<string, string>> {
  const storage = usableStorage(() => localStorage)
  const key = `vizit.names.${language}`
  const call = makeCall({
    origin: '',
    fetch: (...args) => fetch(...args),
    bearer: () => null,
    newKey: newId,
    appVersion: import.meta.env.VIZIT_VERSION,
    timeoutMs: WAITED_MILLIS
  })
  const answer = await call(listNames, { language })
  if (!answer.ok) return readNames(storage.getItem(key))
  const { names } = answer.value
  try {
    storage.setItem(key, JSON.stringify(names))
  } catch {
    // Where there is no room they are asked for the next time.
  }
  return new Map(Object.entries(names))
}

function readNames(kept: string | null): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(kept ?? '{}') as Record<string, string>))
  } catch {
    return new Map()
  }
}
