// A code belongs to one device of one phone: what another device asks for, or another attempt, neither spends nor ends it.
import { randomUUID, type UUID } from 'node:crypto'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { startTestServer } from '../testing/test-server.ts'

// The human check has tests of its own.
const limits = { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 1_000, humanCheckAfterPhone: 1_000 }
const server = await startTestServer({ config: { limits } })
beforeEach(() => server.reset())
afterAll(() => server.stop())

type Asked = { id: string; code: string; deviceId: UUID }

async function asked(phone: string, deviceId = randomUUID()): Promise<Asked> {
  const answer = await server.nobody(initPhoneLogin, { phone, deviceId })
  if (!answer.ok) throw new Error(answer.code)
  return { id: answer.value.id, code: /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!, deviceId }
}
const signIn = async (with_: Asked) => {
  const answer = await server.nobody(confirmSms, with_)
  return answer.ok ? 'ok' : answer.code
}

test('codes of two devices of one phone are good side by side, and so are those of two phones on one device', async () => {
  const [{ phone }, other] = [await server.aPatient(), await server.aPatient()]
  const first = await asked(phone)
  server.pass(61)
  const second = await asked(phone)
  server.pass(61)
  const elsewhere = await asked(other.phone, first.deviceId)
  expect([await signIn(first), await signIn(second), await signIn(elsewhere)]).toEqual(['ok', 'ok', 'ok'])
})

test('wrong codes of one device leave the code of another its tries', async () => {
  const { phone } = await server.aPatient()
  const first = await asked(phone)
  server.pass(61)
  const second = await asked(phone)
  const wrong = { ...second, code: second.code === '111111' ? '222222' : '111111' }
  for (let tries = 0; tries < 5; tries++) await signIn(wrong)
  expect([await signIn(second), await signIn(first)]).toEqual(['CODE_EXPIRED', 'ok'])
})
