import { readFileSync } from 'node:fs'
import { setEmails } from '@vizit/contract/email'
import { isRed } from './colours.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { aChild, agreed, aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

test('the e-mail is changed in a dialog with save and cancel, is required of an adult and not asked of a child, and the dot says that it waits [2.34, 2.69, 3.12, 3.13]', async ({
  page
}) => {
  const olga = await aPatient()
  const address = `olga.${olga.phone}@example.by`
  await openAs(page, olga, '/profile')
  const places = page.getByRole('navigation', { name: 'Разделы' }).filter({ visible: true })
  const own = places.getByRole('link', { name: 'Профиль' })
  await expect(own).toHaveAccessibleName('Профиль')
  await page.getByRole('button', { name: 'Добавить почту' }).click()
  const dialog = page.getByRole('dialog', { name: 'Личная почта' })
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog.getByText('Обязательное поле')).toBeVisible()
  await dialog.getByLabel('Личная почта').fill('olga@example')
  await expect(dialog.getByText('Поле содержит некорректный e-mail')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Добавить почту' }).click()
  await dialog.getByLabel('Личная почта').fill(address)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Подтвердите почту')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Профиль' })).toContainText(address)
  // the side bar on a desk, the bottom bar on a phone
  await expect(own).toHaveAccessibleName(/нужно ваше внимание/)
  await expect(own.locator('i')).toBeVisible()
  expect(await isRed(own.locator('i'), 'backgroundColor')).toBe(true)
  await expectAccessible(page)

  await page.goto('/profile/edit')
  await expect(page.getByLabel('Личная почта')).toHaveValue(address)
  await page.getByLabel('Личная почта').fill('')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Обязательное поле')).toBeVisible()
  await expect(page.getByLabel('Личная почта')).toBeFocused()
  await expectAccessible(page)
  await page.goto('/family/add-child')
  await expect(page.getByLabel('Фамилия')).toBeVisible()
  await expect(page.getByLabel(/почта/i)).toHaveCount(0)
})

test('somebody under 18 does not edit, and is sent to support when the birth date is wrong; the guide is there to download [2.36, 5.31]', async ({
  page
}) => {
  const young = await aPatient({ birthday: `${new Date().getFullYear() - 16}-01-10` })
  await openAs(page, young, '/profile')
  await expect(page.getByText(/Если дата рождения указана неверно, напишите в поддержку/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Написать в поддержку' }).first()).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Изменить данные' })).toHaveCount(0)
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /Как пользоваться/ }).click()])
  const pdf = readFileSync(await file.path())
  expect([file.suggestedFilename(), pdf.subarray(0, 5).toString(), pdf.length > 10_000]).toEqual(['user-guide.pdf', '%PDF-', true])
  await page.goto('/profile/edit')
  await expect(page.getByText(/Если дата рождения указана неверно, напишите в поддержку/)).toBeVisible()
  await expect(page.getByLabel('Фамилия')).toHaveCount(0)
})

test('a photo is chosen, cut, shown in the profile and the family, and taken away again', async ({ page }) => {
  const olga = await aPatient()
  await aChild(olga)
  await openAs(page, olga, '/profile')
  await expect(page.getByRole('list', { name: 'Профиль' })).toBeVisible()
  const picture = await page.screenshot()
  await page.getByRole('button', { name: 'Добавить фото' }).click()
  const dialog = page.getByRole('dialog')
  const file = dialog.getByLabel('Выбрать фото')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expect(dialog.getByText('Этот файл не открыть как фото')).toBeVisible()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(dialog.getByRole('group', { name: /Область фото/ })).toBeVisible()
  await dialog.getByLabel('Крупнее или мельче').fill('2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toBeHidden()
  const photo = page.getByRole('main').locator('img[src^="blob:"]')
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([512, 512])
  await expectAccessible(page)
  await page.goto('/family')
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(1)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Изменить фото' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить фото' }).click()
  await expect(page.getByRole('button', { name: 'Добавить фото' })).toBeVisible()
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(0)
})

