// The paths without an account: held at a clinic's site, confirmed, let go, and taken in by somebody. They go by the functions that the routes go by.
import { randomUUID } from 'node:crypto'
import { Refusal } from '@vizit/contract/refusal'
import { giveToAccount, phoneBooking } from '../../apps/server/src/booking/book-for-phone.ts'
import { findSlot } from '../../apps/server/src/booking/booking.sql.ts'
import { builtIn } from '../../apps/server/src/clinics/built-in/built-in.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { isRetryable, type Store, sql, type Tx } from '../../apps/server/src/store/store.ts'
import { addPhoneVisit } from '../../apps/server/src/visit-record/phone-visits.ts'
import type { Person } from '../setup/world.ts'
import type { Command, SITE } from './every-path-model.ts'
import type { Day, Lane, Seen } from './every-path-tables.ts'

const HOLD_MILLIS = 15 * 60_000
const PATIENT = { lastName: 'Савицкая', firstName: 'Ольга', middleName: '', birthday: '1990-05-15', sex: 'FEMALE', email: null } as const

type Place = { store: Store; lane: Lane; day: Day }
type AtSite = Extract<Command, { actor: typeof SITE }>

/** Whether the site got what it wanted. */
export async function atSite(world: Place, seen: Seen, command: AtSite): Promise<boolean> {
  const { store, lane, day } = world
  const now = new Date()
  if (command.kind === 'site-hold') {
    const slot = (await findSlot(store, day.slotIds[command.place]!, day.assignments[command.place]!))!
    const orderId = randomUUID()
    return granted(store, async tx => {
      await phoneBooking.hold(tx, { orderId, slot, clientNote: null, heldUntil: new Date(now.getTime() + HOLD_MILLIS), now })
      const phone = `37529${String(8_000_000 + lane.number)}`
      const booked = {
        orderId,
        omId: randomUUID(),
        phone,
        way: 'site',
        language: 'ru',
        patient: PATIENT,
        accepted: [],
        shown: 'work'
      } as const
      await addPhoneVisit(tx, booked, now)
      return true
    })
  }
  const held = visitAt(seen, day, command.place, 'reserved')
  if (!held) return false
  return granted(store, async tx => {
    if (command.kind === 'site-let-go') {
      await phoneBooking.letGo(tx, [held.order_id])
      return true
    }
    const clinics = { of: () => builtIn(store) }
    return (await phoneBooking.confirm(tx, { clinics } as unknown as Deps, held.order_id, now)) === 'booked'
  })
}

/** Somebody takes the visit of a phone into their account, as oneself. */
export function takeIn({ store, day }: Place, seen: Seen, person: Person, place: number): Promise<boolean> {
  const visit = visitAt(seen, day, place, 'booked')
  if (!visit) return Promise.resolve(false)
  const given = {
    orderId: visit.order_id,
    startsAt: visit.starts_at,
    accountId: person.accountId,
    profileId: person.profileId,
    now: new Date()
  }
  return granted(store, async tx => (await giveToAccount(tx, given)) === 'given')
}

export async function countTakenIn(store: Store): Promise<number> {
  const row = await store.row<{ n: number }>(sql`
    select count(*)::int as n from phone_visits o join visits v on v.order_id = o.order_id where v.account_id is not null`)
  return row?.n ?? 0
}

function visitAt(seen: Seen, day: Day, place: number, status: 'reserved' | 'booked') {
  return seen.visits.find(one => one.site && one.account_id === null && one.status === status && one.slot_id === day.slotIds[place])
}

/** A clean no is a no; two who met in a deadlock try again, as the routes do. */
async function granted(store: Store, work: (tx: Tx) => Promise<boolean>): Promise<boolean> {
  for (;;) {
    try {
      return await store.transaction(work).catch(phoneBooking.refuseIfTaken)
    } catch (error) {
      if (error instanceof Refusal) return false
      if (!isRetryable(error)) throw error
    }
  }
}
