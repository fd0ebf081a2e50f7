// Accounts of the desk, by an operator: the words of `npm run staff`. A password comes as the option `password`, which no command line sets.
import { randomUUID } from 'node:crypto'
import { judgePassword, judgeUsername, ORGANISATION_OF, type PasswordVerdict, STAFF_ROLES } from '@vizit/rules/staff'
import * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { audit } from '../evidence/ledger.ts'
import { endStaffSessionsOf } from '../http/staff-session.sql.ts'
import { CommandError, deed } from '../operator/command.ts'
import type { Db, Store, Tx } from '../store/store.ts'
import { hashPassword } from './password.ts'
import { newTotpSecret, sealTotp, totpLink } from './second-factor.ts'
import {
  addStaff,
  findOrganisation,
  findStaff,
  listStaff,
  type StaffAccount,
  setDisabled,
  setPassword,
  setSecondFactor
} from './staff.sql.ts'

const WHY_NOT: Record<Exclude<PasswordVerdict, 'ok'>, string> = {
  'too-short': 'has fewer than 8 characters',
  'too-long': 'has more than 128 characters',
  'no-letter': 'has no letter',
  'no-digit': 'has no digit',
  'no-special': 'has no special character, such as - or !',
  known: 'is known to everybody who guesses passwords',
  'like-username': 'has the username in it'
}
const WHY_NO_NAME = {
  'too-short': 'has fewer than 5 characters',
  'too-long': 'has more than 64 characters',
  'wrong-characters': 'may have letters of a to z, digits, points, lines and underscores'
} as const

const NAME = z.string().check(z.maxLength(200, 'the name of an account'))
const PASSWORD = z.string('comes from standard input')

/** Adds an account; its second factor is shown once, here. [5.61] [5.62] [9.43] [9.44] */
export const addStaffDeed = deed({
  usage: `add USERNAME --role ROLE [--of ORGANISATION]\n  ROLE: ${STAFF_ROLES.join(', ')}\n  ORGANISATION: the code of a provider, employer or insurer; none for ${rolesOf('none')}\n  the password is read from standard input`,
  words: ['username'],
  input: z.strictObject({
    username: NAME,
    role: z.enum(STAFF_ROLES, `one of ${STAFF_ROLES.join(', ')}`),
    of: z.optional(z.string()),
    password: PASSWORD
  }),
  async run(store, { username, role, of, password }, now) {
    const name = judgeUsername(username)
    if (name !== 'ok') throw new CommandError(`Nothing was added: the username ${WHY_NO_NAME[name]}.`)
    const passwordHash = await hashed(password, username)
    const place = await placeOf(store, ORGANISATION_OF[role], of)
    const [id, secret] = [randomUUID(), newTotpSecret()]
    const { secret: serverSecret, brand } = readConfig(process.env, '0.0.0')
    await store.transaction(async tx => {
      const added = await addStaff(tx, { id, username, passwordHash, totpSecret: sealTotp(serverSecret, id, secret), role, ...place, now })
      if (added === 0) throw new CommandError('Nothing was added: there is an account of this name.')
      await audit(tx, { at: now, accountId: null, action: 'staff-added', objectId: id })
    })
    return [`${username} was added.`, ...factorLines(totpLink(secret, brand.name, username))]
  }
})

/** Another password; every session of the account ends. */
export const staffPasswordDeed = deed({
  usage: 'password USERNAME\n  the password is read from standard input',
  words: ['username'],
  input: z.strictObject({ username: NAME, password: PASSWORD }),
  async run(store, { username, password }, now) {
    const account = await staffOf(store, username, now)
    const passwordHash = await hashed(password, account.username)
    return write(store, account, 'staff-password-set', now, async tx => {
      await setPassword(tx, account.id, passwordHash)
      return [`${account.username} has another password; sessions have ended.`]
    })
  }
})

/** Another second factor, for a telephone that is lost; every session of the account ends, and no browser is known any more. */
export const staffCodeDeed = deed({
  usage: 'code USERNAME',
  words: ['username'],
  input: z.strictObject({ username: NAME }),
  async run(store, { username }, now) {
    const account = await staffOf(store, username, now)
    const { secret: serverSecret, brand } = readConfig(process.env, '0.0.0')
    const secret = newTotpSecret()
    return write(store, account, 'staff-code-set', now, async tx => {
      await setSecondFactor(tx, account.id, sealTotp(serverSecret, account.id, secret))
      return [
        `${account.username} has another second factor; sessions have ended.`,
        ...factorLines(totpLink(secret, brand.name, account.username))
      ]
    })
  }
})

/** Nobody signs in with it any more, and its sessions end at once. */
export const disableStaffDeed = switchDeed('disable')
/** It is as it was; its sessions stay ended. */
export const enableStaffDeed = switchDeed('enable')

export const listStaffDeed = deed({
  usage: 'list',
  words: [],
  input: z.strictObject({}),
  async run(store) {
    const all = await listStaff(store)
    if (all.length === 0) return ['There are no accounts.']
    return all.map(({ username, role, organisation, isDisabled, sessions }) =>
      [username, role, organisation ?? '-', isDisabled ? 'disabled' : `${sessions} sessions`].join('  ')
    )
  }
})

function switchDeed(word: 'disable' | 'enable') {
  const isOff = word === 'disable'
  return deed({
    usage: `${word} USERNAME`,
    words: ['username'],
    input: z.strictObject({ username: NAME }),
    async run(store, { username }, now) {
      const account = await staffOf(store, username, now)
      return write(store, account, isOff ? 'staff-disabled' : 'staff-enabled', now, async tx => {
        if ((await setDisabled(tx, account.id, isOff ? now : null)) === 0)
          throw new CommandError(`Nothing was changed: ${account.username} is ${word}d.`)
        return [`${account.username} is ${word}d${isOff ? '; sessions have ended' : ''}.`]
      })
    }
  })
}

function write(
  store: Store,
  { id }: StaffAccount,
  action: 'staff-password-set' | 'staff-code-set' | 'staff-disabled' | 'staff-enabled',
  now: Date,
  work: (tx: Tx) => Promise<string[]>
): Promise<string[]> {
  return store.transaction(async tx => {
    const said = await work(tx)
    await endStaffSessionsOf(tx, id, null, now)
    await audit(tx, { at: now, accountId: null, action, objectId: id })
    return said
  })
}

async function staffOf(db: Db, username: string, now: Date): Promise<StaffAccount> {
  const found = await findStaff(db, username, null, now)
  if (!found) throw new CommandError('Nothing was changed: there is no account of this name.')
  return found
}

async function placeOf(db: Db, kind: 'provider' | 'employer' | 'insurer' | 'none', of: string | undefined) {
  if (kind === 'none') {
    if (of !== undefined) throw new CommandError(`Nothing was added: ${rolesOf('none')} are of no organisation; leave --of out.`)
    return { providerId: null, covererCode: null }
  }
  const place = of === undefined ? undefined : await findOrganisation(db, kind, of)
  if (!place) throw new CommandError(`Nothing was added: --of must be the code of one ${kind}; ${of ?? 'none'} is not.`)
  return place
}

async function hashed(password: string, username: string): Promise<string> {
  const verdict = judgePassword(password, username)
  if (verdict !== 'ok') throw new CommandError(`Nothing was changed: the password ${WHY_NOT[verdict]}.`)
  return hashPassword(password)
}

function rolesOf(kind: 'none'): string {
  return STAFF_ROLES.filter(role => ORGANISATION_OF[role] === kind).join(' and ')
}

function factorLines(link: string): string[] {
  return ['The second factor, shown this once; the person puts it into an authenticator application:', link]
}
