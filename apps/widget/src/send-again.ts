// Asking once more, when nobody knows whether the first time was heard.
import type { Answer } from '@vizit/contract/call'

/** How often in all, and how long to wait in between, in milliseconds. */
const PAUSES = [1000, 3000]
/** Whoever is to come back later than this is told at once. */
const LONGEST_WAIT = 10_000

/**
 * Repeats a call that did not come through: no connection, no answer in time, or an answer of 500 and above. Three times in all, after the pause that the
 * answer asks for. The caller repeats the very same thing under the same idempotency key, so that two that were heard are one. Any other answer is final.
 */
export async function sendAgain<T>(ask: () => Promise<Answer<T>>, wait: (millis: number) => Promise<void> = sleep): Promise<Answer<T>> {
  for (const pause of PAUSES) {
    const answer = await ask()
    if (answer.ok || !isUnheard(answer)) return answer
    const asked = Number(answer.facts.retryAfter ?? 0) * 1000
    if (asked > LONGEST_WAIT) return answer
    await wait(Math.max(pause, asked))
  }
  return ask()
}

/** The first two are all that a network can do; the status says the rest. */
function isUnheard({ status }: Answer<unknown>): boolean {
  return status === 0 || status >= 500
}

function sleep(millis: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, millis))
}
