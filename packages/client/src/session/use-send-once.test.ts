import { bookDoctorSlot } from '@vizit/contract/booking'
import type { Answer, Call } from '@vizit/contract/call'
import { expect, test } from 'vitest'
import { makeSendOnce } from './use-send-once.ts'

const FORM = { timetableId: '7', assignmentId: '3', profileId: 'olga', clientNote: 'Кашель', agreement: '1' }

/** Sends forms one after another to a server that answers so; gives the key that each had. */
async function keysOf(...calls: { form?: object; status?: number }[]): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  let made = 0
  let status = 200
  const call = (async (_endpoint, _input, options) => {
    keys.push(options?.idempotencyKey)
    const answer: Answer<unknown> =
      status < 400 ? { ok: true, value: {}, status } : { ok: false, code: 'NETWORK', facts: {}, message: null, status }
    return answer
  }) as Call
  const send = makeSendOnce(call, () => `key-${++made}`)
  for (const one of calls) {
    status = one.status ?? 200
    await send(bookDoctorSlot, { ...FORM, ...one.form })
  }
  return keys
}

test('a retry of the same form after a lost answer, a busy or a broken server carries the same key', async () => {
  for (const status of [0, 401, 429, 500, 503])
    expect(await keysOf({ status }, { form: { bookAnyway: undefined } })).toEqual(['key-1', 'key-1'])
})

test('whatever changes in the form makes another request of it', async () => {
  const changes = [{}, { clientNote: 'Кашель и температура' }, { profileId: 'misha' }, { timetableId: '8' }, { bookAnyway: true }]
  expect(new Set(await keysOf(...changes.map(form => ({ form, status: 500 })))).size).toBe(changes.length)
})

test('what was refused is a new request when it is sent again', async () => {
  for (const status of [400, 403, 409, 422, 423]) expect(await keysOf({ status }, {})).toEqual(['key-1', 'key-2'])
})
