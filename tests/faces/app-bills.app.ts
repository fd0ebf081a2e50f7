// Bills in the app, a visit that is deleted from the list, reminders, the question how one likes the app, and what is kept of a person.

import { readUserInfo } from '@vizit/contract/own-data'
import { readReminders } from '@vizit/contract/reminders'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { anInvoice, aVisitRow } from './visit-world.ts'
import { agreed, callAs, type Person, world } from './world.ts'

const article = (lastName: string) => page.getByRole('article', { name: new RegExp(lastName) })
const service = (name: string) => page.getByRole('region', { name })

async function wasAt({ profileId }: Person, lastName: string, startsAt = '2026-11-17T11:30:00Z'): Promise<string> {
  const { assignmentId } = await world.aDoctor({ lastName })
  return aVisitRow(profileId, assignmentId, { startsAt, status: 'done' })
}

async function send(positions: string): Promise<void> {
  await page.getByRole('button', { name: `Отправить ответ: ${positions}` }).click()
  await page.getByRole('dialog', { name: 'Отправить ответ?' }).getByRole('button', { name: 'Отправить' }).click()
  await expect.element(page.getByText('Ответ отправлен').first()).toBeVisible()
}

test('the switch of the visits shows visits or bills; of a bill one service is rejected with a reason and the others are confirmed, and the bill and its payment are confirmed partially [3.99, 4.84, 4.85, 4.86, 4.88]', async () => {
  const olga = await world.aPatient()
  await anInvoice(olga.profileId, await wasAt(olga, 'Дудко'), [{ name: 'Приём' }, { name: 'Инъекция' }])
  openFace('/visits', olga)
  await page.getByRole('button', { name: /^Счета/ }).click()
  await expect.poll(address).toBe('/visits?show=invoices')
  const row = page.getByRole('list', { name: 'Счета' }).getByRole('link')
  await expect.element(row).toMatchTextContent(/Ждёт вашего ответа/)
  await page.getByRole('button', { name: /^Визиты/ }).click()
  await expect.element(row).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Счета/ }).click()
  await row.click()
  await service('Инъекция').getByRole('radio', { name: 'Отклонить' }).click()
  await page.getByRole('button', { name: 'Отправить ответ: 1 позиция' }).click()
  await expect.element(service('Инъекция')).toMatchTextContent(/Напишите причину/)
  await service('Инъекция').getByLabelText('Почему отклоняете').fill('Укол не делали')
  await send('1 позиция')
  await expect.element(service('Инъекция')).toMatchTextContent(/Не оказана.*Причина: Укол не делали/)
  await service('Приём').getByRole('radio', { name: 'Подтвердить' }).click()
  await send('1 позиция')
  await expect.element(service('Приём')).toMatchTextContent(/Оказана/)
  await expect.element(page.getByText('Оплата подтверждена частично')).toBeVisible()
  expect(await world.sql('select name, decision from invoice_services order by position')).toEqual([
    { name: 'Приём', decision: 'confirmed' },
    { name: 'Инъекция', decision: 'rejected' }
  ])
  await page.getByRole('link', { name: 'К счетам' }).click()
  await expect.element(row).toMatchTextContent(/Подтверждён частично/)
})

test('a visit is deleted from the list from the day after it on; until then a hint says so [4.74]', async () => {
  const olga = await world.aPatient()
  await wasAt(olga, 'Белая', '2026-11-20T06:00:00Z')
  await wasAt(olga, 'Дудко')
  openFace('/visits?tab=past', olga)
  const menu = page.getByRole('dialog')
  await article('Белая')
    .getByRole('button', { name: /^Ещё о визите/ })
    .click()
  await expect.element(menu).toMatchTextContent(/Удалить можно со следующего дня/)
  await expect.element(menu.getByRole('button', { name: /Удалить/ })).not.toBeInTheDocument()
  await menu.getByRole('button', { name: 'Закрыть' }).click()
  await article('Дудко')
    .getByRole('button', { name: /^Ещё о визите/ })
    .click()
  await menu.getByRole('button', { name: 'Удалить из списка' }).click()
  await page.getByRole('dialog', { name: 'Удалить визит из списка?' }).getByRole('button', { name: 'Удалить визит' }).click()
  await expect.element(article('Дудко')).not.toBeInTheDocument()
  await expect.element(article('Белая')).toBeVisible()
})

test('reminders of a person are chosen among six moments, or none [1.45, 3.100]', async () => {
  const olga = await world.aPatient()
  openFace('/profile/reminders', olga)
  const own = page.getByRole('group', { name: /^Ольга/ })
  await expect.element(own).toBeVisible()
  const offered = own
    .getByRole('checkbox')
    .elements()
    .map(one => one.closest('label')!.innerText.trim().split('\n')[0]!.replaceAll(/\s/g, ' '))
  expect(offered).toEqual(['За 30 минут', 'За 1 час', 'За 2 часа', 'За 4 часа', 'Накануне в 10:00', 'Накануне в 20:00', 'Не напоминать'])
  const kept = async () => agreed(await callAs(olga)(readReminders, {})).people[0]!.choices
  await own.getByRole('checkbox', { name: 'За 4 часа' }).click()
  await expect.poll(kept).toContain('hours-4')
  await own.getByRole('checkbox', { name: 'Не напоминать' }).click()
  await expect.poll(kept).toEqual([])
})

test('after two visits the app asks how one likes it: to rate, to be reminded later, or no thanks; the server keeps the answer with the preferences, and the sign-ins [1.52, 4.141]', async () => {
  const olga = await world.aPatient()
  await wasAt(olga, 'Дудко')
  await wasAt(olga, 'Мазур', '2026-11-16T11:30:00Z')
  openFace('/visits?tab=past', olga)
  const later = page.getByRole('button', { name: 'Напомнить позже' })
  await expect.element(later).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Оценить' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Нет, спасибо' })).toBeVisible()
  await later.click()
  await expect.element(later).not.toBeInTheDocument()
  const info = async () => agreed(await callAs(olga)(readUserInfo, {}))
  await expect.poll(async () => (await info()).profile.preferences.rating).toMatchObject({ answer: 'later', asked: 1 })
  openFace('/visits?tab=past', olga)
  await expect.element(article('Дудко')).toBeVisible()
  await expect.element(later).not.toBeInTheDocument()
  const at = ['2026-11-02T07:00:00Z', '2026-11-19T07:05:00Z', '2026-11-18T06:00:00Z']
  for (const one of at) await world.sql(`insert into audit (at, account_id, action) values ('${one}', '${olga.accountId}', 'signed-in')`)
  openFace('/profile/data', olga)
  await expect.element(page.getByText('Вы входили 3 раза')).toBeVisible()
  await expect.element(page.getByText(/^Последний вход: .*10:05/)).toBeVisible()
})