test('what was done with the data is read in plain words, a consent is taken back and given anew, and everything is downloaded after a code [7.26, 7.55]', async ({
  page
}) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 6)
  const visit = await book(olga, slot!)
  await openAs(page, olga, '/profile')
  await page.getByRole('link', { name: /Мои данные/ }).click()
  await expect(page.getByText('Вы входили 1 раз')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Где ещё есть ваши записи' })).toContainText('1 визит')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Журнал доступа/ }).click()
  for (const action of ['Запись к врачу', 'Изменены личные данные', 'Дано согласие', 'Вход в кабинет'])
    await expect(page.getByRole('main')).toContainText(action)
  await expectAccessible(page)

  await page.goto('/profile/consents')
  const takeBack = page.getByRole('button', { name: 'Отозвать: Обработка персональных данных' })
  await expect(page.getByText(/^Принято .+, редакция /).first()).toBeVisible()
  await expectAccessible(page)
  await takeBack.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect(page.getByText('Остаётся 1 предстоящий визит').first()).toBeVisible()
  await expect(takeBack).toBeHidden()
  const [sent] = await Promise.all([
    page.waitForRequest(request => request.method() === 'PATCH'),
    page.getByRole('button', { name: 'Принять: Обработка персональных данных' }).click()
  ])
  expect(sent.postDataJSON()).toMatchObject({ consentReceived: true })
  await expect(takeBack).toBeVisible()

  await page.goto('/profile/data')
  await page.getByRole('button', { name: 'Скачать JSON' }).click()
  const reauth = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  const right = await reauthCode(olga.phone)
  const field = reauth.getByLabel('Код из SMS')
  await field.fill(right === '111111' ? '222222' : '111111')
  await expect(reauth.getByText(/Проверьте цифры/)).toBeVisible()
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), field.fill(right)])
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { visits: { orderId: string }[]; profileId: string }
  expect([data.profileId, data.visits.map(({ orderId }) => orderId)]).toEqual([olga.profileId, [visit.orderId]])
  const read = page.getByRole('button', { name: 'Скачать страницу' })
  const [readable] = await Promise.all([page.waitForEvent('download'), read.click()])
  expect(readable.suggestedFilename()).toMatch(/^vizit-.+\.html$/)
  expect(readFileSync(await readable.path(), 'utf8')).toContain('Савицкая Ольга Викторовна')
})

test('erasure names the planned visits and the children first, asks, takes a code, and leaves nothing here', async ({ page }) => {
  const olga = await aPatient()
  await aChild(olga)
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 7)
  await book(olga, slot!)
  agreed(await olga.call(setEmails, { emails: [{ address: `olga.${olga.phone}@example.by`, usage: 'PRIMARY' }] }))
  await openAs(page, olga, '/profile/erase')
  const main = page.getByRole('main')
  for (const named of [DOCTORS.twoBranches, 'Савицкий Михаил', 'Предстоящие визиты']) await expect(main).toContainText(named)
  await main.getByRole('button', { name: 'Удалить профиль' }).click()
  await expect(page.getByText('Отметьте, чтобы продолжить')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^Визиты оставить/ }).check()
  await page.getByRole('checkbox', { name: /^Удалить и профили/ }).check()
  await main.getByRole('button', { name: 'Удалить профиль' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить профиль насовсем?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Удалить насовсем' }).click()
  const reauth = page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
  await reauth.getByLabel('Код из SMS').fill(await reauthCode(olga.phone))
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль удалён' })).toBeFocused()
  await expectAccessible(page)
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  for (const canary of [olga.token, olga.phone, olga.profileId]) expect(left).not.toContain(canary)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/sign-in/)
})

/** The code of the SMS that says what it is for; the one of the sign-in may be the newest still. */
async function reauthCode(phone: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const messages = (await (await fetch(`${process.env.E2E_ORIGIN}/inbox.json`)).json()) as { to: string; text: string }[]
      const newest = messages.find(message => message.to.replaceAll(/\D/g, '') === phone && message.text.includes('чтобы'))
      code = newest?.text.match(/\d{6}/)?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}
