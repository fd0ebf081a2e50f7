import { dropCardNumber, listCardNumbers, setCardNumber } from '@vizit/contract/card-numbers'
import { exportProfile } from '@vizit/contract/own-data'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { erasePerson } from '../people/erase-person.ts'
import { sql } from '../store/store.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
beforeEach(() => server.reset())
afterAll(() => server.stop())

const NUMBER = '1234567890123456'
const tell = (person: Patient, provider: string, number: string) => person.call(setCardNumber, { provider, number })

async function cardsOf({ call }: Patient) {
  const answer = await call(listCardNumbers, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.cards.map(card => [card.providerCode, card.number])
}

async function aProvider(): Promise<string> {
  const { assignmentId } = await server.aDoctor()
  const row = await server.store.row<{ code: string }>(
    sql`select p.code from assignments a join providers p on p.id = a.provider_id where a.id = ${assignmentId}`
  )
  return row!.code
}

test('the id of a medical card is sixteen digits, in groups or not; anything else is refused and changes nothing [5.52] [9.42]', async () => {
  const [olga, provider] = [await server.aPatient(), await aProvider()]
  expect(await tell(olga, provider, '1234 5678 9012 3456')).toMatchObject({ ok: true, value: { cards: [{ number: NUMBER }] } })
  for (const [number, reason] of [
    ['123456789012345', 'wrong-length'],
    ['12345678901234567', 'wrong-length'],
    ['', 'wrong-length'],
    ['123456789012345а', 'not-digits'],
    ['١٢٣٤٥٦٧٨٩٠١٢٣٤٥٦', 'not-digits']
  ] as const)
    expect(await tell(olga, provider, number)).toMatchObject({ code: 'INVALID_INPUT', facts: { field: 'number', reason } })
  expect(await cardsOf(olga)).toEqual([[provider, NUMBER]])
  for (const number of ['123456789012345', '123456789012345x'])
    await expect(server.store.run(sql`update card_numbers set number = ${number}`)).rejects.toThrow('card_numbers_number_check')
})

test('one number a person and a centre: told again it is another, removed it is gone, and nobody else has to do with it', async () => {
  const [olga, boris, provider] = [await server.aPatient(), await server.aPatient(), await aProvider()]
  await tell(olga, provider, NUMBER)
  // whether somebody else has told the same is said to nobody
  expect(await tell(boris, provider, NUMBER)).toMatchObject({ ok: true })
  expect(await tell(olga, provider, '6543210987654321')).toMatchObject({ ok: true })
  expect([await cardsOf(olga), await cardsOf(boris)]).toEqual([[[provider, '6543210987654321']], [[provider, NUMBER]]])
  expect(await olga.call(dropCardNumber, { provider })).toMatchObject({ ok: true })
  expect(await olga.call(dropCardNumber, { provider })).toMatchObject({ ok: true })
  expect([await cardsOf(olga), await cardsOf(boris)]).toEqual([[], [[provider, NUMBER]]])
  expect(await tell(olga, 'no-such', NUMBER)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await server.nobody(setCardNumber, { provider, number: NUMBER })).toMatchObject({ code: 'NOT_SIGNED_IN' })
  const noted = await server.store.rows(
    sql`select action from audit where account_id = ${olga.accountId} and action like 'card-number%' order by id`
  )
  expect(noted).toEqual(['told', 'told', 'removed'].map(action => ({ action: `card-number-${action}` })))
})

test('it stands in the own export and goes with its person', async () => {
  const [olga, provider] = [await server.aPatient(), await aProvider()]
  await tell(olga, provider, NUMBER)
  await server.store.run(sql`
    insert into reauths (session_id, account_id, action, id, tries, code_expires_at, proven_until)
    select s.id, s.account_id, 'export', gen_random_uuid(), 0, ${server.now()}, ${server.now()}::timestamptz + interval '5 minutes'
    from sessions s where s.account_id = ${olga.accountId}`)
  const file = await fetch(server.url + exportProfile.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${olga.deviceId}.${olga.token}`, 'content-type': 'application/json' },
    body: '{}'
  })
  expect(await file.text()).toMatch(new RegExp(`"card_numbers": ?\\[\\s*{[^}]*"number": ?"${NUMBER}"`))
  await server.store.transaction(tx => erasePerson(tx, olga.profileId, server.now()))
  expect(await server.store.rows(sql`select number from card_numbers`)).toEqual([])
})
