// The words of `ban` and `unban`.
import { isDay } from '@vizit/rules/days'
import { judgePhone } from '@vizit/rules/phone'
import * as z from 'zod/mini'
import { CommandError, type Operation, operation } from '../../operator/command.ts'
import { BAN_REASON_MOST, banPerson, liftBan } from './ban-person.ts'

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
  reason: z.string().check(z.maxLength(BAN_REASON_MOST, `at most ${BAN_REASON_MOST} characters`)),
  until: z.optional(z.string().check(z.refine(isDay, 'a day such as 2026-11-23')))
}

/** The words that name where a ban holds, by its kind. */
const PLACES = {
  clinic: { shape: { provider: PROVIDER }, words: ['provider'] },
  doctor: { shape: { provider: PROVIDER, doctor: DOCTOR }, words: ['provider', 'doctor'] },
  administrator: { shape: {}, words: [] }
} as const
type Kind = keyof typeof PLACES
type Named = { provider?: string | undefined; doctor?: string | undefined }

const WHY_NOT = {
  'no-clinic': 'Nothing was changed: there is no such provider.',
  'no-doctor': 'Nothing was changed: there is no such doctor of it.',
  'no-account': 'Nothing was changed: no account has this phone.',
  'no-such-ban': 'Nothing was changed: there is no such ban.',
  'day-is-over': 'until: a day that is not over'
} as const

/** The operations `ban` and `unban`, one for each kind. */
export const banOperations: Record<string, Operation> = Object.fromEntries(
  (['clinic', 'doctor', 'administrator'] as const).flatMap(kind => [
    [`ban ${kind}`, banOperation(kind)],
    [`unban ${kind}`, unbanOperation(kind)]
  ])
)

function banOperation(kind: Kind): Operation {
  const { shape, words } = PLACES[kind]
  return operation({
    usage: `ban ${[kind, ...words.map(word => word.toUpperCase())].join(' ')} PHONE REASON [--until DAY]`,
    words: [...words, 'phone', 'reason…'],
    input: z.strictObject({ ...shape, phone: PHONE, ...WHY }),
    async run(store, { phone, reason, until = null, ...named }, now) {
      const outcome = await banPerson(store, { place: placeOf(kind, named), phone, reason, until }, now)
      if (outcome !== 'banned') throw new CommandError(WHY_NOT[outcome])
      return [`Closed online booking${until === null ? '' : ` until ${until}`}. Visits that are booked stay.`]
    }
  })
}

function unbanOperation(kind: Kind): Operation {
  const { shape, words } = PLACES[kind]
  return operation({
    usage: `unban ${[kind, ...words.map(word => word.toUpperCase())].join(' ')} PHONE`,
    words: [...words, 'phone'],
    input: z.strictObject({ ...shape, phone: PHONE }),
    async run(store, { phone, ...named }, now) {
      const outcome = await liftBan(store, { place: placeOf(kind, named), phone }, now)
      if (outcome !== 'lifted') throw new CommandError(WHY_NOT[outcome])
      return ['The ban is lifted.']
    }
  })
}

function placeOf(kind: Kind, { provider, doctor }: Named) {
  return { kind, provider: provider ?? null, doctor: doctor ?? null }
}
