// What the tests of passkeys have in common: somebody who has one, and who signs in with it.
import { randomUUID } from 'node:crypto'
import type { Answer, Call } from '@vizit/contract/call'
import { addPasskey, askPasskey, beginPasskey, type PasskeyQuestion, passkeyQuestion } from '@vizit/contract/passkeys'
import { confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import { SIGN_IN_LIMITS } from '../sign-in-limits.ts'
import { sql } from '../store/store.ts'
import type { Authenticator } from './test-authenticator.ts'
import type { Patient, TestServer } from './test-server.ts'

/** The origin of the cabinet by the default configuration. */
export const ORIGIN = 'http://localhost:8080'
export const NO_HUMAN_CHECK = {
  limits: { ...SIGN_IN_LIMITS, humanCheckAfterAddress: 1_000, humanCheckAfterPhone: 1_000, codesPerPhoneDay: 1_000 }
}

/** The value of an answer that may not be a refusal. */
export function agreed<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.facts)}`)
}

/** A patient whose session has just proven whose it is, with a confirmed e-mail. */
export async function aProvenPatient(server: TestServer, facts: { phone?: string; email?: boolean } = {}): Promise<Patient> {
  const patient = await server.aPatient(facts.phone ? { phone: facts.phone } : {})
  await server.store.run(sql`update sessions set proven_at = ${server.now()} where account_id = ${patient.accountId}`)
  await server.store.run(sql`
    insert into account_devices (account_id, device_hash, first_seen_at, seen_at)
    select account_id, device_hash, created_at, created_at from sessions where account_id = ${patient.accountId}`)
  if (facts.email !== false) await hasEmail(server, patient)
  return patient
}

/** A confirmed address, as if its letter had been followed. */
export async function hasEmail(server: TestServer, { accountId, phone }: Patient): Promise<string> {
  const id = randomUUID()
  await server.store.run(sql`
    insert into emails (id, account_id, address, usage, confirmed_at, created_at)
    values (${id}, ${accountId}, ${`p${phone}@example.by`}, 'PRIMARY', ${server.now()}, ${server.now()})`)
  return id
}

/** Adds a passkey; gives its id. */
export async function addTo(call: Call, authenticator: Authenticator): Promise<string> {
  const creation = agreed(await call(beginPasskey, {}))
  return agreed(await call(addPasskey, { registration: authenticator.create(creation) })).id
}

/** A patient with a passkey that is asked at each sign-in. */
export async function aPasskeyOwner(server: TestServer, authenticator: Authenticator): Promise<Patient & { passkeyId: string }> {
  const patient = await aProvenPatient(server)
  const passkeyId = await addTo(patient.call, authenticator)
  agreed(await patient.call(askPasskey, { asked: true }))
  return { ...patient, passkeyId }
}

/** Types the phone and the right code, or another one. */
export async function typeCode(server: TestServer, phone: string, deviceId: string, isRight = true) {
  server.pass(61)
  const { id } = agreed(await server.nobody(initPhoneLogin, { phone: `+${phone}`, deviceId }))
  const code = /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
  const typed = isRight ? code : String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  return server.nobody(confirmSms, { id, code: typed, deviceId })
}

export type Step = { step: string; deviceId: string }

/** Up to the passkey: the code was right, and nothing is open yet. */
export async function comeToPasskey(server: TestServer, phone: string, deviceId: string = randomUUID()): Promise<Step> {
  const answer = await typeCode(server, phone, deviceId)
  if (answer.ok || answer.code !== 'PASSKEY_NEEDED') throw new Error(answer.ok ? 'signed in' : answer.code)
  return { step: String(answer.facts.step), deviceId }
}

export async function questionFor(server: TestServer, step: Step): Promise<PasskeyQuestion> {
  return agreed(await server.nobody(passkeyQuestion, step))
}
