import { expect, expectAccessible, isPhone, type Page, test } from './journey.ts'
import { aNewcomer, aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

test('the profile says what is wrong with each field, leads to the first one, and keeps what was typed [2.39, 5.01, 5.02, 5.03, 5.17, 5.18, 5.91]', async ({
  page
}) => {
  await openAs(page, await aNewcomer(), '/profile/edit')
  const save = page.getByRole('button', { name: 'Сохранить' })
  const [lastName, firstName, middleName] = [
    page.getByLabel('Фамилия'),
    page.getByLabel('Имя', { exact: true }),
    page.getByLabel('Отчество')
  ]
  const birthday = page.getByLabel('Дата рождения')
  await save.click()
  await expect(page.getByText('Обязательное поле')).toHaveCount(5)
  await expect(page.getByRole('group', { name: 'Пол' })).toHaveAccessibleDescription('Обязательное поле')
  await expect(lastName).toBeFocused()
  await expect(lastName).toBeInViewport()
  await expectAccessible(page)

  await lastName.fill('Са8ицкая')
  await firstName.fill('   ')
  await middleName.fill('—')
  await save.click()
  await expect(fieldError(page, 'Фамилия')).toHaveText('Использованы запрещенные символы')
  await expect(fieldError(page, 'Имя')).toHaveText('Обязательное поле')
  await expect(page.getByText('Обязательное поле')).toHaveCount(3)
  for (const name of ["О'Нил", 'Петрова-Водкина', 'O Brien']) {
    await lastName.fill(name)
    await expect(page.getByText('Использованы запрещенные символы')).toBeHidden()
  }
  await lastName.fill('Петрова--Водкина')
  await expect(page.getByText('Использованы запрещенные символы')).toBeVisible()
  await lastName.fill('  Савицкая ')
  await firstName.fill('Ольга')
  await expect(lastName).toHaveValue('Савицкая')

  await birthday.pressSequentially('1204')
  await expect(birthday).toHaveValue('12.04')
  await middleName.focus()
  await expect(birthday).toHaveValue('')
  await expect(page.getByText('Неверный формат даты')).toBeVisible()
  for (const wrong of ['31122099', '31121899', '31022000']) {
    await birthday.fill('')
    await birthday.pressSequentially(wrong)
    await expect(page.getByText('Пожалуйста, проверьте дату')).toBeVisible()
  }
  await expectAccessible(page)
  await birthday.fill('')
  await birthday.pressSequentially('12041968')
  await expect(birthday).toHaveValue('12.04.1968')
  await expect(page.getByText('Пожалуйста, проверьте дату')).toBeHidden()
  await page.getByRole('radio', { name: 'Женский' }).check()

  await page.route('**/api/v2/my/profile', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'no' }) : route.continue()
  )
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Сервис временно недоступен')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', /^mailto:/)
  await expect(lastName).toHaveValue('Савицкая')
  await expect(birthday).toHaveValue('12.04.1968')
  await expectAccessible(page)
  await page.unroute('**/api/v2/my/profile')
  await save.click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('list', { name: 'Профиль' })).toContainText('Савицкая Ольга')
})

test('the profile shows name, birthday, phone and e-mail, support and the way out; the shell shows where one is and the version [1.48, 2.33, 2.35, 2.38, 2.68, 9.50]', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, '/profile')
  const rows = page.getByRole('list', { name: 'Профиль' })
  for (const shown of ['Савицкая Ольга Викторовна', '12 апреля 1968', 'Телефон для входа', 'Личная почта'])
    await expect(rows).toContainText(shown)
  await expect(page.getByRole('link', { name: /Написать в поддержку/ })).toHaveAttribute('href', /^mailto:.+@/)
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Разделы' }).filter({ visible: true })
  await expect(places.getByRole('link', { name: 'Профиль' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Версия 0.0.361')).toBeVisible({ visible: !isPhone(page) })
  await expectAccessible(page)
  await page.context().setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: 'Показываем копию за' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Показываем копию за')).toBeHidden()
  await page.getByRole('link', { name: 'Изменить данные' }).click()
  await page.getByLabel('Отчество').fill('-')
  await page.getByLabel('Личная почта').fill(`olga.${Date.now()}@example.by`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(rows).not.toContainText('Викторовна')
})

test('sign-out is asked about, and then nothing of the person is left in the browser [2.110, 4.106, 4.107, 4.108, 6.08, 6.49]', async ({
  page
}) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 9)
  await book(olga, slot!)
  await openAs(page, olga, '/support?about=visits')
  await page.getByLabel('Что случилось?').fill('Визит пропал')
  await page.goto('/visits')
  await expect(page.getByRole('article', { name: DOCTORS.adultsOnly })).toBeVisible()
  await page.goto('/profile')
  for (const canary of [olga.token, 'Визит пропал']) expect((await kept(page)).join(' ')).toContain(canary)
  await page.getByRole('button', { name: 'Выйти' }).click()
  const question = page.getByRole('dialog', { name: 'Выйти из кабинета?' })
  await expect(question).toContainText('Без входа нельзя смотреть заключения и результаты и записываться онлайн.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeFocused()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await question.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/sign-in')
  const left = (await kept(page)).join(' ')
  for (const canary of [olga.token, olga.phone, olga.profileId, olga.deviceId, 'Савицкая', 'Ольга', 'Визит пропал', 'vizit-cache'])
    expect(left).not.toContain(canary)
  await page.goBack()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goto('/visits')
  await expect(page).toHaveURL(/\/sign-in\?from=/)
  await page.goto(`/timeslot/${slot!.timeslotId}`)
  await expect(page).toHaveURL(/\/sign-in\?from=/)
})

/** Every key and value of local and session storage, every database and its entries, every cache. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all: string[] = []
    for (const storage of [localStorage, sessionStorage]) for (const [key, value] of Object.entries(storage)) all.push(key, String(value))
    for (const { name } of await indexedDB.databases()) all.push(name ?? '')
    for (const name of await caches.keys()) all.push(name)
    return [...all, document.cookie]
  })
}

/** The words under a field, as a screen reader is told of them. */
function fieldError(page: Page, label: string) {
  return page
    .getByLabel(label, { exact: true })
    .locator('xpath=ancestor::*[.//label][1]')
    .getByText(/символы|Обязательное/)
}
