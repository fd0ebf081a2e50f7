import { valueOf } from '@vizit/client/api/call-failure'
import { makeCall } from '@vizit/contract/call'
import { listVisits } from '@vizit/contract/visits'
import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'
import { ordersTrouble } from './orders-trouble.ts'

/** What is told of the orders when this comes back instead of them. */
async function told(status: number, body: string): Promise<string> {
  const answers: typeof fetch = async () => new Response(body, { status, headers: { 'content-type': 'application/json' } })
  const call = makeCall({ origin: '', fetch: answers, bearer: () => null, newKey: () => 'key', appVersion: '0.0.361' })
  try {
    valueOf(await call(listVisits, {}))
    return 'nothing'
  } catch (error) {
    return ordersTrouble(ru, error)
  }
}

test('orders with a status above 399 tell the message or the title of the body, and «Ошибка» without either [8.16]', async () => {
  const ours = { data: null, status: 503, error: 'SERVICE_UNAVAILABLE', message: 'Идут работы до 6:00' }
  expect(await told(503, JSON.stringify(ours))).toBe('Идут работы до 6:00')
  expect(await told(400, '{"message":"Нет такой карты","title":"Bad Request"}')).toBe('Нет такой карты')
  expect(await told(502, '{"title":"Шлюз центра не отвечает"}')).toBe('Шлюз центра не отвечает')
  expect(await told(500, '<h1>oops</h1>')).toBe('Ошибка')
  expect(await told(500, JSON.stringify({ ...ours, message: null }))).toBe('Ошибка')
})
