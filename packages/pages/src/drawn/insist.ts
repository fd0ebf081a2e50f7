// A part of the program that does not come: the drawn page stays, and it is asked for again (0071).
import type { CarryOver } from './carry-over.ts'

const ANSWER_MILLIS = 5_000

/**
 * Done when `attempt` has found all there. It is made again when the connection is back and at each press that needs it; one during a try that fails counts.
 * Many browsers keep a part that failed for as long as the page is open, and of a newer version files have other names: where a press does not help, the page
 * is opened anew, with what was done on it, if the server says that it would come. Without a press, and without an answer, the page is read on.
 */
export async function insist(attempt: () => Promise<boolean>, carried: CarryOver): Promise<void> {
  let seen = 0
  let isAsked = false
  while (!(await attempt())) {
    if (isAsked && (await wouldCome()) && carried.keep()) location.reload()
    if (carried.presses() === seen)
      await new Promise<void>(again => {
        carried.onPress(again)
        addEventListener('online', () => again(), { once: true })
      })
    isAsked = carried.presses() > seen
    seen = carried.presses()
  }
}

/** Whether the page would be there if it were opened anew: a connection without the Internet behind it counts as one for the browser. */
async function wouldCome(): Promise<boolean> {
  const limit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MILLIS) } as const
  return fetch(location.href, limit).then(
    ({ ok }) => ok,
    () => false
  )
}
