import type { Call } from '@vizit/contract/call'
import { actByVisitLink, readVisitLink } from '@vizit/contract/reminders'
import { visitLinkToken } from './visit-link-view.ts'

/** Says that the person comes to the visit of this link ('…/visit-link#…'), and does nothing else. False where that did not come about. */
export async function sayComing(call: Call, address: string): Promise<boolean> {
  const token = visitLinkToken(new URL(address).hash)
  if (token === null) return false
  const link = await call(readVisitLink, { token })
  if (!link.ok || link.value.visits.length !== 1) return false
  const [visit] = link.value.visits
  if (visit!.done !== null) return visit!.done === 'confirm'
  return (await call(actByVisitLink, { token, orderId: visit!.orderId, action: 'confirm' })).ok
}
