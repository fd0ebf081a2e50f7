import { expect, test } from 'vitest'
import { type AccountScreen, accountScreen } from './account-screen.ts'

// Columns: not authorised, letter on its way, address for this device, silent account, person, confirmed address, page needs an address.
// 1 yes, 0 no, . either. Written by hand from [R14]; each combination must meet exactly one row.
const TABLE: [string, AccountScreen][] = [
  ['1 1 1 . . . .', 'waiting-email'],
  ['1 0 1 . . . .', 'device-of-existing-user'],
  ['1 . 0 1 . . .', 'profile-exists'],
  ['1 . 0 0 . . .', 'no-access'],
  ['0 . . . 0 . .', 'complete-profile'],
  ['0 . . . 1 . 0', 'none'],
  ['0 . . . 1 1 1', 'none'],
  ['0 1 . . 1 0 1', 'waiting-email'],
  ['0 0 . . 1 0 1', 'add-email']
]

const fits = (pattern: string, bits: boolean[]) => pattern.split(' ').every((sign, at) => sign === '.' || (sign === '1') === bits[at])

test('every combination of an account and a page shows exactly one of the six screens or none [R14]', () => {
  const met = new Set<AccountScreen>()
  for (let combination = 0; combination < 2 ** 7; combination++) {
    const bits = Array.from({ length: 7 }, (_, at) => (combination & (1 << at)) !== 0)
    const rows = TABLE.filter(([pattern]) => fits(pattern, bits))
    expect(rows, bits.map(Number).join(' ')).toHaveLength(1)
    const [accessNotAuthorized, waitingConfirmEmail, device, profileExists, isPerson, hasConfirmedEmail, needsEmail] = bits as [
      boolean,
      boolean,
      boolean,
      boolean,
      boolean,
      boolean,
      boolean
    ]
    const state = {
      accessNotAuthorized,
      waitingConfirmEmail,
      deviceIdOfExistedUser: device ? 'opaque' : null,
      profileExists,
      isPerson,
      hasConfirmedEmail
    }
    const screen = accountScreen(state, needsEmail ? 'person-and-email' : 'person')
    expect(screen, bits.map(Number).join(' ')).toBe(rows[0]![1])
    met.add(screen)
  }
  expect(met.size).toBe(7)
})
