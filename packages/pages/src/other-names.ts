// Names in another language than Russian: fetched with that language, so that Russian carries nothing of it.
import type { SpokenNames } from '@vizit/client/names/spoken-names'
import type { SpokenServices } from '@vizit/client/names/spoken-services'
import { newId } from '@vizit/client/session/new-id'
import { usableStorage } from '@vizit/client/session/session-store'
import { makeCall } from '@vizit/contract/call'
import { listNames } from '@vizit/contract/names'
import { namesIn } from '@vizit/parts/specialities/names-in'
import { servicesIn } from '@vizit/parts/specialities/services-in'
import type { Tongue } from '@vizit/parts/words/tongue'

/** Names by the Russian ones (`listNames`). */
type Catalogue = ReadonlyMap<string, string>
export type OtherNames = {
  language: 'en' | 'be'
  /** From the server, or those of last time; never refused. */
  ask: () => Promise<Catalogue>
  with: (catalogue: Catalogue) => { names: SpokenNames; services: SpokenServices }
}

export async function otherNames(language: 'en' | 'be', tongue: Tongue): Promise<OtherNames> {
  const [words, { ru }] = await Promise.all([tongue.load('specialities'), import('@vizit/parts/specialities/messages.ru')])
  return {
    language,
    ask: () => askNames(language),
    with: catalogue => ({ names: namesIn(language, words, ru, catalogue), services: servicesIn(language, words, ru, catalogue) })
  }
}

/** Nothing is drawn meanwhile: longer than this Russian names, or those of last time, are better. */
const WAITED_MILLIS = 3_000

/**
 * The names that the catalogue has in a language, by the Russian ones. As with all answers the network wins (0086); without it those of last time are said, which are
 * nobody's own.
 */
async function askNames(language: 'en' | 'be'): Promise<Catalogue> {
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

function readNames(kept: string | null): Catalogue {
  try {
    return new Map(Object.entries(JSON.parse(kept ?? '{}') as Record<string, string>))
  } catch {
    return new Map()
  }
}
