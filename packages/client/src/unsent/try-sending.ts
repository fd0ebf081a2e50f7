// In a file of its own: it comes when something is to be sent.
import type { Answer, Call } from '@vizit/contract/call'
import { dropMedicine, putMedicine } from '@vizit/contract/own-drugs'
import { addReview } from '@vizit/contract/reviews'
import { cancelVisit, syncOrder } from '@vizit/contract/visits'
import { cancelUntil } from '@vizit/rules/visits'
import type { NotSent, Unsent } from './unsent.ts'

/** What became of one that was tried: it is done, the server could not be asked, or it will never be. */
type Tried = 'sent' | 'later' | NotSent

/** Sends one of them, as it is at `now`. */
export async function trySending(call: Call, one: Unsent, now: Date): Promise<Tried> {
  switch (one.kind) {
    case 'cancelling': {
      if (now.getTime() > cancelUntil(one.about.startDate).getTime()) return { kind: 'too-late' }
      // Somebody may have moved it: what was called off was the visit at its old time.
      const visit = await call(syncOrder, { orderId: one.input.orderId })
      if (visit.ok && visit.value.startDate !== one.about.startDate) return { kind: 'moved', to: visit.value.startDate }
      return visit.ok ? tried(await call(cancelVisit, one.input)) : tried(visit)
    }
    case 'review':
      return tried(await call(addReview, one.input, { idempotencyKey: one.id }))
    case 'medicine':
      return tried(await call(putMedicine, one.input))
    case 'dropped-medicine': {
      const answer = await call(dropMedicine, one.input)
      // It is gone already.
      return !answer.ok && answer.code === 'NOT_FOUND' ? 'sent' : tried(answer)
    }
  }
}

/** A refusal is an answer; a line that broke and a server that cannot answer are none. */
function tried(answer: Answer<unknown>): Tried {
  if (answer.ok) return 'sent'
  const { code, facts, message, status } = answer
  if (status === 0 || status >= 500 || status === 401 || status === 429) return 'later'
  if (code === 'CANCEL_REFUSED' && (facts.reason === 'too-late' || facts.reason === 'past')) return { kind: 'too-late' }
  return { kind: 'refused', failure: { code, facts, message } }
}
