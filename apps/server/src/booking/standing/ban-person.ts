// Who is kept from booking online: by a clinic, by a doctor of it, or everywhere.
import type { AuditAction } from '@vizit/rules/access-log'
import { type Day, minskDay } from '@vizit/rules/days'
import { normalPhone } from '@vizit/rules/phone'
import { audit } from '../../evidence/ledger.ts'
import type { Store, Tx } from '../../store/store.ts'
import { type BanPlace, dropBan, findBanPlace, findPersonOfPhone, setBan } from './bans.sql.ts'

/** The most that `booking_bans.reason` takes. */
export const BAN_REASON_MOST = 300

type NotFound = 'no-clinic' | 'no-doctor' | 'no-account'

/** Closes online booking there until the end of the day `until`, or for good; visits that are booked stay. Again: the reason and the day are other ones. */
export function banPerson(
  store: Store,
  input: { place: BanPlace; phone: string; reason: string; until: Day | null },
  now: Date
): Promise<'banned' | 'day-is-over' | NotFound> {
  return onPerson(store, input, 'booking-banned', now, async (tx, profileId) => {
    if (input.until !== null && input.until < minskDay(now)) return 'day-is-over'
    await setBan(tx, profileId, input.place, { reason: input.reason, until: input.until }, now)
    return 'banned'
  })
}

export function liftBan(store: Store, input: { place: BanPlace; phone: string }, now: Date): Promise<'lifted' | 'no-such-ban' | NotFound> {
  return onPerson(store, input, 'booking-unbanned', now, async (tx, profileId) =>
    (await dropBan(tx, profileId, input.place)) === 0 ? 'no-such-ban' : 'lifted'
  )
}

function onPerson<Outcome extends string>(
  store: Store,
  { place, phone }: { place: BanPlace; phone: string },
  action: Extract<AuditAction, 'booking-banned' | 'booking-unbanned'>,
  now: Date,
  work: (tx: Tx, profileId: string) => Promise<Outcome>
): Promise<Outcome | NotFound> {
  return store.transaction(async tx => {
    const found = await findBanPlace(tx, place)
    if (found !== 'found') return found
    const person = await findPersonOfPhone(tx, normalPhone(phone))
    if (!person) return 'no-account'
    const outcome = await work(tx, person.profile_id)
    if (outcome === 'banned' || outcome === 'lifted')
      await audit(tx, { at: now, accountId: null, action, profileId: person.profile_id, objectId: place.kind })
    return outcome
  })
}
