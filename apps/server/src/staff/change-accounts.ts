// Accounts of the desk, as an operator adds and changes them. A password or a second factor that is changed ends the sessions of the account.
import { randomUUID } from 'node:crypto'
import { judgePassword, judgeUsername, ORGANISATION_OF, type PasswordVerdict, type StaffRole } from '@vizit/rules/staff'
import { audit } from '../evidence/ledger.ts'
import { endStaffSessionsOf } from '../http/staff-session.sql.ts'
import type { Db, Store, Tx } from '../store/store.ts'
import { hashPassword } from './password.ts'
import { newTotpSecret, sealTotp, totpLink } from './second-factor.ts'
import { addStaff, findOrganisation, findStaff, type StaffAccount, setDisabled, setPassword, setSecondFactor } from './staff.sql.ts'

/** What a second factor is sealed under, the name that an authenticator shows it by, and how much work a try at a password is. */
export type AccountFrame = { secret: string; issuer: string; passwordCost: number }
type NoAccount = { kind: 'no-account' }
type WrongPassword = { kind: 'wrong-password'; why: Exclude<PasswordVerdict, 'ok'> }

export type StaffAdded =
  | { kind: 'added'; factorLink: string }
  | { kind: 'wrong-name'; why: Exclude<ReturnType<typeof judgeUsername>, 'ok'> }
  | WrongPassword
  | { kind: 'of-no-organisation' }
  | { kind: 'no-organisation'; of: 'provider' | 'employer' | 'insurer' }
  | { kind: 'name-is-taken' }

/** Adds an account; its second factor is told once, here. [5.61] [5.62] [9.43] [9.44] */
export async function addStaffAccount(
  store: Store,
  input: { username: string; password: string; role: StaffRole; of?: string | undefined },
  frame: AccountFrame,
  now: Date
): Promise<StaffAdded> {
  const { username, password, role, of } = input
  const name = judgeUsername(username)
  if (name !== 'ok') return { kind: 'wrong-name', why: name }
  const verdict = judgePassword(password, username)
  if (verdict !== 'ok') return { kind: 'wrong-password', why: verdict }
  const place = await placeOf(store, role, of)
  if ('kind' in place) return place
  const passwordHash = await hashPassword(password, frame.passwordCost)
  const [id, secret] = [randomUUID(), newTotpSecret()]
  return store.transaction(async tx => {
    const added = await addStaff(tx, { id, username, passwordHash, totpSecret: sealTotp(frame.secret, id, secret), role, ...place, now })
    if (added === 0) return { kind: 'name-is-taken' }
    await audit(tx, { at: now, accountId: null, action: 'staff-added', objectId: id })
    return { kind: 'added', factorLink: totpLink(secret, frame.issuer, username) }
  })
}

/** Another password; every session of the account ends. */
export async function setStaffPassword(
  store: Store,
  { username, password }: { username: string; password: string },
  { passwordCost }: AccountFrame,
  now: Date
): Promise<{ kind: 'changed'; username: string } | NoAccount | WrongPassword> {
  const account = await findStaff(store, username, null, now)
  if (!account) return { kind: 'no-account' }
  const verdict = judgePassword(password, account.username)
  if (verdict !== 'ok') return { kind: 'wrong-password', why: verdict }
  const passwordHash = await hashPassword(password, passwordCost)
  await write(store, account, 'staff-password-set', now, tx => setPassword(tx, account.id, passwordHash))
  return { kind: 'changed', username: account.username }
}

/** Another second factor, for a telephone that is lost; every session of the account ends, and no browser is known any more. */
export async function setStaffFactor(
  store: Store,
  username: string,
  frame: AccountFrame,
  now: Date
): Promise<{ kind: 'changed'; username: string; factorLink: string } | NoAccount> {
  const account = await findStaff(store, username, null, now)
  if (!account) return { kind: 'no-account' }
  const secret = newTotpSecret()
  await write(store, account, 'staff-code-set', now, tx => setSecondFactor(tx, account.id, sealTotp(frame.secret, account.id, secret)))
  return { kind: 'changed', username: account.username, factorLink: totpLink(secret, frame.issuer, account.username) }
}

/** Disabled: nobody signs in with it any more, and its sessions end at once. Enabled: it is as it was; its sessions stay ended. */
export async function switchStaffAccount(
  store: Store,
  username: string,
  to: 'disabled' | 'enabled',
  now: Date
): Promise<{ kind: 'switched' | 'so-already'; username: string } | NoAccount> {
  const account = await findStaff(store, username, null, now)
  if (!account) return { kind: 'no-account' }
  const isOff = to === 'disabled'
  const switched = await write(store, account, isOff ? 'staff-disabled' : 'staff-enabled', now, tx =>
    setDisabled(tx, account.id, isOff ? now : null)
  )
  return { kind: switched === 0 ? 'so-already' : 'switched', username: account.username }
}

/** Zero: there was nothing to write, and nothing else is done. */
function write(
  store: Store,
  { id }: StaffAccount,
  action: 'staff-password-set' | 'staff-code-set' | 'staff-disabled' | 'staff-enabled',
  now: Date,
  work: (tx: Tx) => Promise<number>
): Promise<number> {
  return store.transaction(async tx => {
    const written = await work(tx)
    if (written === 0) return 0
    await endStaffSessionsOf(tx, id, null, now)
    await audit(tx, { at: now, accountId: null, action, objectId: id })
    return written
  })
}

async function placeOf(db: Db, role: StaffRole, of: string | undefined) {
  const kind = ORGANISATION_OF[role]
  if (kind === 'none') return of === undefined ? { providerId: null, covererCode: null } : { kind: 'of-no-organisation' as const }
  return (of === undefined ? undefined : await findOrganisation(db, kind, of)) ?? { kind: 'no-organisation' as const, of: kind }
}
