// Keys and proofs beside others: one is renamed, deleted or used, and a code proves one session for one purpose.
import { confirmReauth, type ReauthAction, sendReauthCode } from '@vizit/contract/own-data'
import { askPasskey, deletePasskey, listPasskeys, reauthByPasskey, reauthQuestion, renamePasskey } from '@vizit/contract/passkeys'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anAuthenticator } from '../testing/test-authenticator.ts'
import { addTo, agreed, aPasskeyOwner, aProvenPatient, NO_HUMAN_CHECK, ORIGIN } from '../testing/test-passkeys.ts'
import { changedBy } from '../testing/test-rows.ts'
import { type Patient, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ config: NO_HUMAN_CHECK })
beforeEach(() => server.reset())
afterAll(() => server.stop())

test('a code proves the session that it was sent for, and for the passkeys alone', async () => {
  const [olga, anna] = [await aProvenPatient(server), await aProvenPatient(server)]
  server.pass(15 * 60)
  const proves = async (who: Patient, action: ReauthAction) => {
    agreed(await who.call(sendReauthCode, { action }))
    agreed(await who.call(confirmReauth, { action, code: /код (\d{6})/.exec(server.sent.at(-1)!.text)![1]! }))
  }
  const state = async (who: Patient) => agreed(await who.call(listPasskeys, {})).reauth
  await proves(anna, 'passkeys')
  await proves(olga, 'export')
  expect([await state(olga), await state(anna)]).toEqual(['code', 'fresh'])
})

test('of several keys one is used, renamed and deleted; to ask for them is of one account', async () => {
  const [key, spare] = [anAuthenticator(ORIGIN), anAuthenticator(ORIGIN)]
  const olga = await aPasskeyOwner(server, key)
  const other = await addTo(olga.call, spare)
  const anna = await aPasskeyOwner(server, anAuthenticator(ORIGIN))
  const passkeys = async (act: () => Promise<unknown>) =>
    ((await changedBy(server, act)).get('passkeys') ?? []).map(row => (JSON.parse(row) as { id: string }).id)
  expect(await passkeys(() => olga.call(renamePasskey, { id: other, name: 'Запасной' }))).toEqual([other])
  const used = async () => agreed(await olga.call(reauthByPasskey, { assertion: key.use(agreed(await olga.call(reauthQuestion, {}))) }))
  expect(await passkeys(used)).toEqual([olga.passkeyId])
  expect(await passkeys(() => olga.call(deletePasskey, { id: other }))).toEqual([other])
  agreed(await olga.call(askPasskey, { asked: false }))
  expect([agreed(await olga.call(listPasskeys, {})).asked, agreed(await anna.call(listPasskeys, {})).asked]).toEqual([false, true])
})
