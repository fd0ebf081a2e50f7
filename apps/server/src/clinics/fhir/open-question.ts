// What a clinic was asked to change and may have changed in part, for as long as nobody knows.
import { closeQuestion, findQuestion, noteQuestion } from '../clinics.sql.ts'
import type { FhirCall } from './fhir-call.ts'

/** A question that got no answer may still be on its way to the clinic for so long: until then "never heard of it" is no answer. */
const STILL_ON_ITS_WAY_MILLIS = 2 * 60_000

/** Whether something was asked for this order so lately that it may come yet, or be there and not be shown by a search. */
export async function isStillOnItsWay({ store, now }: Pick<FhirCall, 'store' | 'now'>, orderId: string): Promise<boolean> {
  const asked = await findQuestion(store, orderId)
  return asked !== undefined && isFresh(asked, now)
}

export function isFresh({ asked_at: askedAt }: { asked_at: string }, now: Date): boolean {
  return now.getTime() - Date.parse(askedAt) < STILL_ON_ITS_WAY_MILLIS
}

/** Asks for a change of what is there. The question is open until there is an answer; one that was open before is not answered by this. */
export async function askedFor<T>(
  { store, now }: FhirCall,
  orderId: string,
  isAnswer: (said: T) => boolean,
  ask: () => Promise<T>
): Promise<T> {
  const isOurs = !(await findQuestion(store, orderId))?.open
  if (isOurs) await noteQuestion(store, orderId, now)
  const said = await ask()
  if (isOurs && isAnswer(said)) await closeQuestion(store, orderId)
  return said
}
