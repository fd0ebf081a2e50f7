// Who is kept from booking online: by a clinic, by a doctor of it, or everywhere.
import { isDay, minskDay } from '@vizit/rules/days'
import { judgePhone, normalPhone } from '@vizit/rules/phone'
import * as z from 'zod/mini'
import { audit } from '../evidence/ledger.ts'
import { CommandError, type Deed, deed } from '../operator/command.ts'
import type { Store, Tx } from '../store/store.ts'
import { type BanPlace, dropBan, findBanPlace, findPersonOfPhone, setBan } from './bans.sql.ts'

/** The most that `booking_bans.reason` takes. */
const REASON_MOST = 300
const PROVIDER = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'the code of a provider, such as azure'))
const DOCTOR = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'a number, see: npm run clinic -- doctors PROVIDER'))
const PHONE = z
  .string()
  .check(
    z.refine(
      text => judgePhone(text, { testPhones: true }) === 'ok',
      'a number as a person dials it: +375, two digits of the operator, seven more'
    )
  )
const WHY = {
  reason: z.string().check(z.maxLength(REASON_MOST, `at most ${REASON_MOST} characters`)),
  until: z.optional(z.string().check(z.refine(isDay, 'a day such as 2026-11-23')))
}

/** The words that name where a ban holds, by its kind. */
const PLACES = {
  clinic: { shape: { provider: PROVIDER }, words: ['provider'] },
  doctor: { shape: { provider: PROVIDER, doctor: DOCTOR }, words: ['provider', 'doctor'] },
  administrator: { shape: {}, words: [] }
} as const
type Kind = keyof typeof PLACES
type Named = { provider?: string | undefined; doctor?: string | undefined; phone: string }

/** The deeds `ban` and `unban`, one for each kind. */
export const banDeeds: Record<string, Deed> = Object.fromEntries(
  (['clinic', 'doctor', 'administrator'] as const).flatMap(kind => [
    [`ban ${kind}`, banDeed(kind)],
    [`unban ${kind}`, unbanDeed(kind)]
  ])
)

function banDeed(kind: Kind): Deed {
  const { shape, words } = PLACES[kind]
  return deed({
    usage: `ban ${[kind, ...words.map(word => word.toUpperCase())].join(' ')} PHONE REASON [--until DAY]`,
    words: [...words, 'phone', 'reason…'],
    input: z.strictObject({ ...shape, phone: PHONE, ...WHY }),
    run: (store, input, now) =>
      onPerson(store, kind, input, async (tx, profileId, place) => {
        const until = input.until ?? null
        if (until !== null && until < minskDay(now)) throw new CommandError('until: a day that is not over')
        await setBan(tx, profileId, place, { reason: input.reason, until }, now)
        await audit(tx, { at: now, accountId: null, action: 'booking-banned', profileId, objectId: place.kind })
        return [`Closed online booking${until === null ? '' : ` until ${until}`}. Visits that are booked stay.`]
      })
  })
}

function unbanDeed(kind: Kind): Deed {
  const { shape, words } = PLACES[kind]
  return deed({
    usage: `unban ${[kind, ...words.map(word => word.toUpperCase())].join(' ')} PHONE`,
    words: [...words, 'phone'],
    input: z.strictObject({ ...shape, phone: PHONE }),
    run: (store, input, now) =>
      onPerson(store, kind, input, async (tx, profileId, place) => {
        if ((await dropBan(tx, profileId, place)) === 0) throw new CommandError('Nothing was changed: there is no such ban.')
        await audit(tx, { at: now, accountId: null, action: 'booking-unbanned', profileId, objectId: place.kind })
        return ['The ban is lifted.']
      })
  })
}

function onPerson(
  store: Store,
  kind: Kind,
  named: Named,
  work: (tx: Tx, profileId: string, place: BanPlace) => Promise<string[]>
): Promise<string[]> {
  return store.transaction(async tx => {
    const place = { kind, provider: named.provider ?? null, doctor: named.doctor ?? null }
    const found = await findBanPlace(tx, place)
    if (found !== 'found')
      throw new CommandError(`Nothing was changed: there is no such ${found === 'no-clinic' ? 'provider' : 'doctor of it'}.`)
    const person = await findPersonOfPhone(tx, normalPhone(named.phone))
    if (!person) throw new CommandError('Nothing was changed: no account has this phone.')
    return work(tx, person.profile_id, place)
  })
}
