// What this feature needs of booking; the two meet in app.ts.
import type { Deps } from '../deps.ts'
import type { Tx } from '../store/store.ts'

/** A slot with its doctor and clinic. */
export type PublicSlot = {
  slot_id: string
  starts_at: string
  ends_at: string
  taken_by: 'visit' | 'clinic' | null
  assignment_id: number
  room: string
  price: number | null
  doctor_id: number
  doctor_name: string
  speciality: string
  adult: boolean
  children: boolean
  adult_age: number | null
  adult_age_to: number | null
  children_age: number | null
  children_age_to: number | null
  online_booking: 'open' | 'registry-only' | 'from-second-visit' | 'programme-only'
  branch_id: number
  branch_name: string
  branch_address: string
  branch_phones: string
  branch_open: boolean
  centre_id: number
  provider_id: number
  provider_code: string
  gateway: string
  provider_open: boolean
  forbidden: boolean
  hold_minutes: number
  answers_by: string | null
}

export type TakesVisits = {
  /** Refuses TIMESLOT_IS_BUSY. */
  hold(tx: Tx, hold: { orderId: string; slot: PublicSlot; clientNote: string | null; heldUntil: Date; now: Date }): Promise<void>
  /** What the database said to a hold, as a refusal. */
  refuseIfTaken(error: unknown): never
  letGo(tx: Tx, orderIds: readonly string[]): Promise<void>
  confirm(tx: Tx, deps: Deps, orderId: string, now: Date): Promise<'booked' | 'pending' | 'gone'>
  /** Asks the clinic about a pending visit. */
  ask(deps: Deps, orderId: string): Promise<'booked' | 'pending' | 'failed'>
  /** Tells the phone that the visit is booked, with a link by which it is found in the cabinet. */
  tell(tx: Tx, deps: Deps, booked: { orderId: string; phone: string; link: string; now: Date }): Promise<void>
}
