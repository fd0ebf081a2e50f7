// What people were told of their visits at clinics of another system, to be held against the clinics' own books.
import { standingAt } from '../../apps/server/src/clinics/fhir/simulator/test-clinic.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import type { Answer } from '../setup/ask.ts'
import type { ClinicGround } from './clinic-ground.ts'
import { type Figure, none, told } from './proof.ts'

/** By order, what was said of it last: where it stands, that it does not, or that the clinic has yet to say. */
export type Words = Map<string, { at: string } | 'over' | 'open'>

/** What a booking or a move was answered. A no says nothing of the visit that there may have been before. */
export function noteVisit(words: Words, { status, body }: Answer, slotId: string): void {
  if (status !== 200) return
  const {
    orderId,
    status: how,
    movingTo
  } = (JSON.parse(body) as { data: { orderId: string; status: string; movingTo: string | null } }).data
  if (words.get(orderId) !== 'open') words.set(orderId, how === 'booked' && movingTo === null ? { at: slotId } : 'open')
}

/** A cancelling without an answer leaves it open; what is refused changes nothing. */
export function noteCancelled(words: Words, { status }: Answer, orderId: string): void {
  if (status === 200 || status === 204) words.set(orderId, 'over')
  else if (status >= 500) words.set(orderId, 'open')
}

/** What people were told against the clinics' books. Of what was left open they hear by SMS. */
export async function judgeWords({ store, clinics }: ClinicGround, words: Words): Promise<Figure[]> {
  const standing = (orderId: string) => clinics.flatMap(({ simulator }) => standingAt(simulator, orderId))
  const said = [...words]
  const placed = said.flatMap(([orderId, word]) => (typeof word === 'object' ? [{ orderId, slot: `slot-${word.at}` }] : []))
  const over = said.flatMap(([orderId, word]) => (word === 'over' ? [orderId] : []))
  const visits = await store.rows<{ order_id: string; status: string; heard: boolean }>(sql`
    select order_id, status, exists (select from notifications n where n.dedupe in ('booked:' || order_id, 'failed:' || order_id)) as heard
    from visits where status in ('booked', 'failed')`)
  const booked = visits.filter(visit => visit.status === 'booked')
  return [
    told('orders of which somebody was told', words.size, 'orders'),
    told('of them left open at first', said.length - placed.length - over.length, 'orders'),
    none(
      'told "booked" or "moved", and not there at the clinic',
      placed.filter(({ orderId, slot }) => standing(orderId)[0]?.slots.includes(slot) !== true).length,
      'visits'
    ),
    none('told "cancelled", and standing at the clinic', over.filter(orderId => standing(orderId).length > 0).length, 'visits'),
    none('told "no", and standing at the clinic', booked.filter(visit => !words.has(visit.order_id) && !visit.heard).length, 'visits'),
    none(
      'told "being confirmed", failed, and not told so',
      visits.filter(visit => visit.status === 'failed' && words.has(visit.order_id) && !visit.heard).length,
      'visits'
    )
  ]
}
