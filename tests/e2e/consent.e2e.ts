import { getProfile } from '@vizit/contract/profile'
import { expect, expectAccessible, test } from './journey.ts'
import { renewConsentTexts } from './passing-time.ts'
import { aChild, aPatient, aStranger, openAs } from './patient.ts'

const TITLE = 'Использование приложения Личный кабинет'

test('consent is asked for each person first, sent for all when every box is ticked, and told when it fails [2.103, 4.16, 4.17, 4.18, 4.129, 4.131, 4.132, 8.105]', async ({
  page
}) => {
  const olga = await aPatient()
  await aChild(olga)
  await renewConsentTexts(olga.phone)
  await openAs(page, olga, '/family')
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const [me, child] = [page.getByRole('region', { name: /^Савицкая Ольга/ }), page.getByRole('region', { name: /^Савицкий Михаил/ })]
  await expect(me.getByRole('checkbox')).toHaveCount(2)
  await expect(child.getByRole('checkbox')).toHaveCount(1)
  await expectAccessible(page)

  await child.getByRole('button', { name: 'согласие за ребёнка' }).click()
  const text = page.getByRole('dialog', { name: 'Согласие законного представителя' })
  await expect(text).toContainText('Редакция')
  await text.getByRole('button', { name: 'Закрыть' }).first().click()

  const next = page.getByRole('button', { name: 'Продолжить' })
  for (const box of [...(await me.getByRole('checkbox').all()), ...(await child.getByRole('checkbox').all())]) {
    await expect(next).toBeDisabled()
    await expect(box).not.toBeChecked()
    await box.check()
  }
  await expect(next).toBeEnabled()

  await page.route('**/api/v2/my/consents/all', route => route.fulfill({ status: 503, body: 'no' }))
  await next.click()
  await expect(page.getByRole('alert')).toContainText('Согласие не сохранено')
  await expect(page.getByRole('alert')).toContainText('Сервис временно недоступен')
  await expectAccessible(page)
  await page.unroute('**/api/v2/my/consents/all')

  const [sent] = await Promise.all([
    page.waitForRequest('**/api/v2/my/consents/all'),
    page.waitForResponse(response => new URL(response.url()).pathname === '/api/v2/my/profile' && response.request().method() === 'GET'),
    next.click()
  ])
  const body = sent.postDataJSON() as { consentReceived: boolean; people: { consents: { kind: string }[] }[] }
  expect(body.consentReceived).toBe(true)
  expect(body.people.map(({ consents }) => consents.map(({ kind }) => kind))).toEqual([
    ['personal-data', 'user-agreement', 'privacy'],
    ['parental', 'personal-data']
  ])
  await expect(page).toHaveURL('/visits')
  await page.goto('/family')
  await expect(page.getByRole('heading', { level: 1, name: 'Моя семья' })).toBeVisible()
})

test('who does not agree leaves after a question, and nothing of them stays; a newcomer who agrees is led to the profile [4.134, 4.135, 4.136, 4.137]', async ({
  page
}) => {
  const newcomer = await aStranger()
  await openAs(page, newcomer, '/visits')
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Вы' }).getByRole('checkbox')).toHaveCount(2)
  const leave = page.getByRole('button', { name: 'ВЫЙТИ' })
  await expect(leave).toHaveText('ВЫЙТИ')
  await leave.click()
  const question = page.getByRole('dialog', { name: 'Выйти из кабинета?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('Осталось заполнить профиль')).toBeVisible()

  const other = await aStranger()
  await openAs(page, other, '/profile')
  // Until it is known that consent is missing the profile itself stands there, with a button of the same name.
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await leave.click()
  await question.getByRole('button', { name: 'Выйти' }).click()
  // The start page leads a visitor to the sign-in.
  await expect(page).toHaveURL('/sign-in')
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  for (const canary of [other.token, other.phone, other.profileId]) expect(left).not.toContain(canary)
  expect((await other.call(getProfile, {})).ok).toBe(false)
})
