// What a code of a medical card is answered with where neither a right nor a wrong one decides: no card, no code, no clinic, a parent's day.
import { confirmACode, sendACode } from '@vizit/contract/a-code'
import { A_CODE_TRIES_OF_PARENT } from '@vizit/rules/a-code'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ClinicCodeAnswer, ClinicGateway } from '../clinics/gateway.ts'
import { sql } from '../store/store.ts'
import { aReport } from '../testing/test-reports.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const DAY = 86_400
const lastCode = () => /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]!
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const cardOf = (profileId: string) => ({ profileId, providerCode: 'azure' })
const said = (answer: { ok: boolean; code?: string }) => (answer.ok ? 'ok' : answer.code)
const tries = () => server.store.rows(sql`select tries from card_tries`)

async function withResults(profileId: string): Promise<void> {
  await aReport(server.store, { profileId, assignmentId: (await server.aDoctor()).assignmentId })
}

async function aCard(): Promise<Patient> {
  const olga = await server.aPatient()
  await withResults(olga.profileId)
  return olga
}

function clinicWithCodes(answer: ClinicCodeAnswer, reachable: 'reachable' | 'unreachable' = 'reachable'): void {
  const gateway: ClinicGateway = {
    timetableIsOurs: false,
    reserve: async () => ({ verdict: 'unknown' }),
    find: async () => ({ verdict: 'unknown' }),
    cancel: async () => 'unknown',
    sendCode: async () => 'sent',
    checkCode: async () => answer,
    reachable: () => reachable
  }
  server.clinic.gateway = gateway
}

test('a code is tried at no card that one may not see, and no try is counted there', async () => {
  const [olga, boris] = [await aCard(), await server.aPatient()]
  await olga.call(sendACode, cardOf(olga.profileId))
  const code = lastCode()
  expect(await boris.call(confirmACode, { ...cardOf(olga.profileId), code })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await boris.call(confirmACode, { ...cardOf(boris.profileId), code })).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await tries()).toEqual([])
})

test('before a code was sent, and from the minute on that it is a day old, none is right', async () => {
  const olga = await aCard()
  const confirm = (code: string) => olga.call(confirmACode, { ...cardOf(olga.profileId), code }).then(said)
  expect(await confirm('123456')).toBe('INVALID_ACODE')
  await olga.call(sendACode, cardOf(olga.profileId))
  server.pass(DAY)
  expect(await confirm(lastCode())).toBe('INVALID_ACODE')
  server.pass(-1)
  expect(await confirm(lastCode())).toBe('ok')
})

test('a clinic that is known to be out of reach costs nobody a try', async () => {
  const olga = await aCard()
  clinicWithCodes({ verdict: 'right' }, 'unreachable')
  for (let again = 0; again < 6; again++)
    expect(await olga.call(confirmACode, { ...cardOf(olga.profileId), code: '123456' })).toMatchObject({ code: 'CLINIC_UNAVAILABLE' })
  expect(await tries()).toEqual([])
  clinicWithCodes({ verdict: 'right' })
  expect(await olga.call(confirmACode, { ...cardOf(olga.profileId), code: '123456' })).toMatchObject({ ok: true })
})

test('a clinic that does not answer, or says later, is told as that, and a try is counted', async () => {
  const olga = await aCard()
  const confirm = () => olga.call(confirmACode, { ...cardOf(olga.profileId), code: '123456' })
  clinicWithCodes({ verdict: 'unknown' })
  expect(await confirm()).toMatchObject({ code: 'CLINIC_UNAVAILABLE', status: 503 })
  clinicWithCodes({ verdict: 'try-later', retryAfterSeconds: 90 })
  expect(await confirm()).toMatchObject({ code: 'BLOCKED_TRY_LATER', facts: { retryAfter: 90 } })
  expect(await tries()).toEqual([{ tries: 2 }])
})

test('of a child’s card a parent has ten tries a day, and whose card a wrong code has blocked stands in the audit', async () => {
  const olga = await server.aPatient()
  const child = await server.aChild(olga)
  await withResults(child)
  await olga.call(sendACode, cardOf(child))
  const code = lastCode()
  const answers: (string | undefined)[] = []
  for (let tried = 0; tried < A_CODE_TRIES_OF_PARENT; tried++) {
    answers.push(said(await olga.call(confirmACode, { ...cardOf(child), code: wrong(code) })))
    if (tried % 5 === 4) server.pass(3_600)
  }
  const round = [...Array(4).fill('INVALID_ACODE'), 'INVALID_ACODE_BLOCKED']
  expect(answers).toEqual([...round, ...round])
  expect(await olga.call(confirmACode, { ...cardOf(child), code })).toMatchObject({ code: 'BLOCKED_TRY_LATER' })
  expect(await server.store.rows(sql`select account_id, profile_id, object_id from audit where action = 'result-code-blocked'`)).toEqual(
    Array(2).fill({ account_id: olga.accountId, profile_id: child, object_id: 'azure' })
  )
})
