// Those who are nobody in the world of the access matrix, though they come with something that looks like a key.
import { randomBytes, randomUUID } from 'node:crypto'
import { anonymousLogin } from '@vizit/contract/sign-in'
import type { Viewer } from '../access/matrix.people.ts'
import { hash } from '../http/session.ts'
import { addStaffSession } from '../http/staff-session.sql.ts'
import { eraseAccount } from '../people/erase-person.ts'
import { noPassword } from '../staff/password.ts'
import { sql } from '../store/store.ts'
import { HR_KEY } from './test-programmes.ts'
import type { TestServer } from './test-server.ts'
import type { World } from './test-world.ts'

const HR_KEY_ELSEWHERE = 'hr-key-elsewhere-0123456789abcdefghij'

/** Sessions of the owner that are none, an account that was erased, keys of employers, and sessions of the desk. */
export async function makeOutsiders(server: TestServer, { subjects, bearers }: World): Promise<void> {
  const { store } = server
  const now = server.now()
  const { accountId } = subjects.get('owner')!
  const session = async (of: string, access: string, over: { endedAt: Date | null; expiresInDays: number }) => {
    const [deviceId, token] = [randomUUID(), randomBytes(24).toString('base64url')]
    await store.run(sql`
      insert into sessions (token_hash, device_hash, account_id, access, created_at, seen_at, expires_at, ended_at)
      values (${hash(token)}, ${hash(deviceId)}, ${of}, ${access}, ${now}, ${now}, ${now}::timestamptz + make_interval(days => ${over.expiresInDays}::int), ${over.endedAt})`)
    return `${deviceId}.${token}`
  }
  bearers.set('ended', await session(accountId, 'full', { endedAt: now, expiresInDays: 100 }))
  bearers.set('expired', await session(accountId, 'full', { endedAt: null, expiresInDays: -1 }))
  bearers.set('masked', await session(accountId, 'masked', { endedAt: null, expiresInDays: 100 }))
  bearers.set('otherDevice', `${randomUUID()}.${bearers.get('owner')!.split('.')[1]}`)
  const gone = await server.aPatient({ phone: '375291999900' })
  bearers.set('erased', `${gone.deviceId}.${gone.token}`)
  await store.transaction(tx => eraseAccount(tx, gone.accountId, now))
  bearers.set('hr', HR_KEY)
  bearers.set('hrElsewhere', HR_KEY_ELSEWHERE)
  await store.run(
    sql`insert into hr_keys (id, key_hash, coverer_code, name, created_at) values (${randomUUID()}, ${hash(HR_KEY_ELSEWHERE)}, 'bns', 'HR', ${now})`
  )
  const staff = async (viewer: Viewer, role: string, coverer: string | null, over: { disabled?: boolean; idle?: boolean } = {}) => {
    const [id, token] = [randomUUID(), `staff_${randomBytes(32).toString('base64url')}`]
    const since = new Date(now.getTime() - (over.idle ? 3_600_000 : 0))
    await store.run(sql`
      insert into staff_accounts (id, username, password_hash, totp_secret, role, coverer_code, created_at, disabled_at)
      values (${id}, ${viewer}, ${noPassword(server.config.passwordCost)}, ${randomBytes(48)}, ${role}, ${coverer}, ${since}, ${over.disabled ? now : null})`)
    await store.transaction(tx => addStaffSession(tx, { tokenHash: hash(token), staffId: id, now: since, minutes: 24 * 60 }))
    bearers.set(viewer, token)
  }
  await staff('staffHr', 'hr', 'epam')
  await staff('staffHrElsewhere', 'hr', 'bns')
  await staff('staffSupport', 'support', null)
  await staff('staffDisabled', 'hr', 'epam', { disabled: true })
  await staff('staffIdle', 'hr', 'epam', { idle: true })
  const deviceId = randomUUID()
  const visitor = await server.nobody(anonymousLogin, { deviceId })
  bearers.set('anonymous', `${deviceId}.${visitor.ok ? visitor.value.token : ''}`)
}
