// How the fields of the cabinet take what is typed: the mask and the bounds of a birthday, spaces around a text, and the way to what is wrong.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFace } from './face.ts'
import { anInvoice, aVisitRow } from './visit-world.ts'
import { world } from './world.ts'

const UNFILLED = { birthday: null, lastName: '', firstName: '', middleName: '' } as const
const CHECK_THE_DATE = 'Пожалуйста, проверьте дату'

const lastName = page.getByLabelText('Фамилия')
const birthday = page.getByLabelText('Дата рождения')
const save = page.getByRole('button', { name: 'Сохранить' })

test('a birthday takes the mask dd.mm.yyyy, and is a day from 1900-01-01 to today [5.16, 5.19, 5.20, 9.45]', async () => {
  openFace('/profile/edit', await world.aPatient())
  await expect.element(birthday).toHaveValue('15.05.1990')
  for (const [typed, shown, isTaken] of [
    ['31121899', '31.12.1899', false],
    ['01011900', '01.01.1900', true],
    ['21112026', '21.11.2026', false],
    ['20112026', '20.11.2026', true]
  ] as const) {
    await birthday.fill('')
    await userEvent.keyboard(typed)
    await expect.element(birthday).toHaveValue(shown)
    if (isTaken) await expect.element(birthday).toBeValid()
    else await expect.element(page.getByText(CHECK_THE_DATE, { exact: true })).toBeVisible()
  }
})

test('a date is judged as soon as it is whole, and a chosen gender at once, before the field is left [5.86]', async () => {
  const olga = await world.aPatient(UNFILLED)
  await world.sql(`update profiles set sex = null where id = '${olga.profileId}'`)
  openFace('/profile/edit', olga)
  await birthday.click()
  await userEvent.keyboard('150520')
  await expect.element(birthday).toHaveValue('15.05.20')
  await expect.element(birthday).toBeValid()
  await userEvent.keyboard('90')
  await expect.element(page.getByText(CHECK_THE_DATE, { exact: true })).toBeVisible()
  await expect.element(birthday).toHaveFocus()
  const sex = page.getByRole('group', { name: 'Пол' })
  await save.click()
  await expect.element(sex).toHaveAccessibleDescription('Обязательное поле')
  await page.getByRole('radio', { name: 'Женский' }).click()
  await expect.element(page.getByRole('radio', { name: 'Женский' })).toHaveFocus()
  await expect.element(sex).not.toHaveAccessibleDescription()
})

test('the first field that is wrong scrolls into view and takes the focus [5.87]', async () => {
  await page.viewport(390, 480)
  openFace('/profile/edit', await world.aPatient())
  await lastName.fill('Савицкая1')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(lastName).not.toBeInViewport()
  await save.click()
  await expect.element(lastName).toBeInViewport()
  await expect.element(lastName).toHaveFocus()
  await page.viewport(390, 844)
})

test('a text of one line loses the spaces around it when it is left: a name, a code, a number, a note, what a key is called [5.85]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.writeProgrammes()
  await world.sql(`insert into medicine_chest (account_id, drug_id, name, form, dose, on_prescription, added_at)
    values ('${olga.accountId}', '1', 'Анальгин', 'таблетки', '500 мг', false, '2026-11-01')`)
  await world.sql(`insert into passkey_owners (account_id, handle) values ('${olga.accountId}', sha256('1'))`)
  await world.sql(`insert into passkeys (id, account_id, credential_id, public_key, counter, transports, name, backed_up, created_at)
    values (gen_random_uuid(), '${olga.accountId}', '1', '1', 0, '{}', 'Ноутбук', false, '2026-11-01')`)
  for (const [path, opener, label] of [
    ['/profile/edit', null, 'Фамилия'],
    ['/profile/programmes/add?coverer=epam', page.getByRole('radio', { name: 'По коду' }), 'Код программы'],
    ['/profile/programmes/add?coverer=granat', null, /штрихкод|договор/i],
    ['/drugs/chest', page.getByRole('button', { name: /^Срок и заметка/ }), /^Заметка/],
    ['/profile/security', page.getByRole('button', { name: /^Ноутбук/ }), 'Название']
  ] as const) {
    openFace(path, olga)
    if (opener) await opener.click()
    const field = page.getByLabelText(label).first()
    await field.fill('  Кленова ')
    await expect.element(field).toHaveValue('  Кленова ')
    await userEvent.tab()
    await expect.element(field).toHaveValue('Кленова')
  }
})

test('a text of several lines loses the spaces around it when it is left: the note, the review, the reason against a bill [5.85]', async () => {
  const olga = await world.aPatient()
  const { timetableId, assignmentId } = await world.aSlot()
  const orderId = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  const invoiceId = await anInvoice(olga.profileId, orderId, [{ name: 'Перевязка' }])
  for (const path of [`/timeslot/${timetableId}`, `/visits/${orderId}/review`, `/visits/invoices/${invoiceId}`]) {
    openFace(path, olga)
    if (path.includes('invoices')) await page.getByRole('radio', { name: 'Отклонить' }).click()
    const area = page.getByRole('main').getByRole('textbox')
    await area.fill('\n Первая строка\nвторая  ')
    await expect.element(area).toHaveValue('\n Первая строка\nвторая  ')
    await userEvent.tab()
    await expect.element(area).toHaveValue('Первая строка\nвторая')
  }
})
