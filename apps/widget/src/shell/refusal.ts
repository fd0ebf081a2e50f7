import type { Failure } from '@vizit/client/api/call-failure'
import { everydayRu, type RefusalWords, type WordRefusal } from '@vizit/client/refusal-words/everyday/messages.ru'
import { siteRu } from '@vizit/client/refusal-words/site/messages.ru'
import { COMMON_REFUSALS } from '@vizit/contract/endpoint'
import type { bookAtSite, confirmAtSite } from '@vizit/contract/public-booking'

/** All that a booking at a site may be answered. One without words does not compile. */
type OfSite =
  | (typeof COMMON_REFUSALS)[number]
  | (typeof bookAtSite.refusals)[number]
  | (typeof confirmAtSite.refusals)[number]
  | 'INVALID_STATE'
  | 'NETWORK'
  | 'TIMEOUT'

const WORDS = { ...everydayRu, ...siteRu } satisfies Record<OfSite, WordRefusal>

/** What happened and what to do next. */
export function refusalWords({ code, facts, message }: Failure): RefusalWords {
  const word: WordRefusal = Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : WORDS.UNEXPECTED_PROBLEM
  return word(facts, message)
}
