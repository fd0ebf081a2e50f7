// Accounts of the desk, by an operator: the words of `npm run staff`. A password comes as the option `password`, which no command line sets.
import { ORGANISATION_OF, type PasswordVerdict, STAFF_ROLES } from '@vizit/rules/staff'
import * as z from 'zod/mini'
import { readConfig } from '../config.ts'
import { CommandError, operation } from '../operator/command.ts'
import { type AccountFrame, addStaffAccount, setStaffFactor, setStaffPassword, switchStaffAccount } from './change-accounts.ts'
import { listStaff } from './staff.sql.ts'

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
const NO_ACCOUNT = 'Nothing was changed: there is no account of this name.'

export const addStaffOperation = operation({
  usage: `add USERNAME --role ROLE [--of ORGANISATION]\n  ROLE: ${STAFF_ROLES.join(', ')}\n  ORGANISATION: the code of a provider, employer or insurer; none for ${rolesOf('none')}\n  the password is read from standard input`,
  words: ['username'],
  input: z.strictObject({
    username: NAME,
    role: z.enum(STAFF_ROLES, `one of ${STAFF_ROLES.join(', ')}`),
    of: z.optional(z.string()),
    password: PASSWORD
  }),
  async run(store, input, now) {
    const added = await addStaffAccount(store, input, frame(), now)
    switch (added.kind) {
      case 'added':
        return [`${input.username} was added.`, ...factorLines(added.factorLink)]
      case 'wrong-name':
        throw new CommandError(`Nothing was added: the username ${WHY_NO_NAME[added.why]}.`)
      case 'wrong-password':
        throw wrongPassword(added.why)
      case 'of-no-organisation':
        throw new CommandError(`Nothing was added: ${rolesOf('none')} are of no organisation; leave --of out.`)
      case 'no-organisation':
        throw new CommandError(`Nothing was added: --of must be the code of one ${added.of}; ${input.of ?? 'none'} is not.`)
      case 'name-is-taken':
        throw new CommandError('Nothing was added: there is an account of this name.')
    }
  }
})

export const staffPasswordOperation = operation({
  usage: 'password USERNAME\n  the password is read from standard input',
  words: ['username'],
  input: z.strictObject({ username: NAME, password: PASSWORD }),
  async run(store, input, now) {
    const set = await setStaffPassword(store, input, frame(), now)
    if (set.kind === 'no-account') throw new CommandError(NO_ACCOUNT)
    if (set.kind === 'wrong-password') throw wrongPassword(set.why)
    return [`${set.username} has another password; sessions have ended.`]
  }
})

export const staffCodeOperation = operation({
  usage: 'code USERNAME',
  words: ['username'],
  input: z.strictObject({ username: NAME }),
  async run(store, { username }, now) {
    const set = await setStaffFactor(store, username, frame(), now)
    if (set.kind === 'no-account') throw new CommandError(NO_ACCOUNT)
    return [`${set.username} has another second factor; sessions have ended.`, ...factorLines(set.factorLink)]
  }
})

export const disableStaffOperation = switchOperation('disable')
export const enableStaffOperation = switchOperation('enable')

export const listStaffOperation = operation({
  usage: 'list',
  words: [],
  input: z.strictObject({}),
  async run(store) {
    const all = await listStaff(store)
    if (all.length === 0) return ['There are no accounts.']
    return all.map(({ username, role, organisation, is_disabled, sessions }) =>
      [username, role, organisation ?? '-', is_disabled ? 'disabled' : `${sessions} sessions`].join('  ')
    )
  }
})

function switchOperation(word: 'disable' | 'enable') {
  return operation({
    usage: `${word} USERNAME`,
    words: ['username'],
    input: z.strictObject({ username: NAME }),
    async run(store, given, now) {
      const switched = await switchStaffAccount(store, given.username, `${word}d`, now)
      if (switched.kind === 'no-account') throw new CommandError(NO_ACCOUNT)
      const { kind, username } = switched
      if (kind === 'so-already') throw new CommandError(`Nothing was changed: ${username} is ${word}d.`)
      return [`${username} is ${word}d${word === 'disable' ? '; sessions have ended' : ''}.`]
    }
  })
}

function frame(): AccountFrame {
  const { secret, brand, passwordCost } = readConfig(process.env, '0.0.0')
  return { secret, issuer: brand.name, passwordCost }
}

function wrongPassword(why: Exclude<PasswordVerdict, 'ok'>): CommandError {
  return new CommandError(`Nothing was changed: the password ${WHY_NOT[why]}.`)
}

function rolesOf(kind: 'none'): string {
  return STAFF_ROLES.filter(role => ORGANISATION_OF[role] === kind).join(' and ')
}

function factorLines(link: string): string[] {
  return ['The second factor, shown this once; the person puts it into an authenticator application:', link]
}
