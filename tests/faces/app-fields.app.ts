// What fields of the patient app take, and what they say of anything else.
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { goTo, openFace } from './face.ts'
import { world } from './world.ts'

const REQUIRED = 'Обязательное поле'
const FORBIDDEN = 'Использованы запрещенные символы'
const NAMELESS = { lastName: '', firstName: '', middleName: '', birthday: null } as const
const texts = (words: string) => page.getByText(words, { exact: true })
const fault = (field: Locator, words: string) => expect.element(field).toHaveAccessibleDescription(expect.stringContaining(words))

test('a profile says of each field what is wrong with it: empty, blank, signs that no name has, no sex chosen [5.01, 5.02, 5.03, 5.91]', async () => {
  const nameless = await world.aPatient(NAMELESS)
  await world.sql('update profiles set sex = null')
  openFace('/profile/edit', nameless)
  const save = page.getByRole('button', { name: 'Сохранить' })
  const [last, first, middle] = [
    page.getByLabelText('Фамилия'),
    page.getByLabelText('Имя', { exact: true }),
    page.getByLabelText('Отчество')
  ]
  await save.click()
  await expect.poll(() => texts(REQUIRED).elements()).toHaveLength(5)
  await expect.element(page.getByRole('group', { name: 'Пол' })).toHaveAccessibleDescription(REQUIRED)
  await page.getByRole('radio', { name: 'Женский' }).click()
  await expect.element(page.getByRole('group', { name: 'Пол' })).not.toHaveAccessibleDescription(REQUIRED)

  await last.fill('Са8ицкая')
  await first.fill('   ')
  await middle.fill('—')
  await save.click()
  await fault(last, FORBIDDEN)
  await fault(first, REQUIRED)
  await expect.element(middle).not.toHaveAccessibleDescription(expect.stringContaining(FORBIDDEN))
  for (const name of ["О'Нил", 'Петрова-Водкина', 'O Brien']) {
    await last.fill(name)
    await expect.element(texts(FORBIDDEN)).not.toBeInTheDocument()
    await last.fill('Петрова--Водкина')
    await expect.element(texts(FORBIDDEN)).toBeVisible()
  }
  await first.fill('—')
  await save.click()
  await fault(first, FORBIDDEN)
})

test('a date that is not whole is cleared when it is left, and its format is told [5.17, 5.18]', async () => {
  openFace('/profile/edit', await world.aPatient(NAMELESS))
  const birthday = page.getByLabelText('Дата рождения')
  await userEvent.type(birthday, '1204')
  await expect.element(birthday).toHaveValue('12.04')
  await page.getByLabelText('Отчество').click()
  await expect.element(birthday).toHaveValue('')
  await expect.element(page.getByText('Неверный формат даты')).toBeVisible()
  await userEvent.type(birthday, '12041968')
  await page.getByLabelText('Отчество').click()
  await expect.element(birthday).toHaveValue('12.04.1968')
  await expect.element(page.getByText('Неверный формат даты')).not.toBeInTheDocument()
})

test('what is no e-mail is told at each field of one, in the same words [5.07, 5.08]', async () => {
  const olga = await world.aPatient()
  for (const [path, label, button] of [
    ['/profile/programmes/add', 'Личная почта', 'Отправить письмо'],
    ['/family/send-invite', 'Электронная почта родственника', 'Отправить приглашение']
  ] as const) {
    openFace(path, olga)
    const field = page.getByLabelText(label)
    await field.fill('olga@example')
    await page.getByRole('button', { name: button }).click()
    await expect.element(texts('Поле содержит некорректный e-mail')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    expect(await world.letters()).toEqual([])
    await field.fill('olga@example.by')
    await expect.element(texts('Поле содержит некорректный e-mail')).not.toBeInTheDocument()
  }
})

test('hours that one waits for are of a day of 24, and the first is not after the last [5.22, 5.23]', async () => {
  const { doctorId } = await world.aDoctor()
  openFace(`/timeslot?doctorId=${doctorId}`, await world.aPatient())
  await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сообщить, когда появится время' })
  const submit = dialog.getByRole('button', { name: 'Сообщить мне' })
  await dialog.getByRole('button', { name: 'Точные часы' }).click()
  const [from, to] = [dialog.getByLabelText('Начало приёма не раньше'), dialog.getByLabelText('И не позже')]
  await userEvent.type(from, '2460')
  await expect.element(dialog.getByText('Введите корректное время', { exact: true })).toBeVisible()
  await from.fill('')
  await userEvent.type(from, '1100')
  await userEvent.type(to, '0930')
  await submit.click()
  await expect.element(dialog.getByText('Введите корректное время', { exact: true })).not.toBeInTheDocument()
  await expect.element(dialog.getByText('Время начала не может быть больше времени окончания', { exact: true })).toBeVisible()
  expect(await world.sql('select 1 from waiting_requests')).toEqual([])
  await from.fill('')
  await userEvent.type(from, '0900')
  await submit.click()
  await expect.poll(() => world.sql('select 1 as asked from waiting_requests')).toEqual([{ asked: 1 }])
})

test('the number of a medical card has sixteen digits; with one fewer it is not kept [5.52, 9.42]', async () => {
  await world.aDoctor()
  openFace('/', await world.aPatient())
  await goTo('own')
  await page.getByRole('link', { name: /^Номера медкарт/ }).click()
  const number = page.getByLabelText('Номер медицинской карты')
  const save = page.getByRole('button', { name: 'Сохранить номер' })
  await page.getByRole('radio').first().click()
  await userEvent.type(number, '123456789012345')
  await save.click()
  await expect.element(texts('Поле должно содержать 16 цифр')).toBeVisible()
  await userEvent.type(number, '6')
  await expect.element(number).toHaveValue('1234 5678 9012 3456')
  await expect.element(texts('Поле должно содержать 16 цифр')).not.toBeInTheDocument()
  await save.click()
  await expect.element(texts('1234 5678 9012 3456')).toBeVisible()
})

test('somebody under 18 does not change the own data: a wrong birth date is for the support [5.31]', async () => {
  openFace('/profile', await world.aPatient({ birthday: '2010-01-10' }))
  const told = page.getByText(/Если дата рождения указана неверно, напишите в поддержку/)
  await expect.element(told).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Изменить данные' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Написать в поддержку' }).first())
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  openFace('/profile/edit', await world.aPatient({ birthday: '2010-01-10' }))
  await expect.element(told).toBeVisible()
  await expect.element(page.getByLabelText('Фамилия')).not.toBeInTheDocument()
})
