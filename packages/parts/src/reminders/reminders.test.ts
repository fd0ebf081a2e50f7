import { takePushes } from '@vizit/client/reminders/take-pushes'
import { linkedVisitView, visitLinkToken } from '@vizit/client/reminders/visit-link-view'
import type { LinkedVisit } from '@vizit/contract/reminders'
import { REMINDER_CHOICES } from '@vizit/rules/reminders'
import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'
import { pushRefused } from './push-refused.ts'

const VISIT: LinkedVisit = {
  orderId: '00000000-0000-4000-8000-000000000001',
  startDate: '2026-11-24T11:30:00Z',
  branchName: 'Каштан',
  branchAddress: 'ул. Садовая, 1',
  done: null,
  state: 'planned',
  cancelUntil: '2026-11-24T11:00:00Z'
}

test('each choice of a reminder has its words, and none has too [3.100]', () => {
  expect(REMINDER_CHOICES.map(choice => ru.choices[choice])).toEqual([
    'За 30 минут',
    'За 1 час',
    'За 2 часа',
    'За 4 часа',
    'Накануне в 10:00',
    'Накануне в 20:00'
  ])
  expect(ru.none).toBe('Не напоминать')
})

test('the link’s token is read from the fragment alone', () => {
  expect(visitLinkToken(`#${'a'.repeat(43)}`)).toBe('a'.repeat(43))
  for (const none of ['', '#', '#short', `#${'a'.repeat(44)}`, `#${'a'.repeat(42)}?`]) expect(visitLinkToken(none)).toBeNull()
})

test('a visit of a link is open until it is over, done or gone, and half an hour before its start it can only be confirmed', () => {
  expect(linkedVisitView(VISIT, new Date('2026-11-24T11:00:00Z'))).toEqual({ kind: 'open', mayChange: true })
  expect(linkedVisitView(VISIT, new Date('2026-11-24T11:00:01Z'))).toEqual({ kind: 'open', mayChange: false })
  expect(linkedVisitView({ ...VISIT, done: 'cancel', state: 'cancelled' }, new Date('2026-11-24T08:00:00Z'))).toEqual({
    kind: 'done',
    action: 'cancel'
  })
  expect(linkedVisitView({ ...VISIT, state: 'cancelled' }, new Date('2026-11-24T08:00:00Z'))).toEqual({ kind: 'cancelled' })
})

test('a browser that may not show notifications is told so, and what to do [8.83]', async () => {
  const keys = { p256dh: 'p', auth: 'a' }
  const browser = (permission: NotificationPermission) => ({
    permission: async () => permission,
    subscribe: async () => ({ endpoint: 'https://updates.push.services.mozilla.com/x', keys })
  })
  expect(await takePushes('key', browser('denied'))).toBe('blocked')
  expect(await takePushes('key', null)).toBe('missing')
  expect(await takePushes('key', browser('granted'))).toMatchObject({ keys })
  expect(pushRefused(ru, 'blocked')).toMatch(/не разрешает уведомления. Разрешите/)
  expect(pushRefused(ru, 'missing')).toMatch(/не умеет.*Выберите SMS или письмо/)
})
