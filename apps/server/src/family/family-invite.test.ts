import { listRelatives } from '@vizit/contract/family'
import { confirmFamilyRequest, listFamilyRequests } from '@vizit/contract/family-code'
import {
  acceptFamilyInvite,
  declineFamilyInvite,
  listFamilyInvites,
  readFamilyInvite,
  sendFamilyInvite,
  withdrawFamilyInvite
} from '@vizit/contract/family-invites'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'
import { sendFamilyInvite as send } from './send-invite.job.ts'
import { sweepFamily } from './sweep-family.job.ts'

const server = await startTestServer()
beforeEach(async () => {
  await server.reset()
  await server.store.run(sql`delete from graphile_worker._private_jobs`)
})
afterAll(() => server.stop())

const DEVICE = 'Chrome, Windows'
const PAVEL = { lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE', phone: '375291112233' } as const

function invited(patient: Patient, email = 'pavel@example.by', as: 'SPOUSE' | 'RELATIVE' = 'SPOUSE') {
  return patient.call(sendFamilyInvite, { email, as, deviceName: DEVICE })
}

/** Runs the jobs that wait, as the worker would; the token of the last letter, or ''. */
async function delivered(): Promise<string> {
  const before = server.mails.length
  const jobs = await server.store.rows<{ payload: { id: string } }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'send-family-invite' returning j.payload`)
  for (const { payload } of jobs) await send(server.deps, payload)
  return server.mails.length > before ? (/\/family\/invite#(\S{43})$/m.exec(server.mails.at(-1)!.text)?.[1] ?? '') : ''
}

const kinds = async (patient: Patient) => {
  const list = await patient.call(listRelatives, {})
  return list.ok ? list.value.family.map(member => member.relKind) : []
}

test('a relative is invited by a letter that names who invites and from which device; accepting it only opens a request [7.41]', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient(PAVEL)]
  expect(await invited(olga, ' Pavel@Example.BY ')).toMatchObject({
    ok: true,
    value: { invites: [{ email: 'pavel@example.by', as: 'SPOUSE' }] }
  })
  const token = await delivered()
  expect(server.mails.at(-1)).toMatchObject({ to: 'pavel@example.by', subject: 'Визит: Савицкая О. В. приглашает вас в семью' })
  expect(server.mails.at(-1)!.text).toContain(`на устройстве «${DEVICE}»`)

  expect(await pavel.call(readFamilyInvite, { token })).toMatchObject({ ok: true, value: { name: 'Савицкая О. В.', as: 'SPOUSE' } })
  expect(await pavel.call(acceptFamilyInvite, { token })).toMatchObject({ ok: true })
  expect([await kinds(olga), await kinds(pavel)]).toEqual([['ME'], ['ME']])
  const requests = await olga.call(listFamilyRequests, {})
  const incoming = requests.ok ? requests.value.incoming : []
  expect(incoming).toMatchObject([{ as: 'SPOUSE', name: 'Орлов Павел Ильич', phone: '+375 (29) ***-**-33' }])
  await olga.call(confirmFamilyRequest, { requestId: incoming[0]!.requestId })
  expect([await kinds(olga), await kinds(pavel)]).toEqual([
    ['ME', 'SPOUSE'],
    ['ME', 'SPOUSE']
  ])
})

test('the link of an invitation is good once, seven days, and for somebody else only', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient(PAVEL), await server.aPatient({ lastName: 'Мороз' })]
  await invited(olga)
  const token = await delivered()
  expect(await olga.call(readFamilyInvite, { token })).toMatchObject({ code: 'INVALID_STATE', facts: { reason: 'OWN_INVITE' } })
  const both = await Promise.all([pavel.call(acceptFamilyInvite, { token }), anna.call(acceptFamilyInvite, { token })])
  expect(both.map(answer => (answer.ok ? 'asked' : answer.code)).sort()).toEqual(['LINK_EXPIRED', 'asked'])
  expect(await anna.call(readFamilyInvite, { token })).toMatchObject({ code: 'LINK_EXPIRED' })

  server.pass(61)
  await invited(olga, 'anna@example.by', 'RELATIVE')
  const late = await delivered()
  server.pass(7 * 86_400)
  expect(await anna.call(acceptFamilyInvite, { token: late })).toMatchObject({ code: 'LINK_EXPIRED' })
})

test('an invitation to one mailbox leaves that to another as it is', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient(PAVEL), await server.aPatient({ lastName: 'Мороз' })]
  await invited(olga, 'nina@example.by', 'RELATIVE')
  const first = await delivered()
  server.pass(61)
  await invited(olga, 'anna@example.by', 'RELATIVE')
  const second = await delivered()
  expect(await pavel.call(acceptFamilyInvite, { token: first })).toMatchObject({ ok: true })
  expect(await anna.call(acceptFamilyInvite, { token: second })).toMatchObject({ ok: true })
})

test('an invitation that is declined, taken back or written anew opens nothing, and nothing of it is kept', async () => {
  const [olga, pavel] = [await server.aPatient(), await server.aPatient(PAVEL)]
  await invited(olga)
  const first = await delivered()
  server.pass(61)
  await invited(olga)
  const second = await delivered()
  expect(await pavel.call(readFamilyInvite, { token: first })).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await pavel.call(declineFamilyInvite, { token: second })).toMatchObject({ ok: true })
  expect(await pavel.call(readFamilyInvite, { token: second })).toMatchObject({ code: 'LINK_EXPIRED' })

  server.pass(61)
  const again = await invited(olga)
  const inviteId = again.ok ? again.value.invites[0]!.inviteId : ''
  expect(await pavel.call(withdrawFamilyInvite, { inviteId })).toMatchObject({ code: 'NOT_FOUND' })
  expect(await olga.call(withdrawFamilyInvite, { inviteId })).toMatchObject({ ok: true })
  expect(await delivered()).toBe('')
  expect(await server.store.rows(sql`select 1 from family_invites`)).toEqual([])
})

test('the store holds no link that works, and forgets an address that never answered', async () => {
  const olga = await server.aPatient()
  await invited(olga)
  const token = await delivered()
  const rows = await server.store.rows<{ text: string }>(sql`select to_jsonb(i)::text as text from family_invites i`)
  expect(rows[0]!.text).not.toContain(token)
  server.pass(7 * 86_400)
  expect(await olga.call(listFamilyInvites, {})).toMatchObject({ value: { invites: [] } })
  await sweepFamily(server.deps)
  expect(await server.store.rows(sql`select 1 from family_invites`)).toEqual([])
})

test('letters are few: one a minute to an address, five a day to it by everybody, ten a day by one', async () => {
  const olga = await server.aPatient()
  await invited(olga)
  expect(await invited(olga)).toMatchObject({ code: 'INVALID_STATE', facts: { retryAfter: 61 } })
  for (let n = 0; n < 4; n++) expect(await invited(await server.aPatient())).toMatchObject({ ok: true })
  expect(await invited(await server.aPatient())).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
  for (let n = 0; n < 9; n++) expect(await invited(olga, `someone${n}@example.by`)).toMatchObject({ ok: true })
  expect(await invited(olga, 'eleventh@example.by')).toMatchObject({ code: 'ERROR_TOO_MANY_REQUESTS' })
})

test('who has a spouse invites no second one, and accepts no such invitation [5.75]', async () => {
  const [olga, pavel, anna] = [await server.aPatient(), await server.aPatient(PAVEL), await server.aPatient({ lastName: 'Мороз' })]
  await invited(olga)
  await pavel.call(acceptFamilyInvite, { token: await delivered() })
  const requests = await olga.call(listFamilyRequests, {})
  await olga.call(confirmFamilyRequest, { requestId: requests.ok ? requests.value.incoming[0]!.requestId : '' })
  expect(await invited(olga, 'other@example.by')).toMatchObject({ code: 'SPOUSE_EXISTS' })
  await invited(anna)
  expect(await pavel.call(acceptFamilyInvite, { token: await delivered() })).toMatchObject({ code: 'SPOUSE_EXISTS' })
})
