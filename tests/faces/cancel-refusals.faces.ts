// What becomes of a cancelling and of a deleting, and what the list of visits says when it does not come about.
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openFace } from './face.ts'
import { otherServiceSays } from './other-service.ts'
import { expectSays } from './says.ts'
import { answerTo, hear } from './wire.ts'
import { aVisit, type Person, world } from './world.ts'

const ORDERS = '/api/v2/my/providers/orders/'
const dialog = () => page.getByRole('dialog')

/** A visit next Tuesday in its list, and the question whether to cancel it. */
async function openQuestion(): Promise<{ orderId: string; person: Person }> {
  const person = await world.aPatient()
  const orderId = await aVisit(person, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' }))
  openFace('/visits', person)
  await page.getByRole('button', { name: /^Отменить визит/ }).click()
  await expect.element(dialog()).toBeVisible()
  return { orderId, person }
}

const confirm = (): Locator => dialog().getByRole('button', { name: 'Отменить визит' })

async function statusOf(orderId: string): Promise<unknown> {
  return (await world.sql(`select status from visits where order_id = '${orderId}'`))[0]!.status
}

test('a cancelling that the server answers with 204 has come about: the visit is gone and the screen says so [8.09]', async () => {
  const { orderId } = await openQuestion()
  await expect.element(page.getByRole('dialog', { name: 'Отмена визита' })).toBeVisible()
  const heard = hear()
  await confirm().click()
  await expect.element(page.getByText('Визит отменен!')).toBeVisible()
  // By its name: the sentence that says so is a dialog as well, for five seconds.
  await expect.element(page.getByRole('dialog', { name: 'Отмена визита' })).not.toBeInTheDocument()
  expect((await answerTo(heard, 'DELETE', ORDERS + orderId)).status).toBe(204)
  await expect.poll(() => statusOf(orderId)).toBe('cancelled')
})

test('a clinic that refuses is told with the sentence and, where the answer has them, its own words and the text beside them; its registry can be called [8.10]', async () => {
  const { orderId, person } = await openQuestion()
  await world.cancelAtClinic('refused')
  const heard = hear()
  await confirm().click()
  await expectSays(dialog(), 'Невозможно отменить визит', 'Для отмены, пожалуйста, обратитесь к администратору медицинского центра')
  await expect
    .element(
      dialog()
        .getByRole('link', { name: /^Позвонить/ })
        .first()
    )
    .toHaveAttribute('href', expect.stringMatching(/^tel:\+375/))
  expect((await answerTo(heard, 'DELETE', ORDERS + orderId)).status).toBe(423)
  await expect.poll(() => statusOf(orderId)).toBe('booked')

  openFace('/visits', person)
  const attributes = { extraText: 'Номер телефона на талоне' }
  otherServiceSays(ORDERS, { status: 423, error: 'CANCEL_REFUSED', message: 'Врач уже выехал к вам', attributes }, 'DELETE')
  await page.getByRole('button', { name: /^Отменить визит/ }).click()
  await confirm().click()
  await expectSays(dialog(), 'Невозможно отменить визит', 'Врач уже выехал к вам. Номер телефона на талоне')
})

test('a server that breaks while cancelling is told by the words of its code, anything else as not available; the question stays, and the next press cancels [8.11, 8.12, 8.14]', async () => {
  const { orderId } = await openQuestion()
  await world.cancelAtClinic('breaks')
  const heard = hear()
  await confirm().click()
  await expectSays(dialog(), 'Не получилось отменить визит. Что-то пошло не так. Попробуйте ещё раз.')
  expect((await answerTo(heard, 'DELETE', ORDERS + orderId)).status).toBe(500)
  for (const status of [502, 418, 405]) {
    await world.faults([{ path: ORDERS, method: 'DELETE', kind: 'status', status }])
    await confirm().click()
    await expectSays(
      dialog(),
      'Не получилось отменить визит. Сервис временно недоступен. Мы уже знаем об этом. Попробуйте ещё раз через минуту.'
    )
    await expect.poll(async () => (await answerTo(heard, 'DELETE', ORDERS + orderId)).status).toBe(status)
  }
  await expect.poll(() => statusOf(orderId)).toBe('booked')
  await world.faults([])
  await world.clinic('usual')
  await confirm().click()
  await expect.element(page.getByText('Визит отменен!')).toBeVisible()
})

test('a past visit that cannot be deleted stays in the list, and the screen says that the deleting has failed and why [8.15]', async () => {
  const person = await world.aPatient()
  const orderId = await aVisit(person, await world.aSlot({ startsAt: '2026-11-24T11:30:00Z', doctor: { lastName: 'Мороз' } }))
  const take = (day: string) =>
    world.sql(
      `update visits set status = 'done', starts_at = '${day}T07:00:00Z', ends_at = '${day}T07:20:00Z' where order_id = '${orderId}'`
    )
  await take('2026-11-18')
  openFace('/visits?tab=past', person)
  await page.getByRole('button', { name: /^Ещё о визите/ }).click()
  await page.getByRole('button', { name: 'Удалить из списка' }).click()
  // The clinic has put the visit down for today meanwhile.
  await take('2026-11-20')
  const question = page.getByRole('dialog', { name: 'Удалить визит из списка?' })
  await question.getByRole('button', { name: 'Удалить визит' }).click()
  await expectSays(question, 'Не получилось удалить визит. Удалить визит пока нельзя. Это можно сделать со следующего дня: с 21 ноября')
  await question.getByRole('button', { name: 'Оставить как есть' }).click()
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/Мороз/)
})
