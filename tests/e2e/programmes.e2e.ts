import { addDays, showDay } from '@vizit/rules/days'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { aChild, openAs } from './patient.ts'
import { aMailedPatient, approve, aWorkEmail, CONTRACT_PHONE, INSURED, letterLink, unlinkAll } from './programme-steps.ts'
import { expectHeld, submitBooking } from './slot-form.ts'
import { DOCTORS, doctorCalled, freeTimes, someDoctor } from './timetable.ts'

const card = (page: Page, programme: string) => page.getByRole('article', { name: programme })

test('an employee asks by work e-mail, confirms by a press, waits for the employer and sees from when the programme pays [1.40, 3.42, 3.47, 4.23, 4.138, 5.09, 6.43, 8.84]', async ({
  page
}) => {
  const olga = await aMailedPatient()
  const email = aWorkEmail()
  await openAs(page, olga, '/profile')
  await page.getByRole('link', { name: /Программы и страховка/ }).click()
  await expect(page.getByRole('heading', { name: 'Программ пока нет' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Подключить программу' }).click()
  await page.getByRole('link', { name: 'Синяя Орбита' }).click()
  const field = page.getByLabel('Рабочая почта')
  // Another domain that ends alike.
  await field.fill('olga@notorbita.example')
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(page.getByText('Это не рабочий адрес этой компании')).toBeVisible()
  await expectAccessible(page)
  await field.fill(email)
  // The sentence goes away, and the button takes its place.
  await expect(page.getByText('Это не рабочий адрес этой компании')).toBeHidden()
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  const programme = card(page, 'Здоровье сотрудника')
  await expect(programme).toContainText('Синяя Орбита')
  await expect(programme).toContainText('Ждёт подтверждения почты')
  await expect(programme).toContainText('o***@orbita.example')
  await expectAccessible(page)

  // Opening the link confirms nothing: a press does.
  await page.goto(await letterLink(email))
  await expect(page.getByRole('button', { name: 'Подтвердить' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/profile/programmes')
  await expect(programme).toContainText('Ждёт подтверждения почты')
  await page.goto(await letterLink(email))
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByRole('status')).toContainText('Почта подтверждена')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'К моим программам' }).click()
  await expect(programme).toContainText('Ждёт работодателя')

  const [slot] = await freeTimes(await someDoctor(), 1)
  const from = addDays(slot!.day, 20)
  await approve(email, from)
  await page.reload()
  await expect(programme).toContainText('Ещё не активна')
  await expect(programme).toContainText(`Начнёт действовать ${Number(showDay(from).slice(0, 2))}`)
  await page.goto(`/timeslot/${slot!.timeslotId}`)
  await expectHeld(page)
  const payers = page.getByRole('group', { name: 'Кто платит' })
  await expect(payers).toContainText('Программа ещё не активна: начнёт действовать')
  await expect(payers.getByRole('radio', { name: /Здоровье сотрудника/ })).toBeDisabled()
  await expect(payers.getByRole('radio', { name: /За свой счёт/ })).toBeChecked()
  await expectAccessible(page)
})

test('an insured person links a card by its bar code, is booked by it, and unlinks it after a question [1.07, 1.42, 3.45, 3.46, 5.58, 5.60, 6.39, 8.66, 8.69]', async ({
  page
}) => {
  const olga = await aMailedPatient(INSURED)
  await openAs(page, olga, '/profile/programmes/add?coverer=rowan')
  const number = page.getByLabel('Штрихкод или номер договора')
  const link = page.getByRole('button', { name: 'Подключить' })
  await number.fill('')
  await link.click()
  await expect(page.getByText('Обязательное поле')).toBeVisible()
  await number.fill('9704500000999')
  await expect(page.getByText('Обязательное поле')).toBeHidden()
  await link.click()
  await expect(page.getByRole('alert')).toContainText('Неверный штрихкод')
  await number.fill('97045 0000 0001')
  await link.click()
  await expect(page.getByRole('alert')).toContainText('В договоре указан другой телефон')
  await expect(page.getByRole('link', { name: 'Позвонить в страховую' })).toHaveAttribute('href', 'tel:+375173090055')
  await expectAccessible(page)
  await page.getByLabel('Телефон из договора').fill(CONTRACT_PHONE)
  await link.click()
  const programme = card(page, 'ДМС «Базовая»')
  await expect(programme).toContainText('Действует')
  for (const fact of ['Страховая сумма', 'Амбулаторная помощь', 'Скорая помощь', '9704500000001', '204518/001'])
    await expect(programme).toContainText(fact)
  await expectAccessible(page)
  try {
    await page.goto('/profile/edit')
    await expect(page.getByText('Пока действует программа')).toBeVisible()

    const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 5)
    await page.goto(`/timeslot/${slot!.timeslotId}`)
    await expectHeld(page)
    await expect(page.getByRole('radio', { name: /ДМС «Базовая»/ })).toBeChecked()
    await expectAccessible(page)
    await submitBooking(page)
    await expect(page.getByRole('main')).toContainText('ДМС «Базовая»')
    await page.getByRole('link', { name: 'К моим визитам' }).click()
    await expect(page.getByRole('article', { name: DOCTORS.adultsOnly })).toContainText('По программе: ДМС «Базовая»')

    await page.goto('/profile/programmes')
    await page.getByRole('button', { name: 'Отключить программу: ДМС «Базовая»' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Отключить программу' }).click()
    await expect(page.getByRole('heading', { name: 'Программ пока нет' })).toBeVisible()
  } finally {
    await unlinkAll(olga)
  }
})

test('a child’s inactive programme stands under the child’s name and says whom to call [1.43, 3.48, 5.59]', { tag: '@long' }, async ({
  page
}) => {
  const olga = await aMailedPatient(INSURED)
  await aChild(olga, { firstName: 'Илья', birthday: '2021-07-02' })
  await openAs(page, olga, '/profile/programmes/add?coverer=rowan')
  await page.getByRole('radio', { name: /Илья/ }).check()
  await page.getByLabel('Штрихкод или номер договора').fill('204518/003')
  await page.getByLabel('Телефон из договора').fill(CONTRACT_PHONE)
  await page.getByRole('button', { name: 'Подключить' }).click()
  try {
    const his = page.getByRole('region', { name: 'Илья Савицкий' })
    await expect(his).toContainText('Не активна')
    await expect(his).toContainText('Программа ребёнка не активна')
    await expect(his.getByRole('link', { name: 'Позвонить в страховую' })).toBeVisible()
    await expectAccessible(page)
    await page.route('**/api/v2/my/coverage', route => route.fulfill({ status: 502, body: 'no' }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Не получилось загрузить программы' })).toBeVisible()
    await expectAccessible(page)
  } finally {
    await unlinkAll(olga)
  }
})
