// Staff for tests: made by the operator's own command, signed in as a person does.
import { randomUUID } from 'node:crypto'
import type { Call } from '@vizit/contract/call'
import { staffSignIn } from '@vizit/contract/staff'
import { URI } from 'otpauth'
import { addStaffOperation } from '../staff/staff.operation.ts'
import type { TestServer } from './test-server.ts'

export const GOOD_PASSWORD = 'kedr-Bor-71!'

export type Staff = {
  username: string
  /** What the authenticator shows now; a half minute later it shows another. */
  code(): string
  /** Signs in with a good code, which the clock is moved on for. */
  signIn(over?: { password?: string; deviceId?: string; minutes?: number }): ReturnType<Call>
  /** A session of this person. */
  session(): Promise<{ call: Call; token: string }>
}

/** `at`: the code of the provider, employer or insurer. */
export async function aStaff(server: TestServer, facts: { username?: string; role?: string; at?: string } = {}): Promise<Staff> {
  const username = facts.username ?? `staff.${randomUUID().slice(0, 8)}`
  const { role = 'support', at } = facts
  const said = await addStaffOperation.read([username], { role, password: GOOD_PASSWORD, ...(at ? { of: at } : {}) })(
    server.store,
    server.now()
  )
  const totp = URI.parse(said.at(-1)!)
  const code = () => totp.generate({ timestamp: server.now().getTime() })
  const signIn: Staff['signIn'] = async (over = {}) => {
    server.pass(30)
    return server.nobody(staffSignIn, { username, password: GOOD_PASSWORD, code: code(), ...over })
  }
  return {
    username,
    code,
    signIn,
    async session() {
      const answer = await signIn()
      if (!answer.ok) throw new Error(answer.code)
      const { token } = answer.value as { token: string }
      return { token, call: server.callAs(token, 'desk') }
    }
  }
}
