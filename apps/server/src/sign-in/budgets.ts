// What a sign-in may cost, and who pays. A device from which the owner has signed in pays from the owner's own budgets, so that
// a stranger who spends all of a phone's cannot keep the owner out.
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { phonePrefix } from '@vizit/rules/phone'
import type { Config } from '../config.ts'
import { type Conversion, conversionOf } from '../http/conversion.ts'
import { type Budget, networkOf } from '../http/limits.ts'
import { digest } from './digest.ts'

const HOUR = 3_600
const DAY = 86_400
/** Requests of one address that only ask, without an SMS: a wall against filling the table. */
const ASKS_FOR_EACH_CODE = 5
const VISITORS_PER_ADDRESS_HOUR = 600
const PICTURES_PER_ATTEMPT = 20
const PICTURES_PER_ADDRESS_HOUR = 300
/** Proofs of work that are handed out. */
const WORKS_PER_ADDRESS_HOUR = 300
const WORKS_ALL_HOUR = 30_000

/** What has shown that a person may be there; `solved`: the task for the device that stands beside the picture, for those who do not see it. What is asked for with less spends nothing of those who have shown more. */
export type Shown = 'nothing' | 'work' | 'solved' | 'picture'

export type Payer = { phone: string; deviceHash: Buffer; address: string; known: boolean; shown: Shown }

const PREFIX_OF = {
  nothing: 'code-prefix',
  work: 'code-prefix-worked',
  solved: 'code-prefix-solved',
  picture: 'code-prefix-checked'
} as const

/** Every budget that a sign-in of this payer meets. Keys are digests: the table of counters tells no phone and no address. */
export function budgetsOf(config: Pick<Config, 'limits' | 'secret'>, payer: Payer) {
  const { limits, secret } = config
  const side = payer.known ? 'known' : 'unknown'
  const device = payer.deviceHash.toString('hex')
  // A known device does not share the budgets of its neighbours at an address or in a block of numbers.
  const [address, prefix] = payer.known ? [device, payer.phone] : [networkOf(payer.address), phonePrefix(payer.phone)]
  const budget = (name: string, of: string, most: number, seconds: number): Budget => ({
    key: `${name}:${side}:${digest(secret, name, of).toString('base64url')}`,
    most,
    seconds
  })
  const codesOfAll = budget('code-all', 'all', limits.codesAllHour, HOUR)
  return {
    codesOfAll,
    asksOfAddress: budget('ask-address', address, limits.codesPerAddressHour * ASKS_FOR_EACH_CODE, HOUR),
    asksForPhone: budget('ask-phone', payer.phone, Number.MAX_SAFE_INTEGER, DAY),
    resend: budget('resend', `${payer.phone} ${device}`, 1, RESEND_AFTER_SECONDS),
    /** Narrow ones first: a request that is refused by one spends nothing of those after it. */
    codes: [
      budget('code-device', device, limits.codesPerUnknownDeviceHour, HOUR),
      budget('code-address', address, limits.codesPerAddressHour, HOUR),
      budget(PREFIX_OF[payer.shown], prefix, limits.codesPerPrefixHour, HOUR),
      budget('code-phone', payer.phone, limits.codesPerPhoneDay, DAY),
      codesOfAll,
      budget('code-all-day', 'all', limits.codesAllDay, DAY)
    ],
    wrongForPhone: budget('wrong-phone', payer.phone, limits.wrongCodesPerPhoneDay, DAY)
  }
}

/** Wrong codes of everybody together: when it is spent, each sign-in asks the human check. */
export function wrongOfAll(config: Pick<Config, 'limits'>): Budget {
  return { key: 'wrong-all', most: config.limits.wrongCodesAllDay, seconds: DAY }
}

/** Of the codes that unknown devices ask for, about all come back in an ordinary hour. Below the first share each of them is asked for more, below the second those that read the picture wait. */
const SHARE_THAT_IS_ASKED = 0.5
const SHARE_THAT_WAITS = 0.3

/** Codes of this hour of the clock that unknown devices asked for, and those that came back: counted apart by what was shown for them. */
export function codesShownFor({ limits }: Pick<Config, 'limits'>, shown: Shown, now: Date): Conversion {
  switch (shown) {
    case 'nothing':
      return conversionOf('unchecked', { most: limits.codesAllHourUnchecked, share: SHARE_THAT_IS_ASKED }, now)
    case 'work':
      return conversionOf('worked', { most: limits.codesAllHourWorked, share: SHARE_THAT_IS_ASKED }, now)
    case 'solved':
      return conversionOf('solved', { most: limits.codesAllHourSolved, share: SHARE_THAT_IS_ASKED }, now)
    case 'picture':
      return conversionOf('checked', { most: limits.codesAllHourUnproven, share: SHARE_THAT_WAITS }, now)
  }
}

/** The operators are told of a thing once an hour, however often it happens. */
export function alarmOf(name: string): Budget {
  return { key: `alarm:${name}`, most: 1, seconds: HOUR }
}

export function visitorsOf(config: Pick<Config, 'secret'>, address: string): Budget {
  return {
    key: `visitor:${digest(config.secret, 'visitor', networkOf(address)).toString('base64url')}`,
    most: VISITORS_PER_ADDRESS_HOUR,
    seconds: HOUR
  }
}

/** Pictures cost the server work: so many for one attempt, so many for one address. */
export function picturesOf(config: Pick<Config, 'secret'>, attemptId: string, address: string): Budget[] {
  const of = digest(config.secret, 'picture', networkOf(address)).toString('base64url')
  return [
    { key: `picture:${attemptId}`, most: PICTURES_PER_ATTEMPT, seconds: HOUR },
    { key: `picture-address:${of}`, most: PICTURES_PER_ADDRESS_HOUR, seconds: HOUR }
  ]
}

/** Proofs of work cost the server a row and a little work: so many for one address, so many in all. */
export function worksOf({ secret }: Pick<Config, 'secret'>, address: string): Budget[] {
  const of = digest(secret, 'work', networkOf(address)).toString('base64url')
  return [
    { key: `work-address:${of}`, most: WORKS_PER_ADDRESS_HOUR, seconds: HOUR },
    { key: 'work-all', most: WORKS_ALL_HOUR, seconds: HOUR }
  ]
}
