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
  /** Those of last time at once, and `onNews` when the server has said what they are now; where there was none, what the server says. Never refused. */
  ask: (onNews: (catalogue: Catalogue) => void) => Promise<Catalogue>
  with: (catalogue: Catalogue) => { names: SpokenNames; services: SpokenServices }
}

export async function otherNames(language: 'en' | 'be', tongue: Tongue): Promise<OtherNames> {
  const [words, { ru }, labWords, { ru: labRussian }] = await Promise.all([
    tongue.load('specialities'),
    import('@vizit/parts/specialities/messages.ru'),
    tongue.load('lab'),
    import('@vizit/parts/specialities/lab/messages.ru')
  ])
  const lab = { words: labWords, russian: labRussian }
  return {
    language,
    ask: async onNews => {
      const kept = keptNames(language)
      const now = askNames(language)
      if (kept.size === 0) return (await now) ?? kept
      void now.then(catalogue => catalogue && onNews(catalogue))
      return kept
    },
    with: catalogue => ({ names: namesIn(language, words, ru, catalogue), services: servicesIn(language, words, ru, catalogue, lab) })
  }
}

/** Nothing is drawn meanwhile where there are none of last time: Russian names are better than a longer wait. */
const WAITED_MILLIS = 3_000

const keyOf = (language: 'en' | 'be') => `vizit.names.${language}`
const storage = () => usableStorage(() => localStorage)

/** The names that the catalogue has in a language. Kept for the next start, with a connection or without: they are nobody's own. */
async function askNames(language: 'en' | 'be'): Promise<Catalogue | null> {
  const call = makeCall({
    origin: '',
    fetch: (...args) => fetch(...args),
    bearer: () => null,
    newKey: newId,
    appVersion: import.meta.env.VIZIT_VERSION,
    timeoutMs: WAITED_MILLIS
  })
  const answer = await call(listNames, { language })
  if (!answer.ok) return null
  const { names } = answer.value
  try {
    storage().setItem(keyOf(language), JSON.stringify(names))
  } catch {
    // Where there is no room they are asked for the next time.
  }
  return new Map(Object.entries(names))
}

function keptNames(language: 'en' | 'be'): Catalogue {
  try {
    return new Map(Object.entries(JSON.parse(storage().getItem(keyOf(language)) ?? '{}') as Record<string, string>))
  } catch {
    return new Map()
  }
}
