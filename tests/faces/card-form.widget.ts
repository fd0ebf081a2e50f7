// The form of the booking card: what it takes, what it says at a field, and when.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aTime, atForm, codeField, field, fillForm, leave, OLGA, sendButton, type } from './card.ts'
import { world } from './world.ts'

const REQUIRED = /^Обязательное поле/
const FORBIDDEN = /^Использованы запрещенные символы/
const sex = page.getByRole('group', { name: 'Пол' })

/** What the form has sent to book a time, if it has. */
async function sent() {
  return (await world.asked()).filter(one => one.method === 'POST' && one.path.includes('/timeslots/'))
}

test('each required field that is left empty says so at its place, the optional ones do not, and nothing is sent [5.01]', async () => {
  await atForm(await aTime())
  await sendButton().click()
  for (const name of ['Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Телефон'])
    await expect.element(field(name)).toHaveAccessibleDescription(REQUIRED)
  for (const name of [/^Электронная почта/, /^Что беспокоит/]) await expect.element(page.getByLabelText(name)).toBeValid()
  expect(await sent()).toEqual([])
  await field('Имя').fill('Ольга')
  await expect.element(field('Имя')).toBeValid()
})

test('without a gender nothing is sent, and the choice says that it is required until one is chosen [5.91]', async () => {
  await atForm(await aTime())
  await fillForm()
  await expect.element(page.getByRole('radio', { name: 'Женский' })).toBeChecked()
  await atForm(await aTime())
  await expect.element(page.getByRole('radio', { name: 'Женский' })).not.toBeChecked()
  await sendButton().click()
  await expect.element(sex).toHaveAccessibleDescription('Обязательное поле')
  expect(await sent()).toEqual([])
  await page.getByRole('radio', { name: 'Мужской' }).click()
  await expect.element(sex).not.toHaveAccessibleDescription()
})

test('the sex is one of two radios, and a form that lacks it alone is not sent before one is chosen [3.82]', async () => {
  await atForm(await aTime())
  await type(OLGA)
  await page.getByRole('checkbox').click()
  await sendButton().click()
  await expect.element(sex).toHaveAccessibleDescription('Обязательное поле')
  expect(
    sex
      .getByRole('radio')
      .elements()
      .map(one => (one as HTMLInputElement).value)
  ).toEqual(['FEMALE', 'MALE'])
  await page.getByRole('radio', { name: 'Мужской' }).click()
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  expect((await sent()).map(one => (one.body as { sex: string }).sex)).toEqual(['MALE'])
})

test('a name takes Cyrillic or Latin letters, apostrophes, spaces and single hyphens, and says of anything else that it may not stand there [5.03, 5.04]', async () => {
  await atForm(await aTime())
  for (const good of ['Савицкая', 'Smith', "О'Нил", 'Дарʼя', 'Анна Мария', 'Римская-Корсакова', 'Ўладзіслаў']) {
    await type({ Фамилия: good, Имя: good })
    await leave()
    await expect.element(field('Фамилия')).toBeValid()
    await expect.element(field('Имя')).toBeValid()
  }
  for (const bad of ['Савицкая1', 'Римская--Корсакова', 'Ольга!', 'a_b', '王', '—']) {
    await type({ Фамилия: bad, Имя: bad })
    await leave()
    await expect.element(field('Фамилия')).toHaveAccessibleDescription(FORBIDDEN)
    await expect.element(field('Имя')).toHaveAccessibleDescription(FORBIDDEN)
  }
})

test('the patronymic takes what a name takes, and a dash alone besides [5.05]', async () => {
  await atForm(await aTime())
  for (const good of ['Викторовна', '-', '–', '—']) {
    await type({ Отчество: good })
    await leave()
    await expect.element(field('Отчество')).toBeValid()
  }
  for (const bad of ['--', 'Викторовна —', 'Викторовна2']) {
    await type({ Отчество: bad })
    await leave()
    await expect.element(field('Отчество')).toHaveAccessibleDescription(FORBIDDEN)
  }
})

test('the signs of a name stand alone between letters, never at an end or beside each other [5.06]', async () => {
  await atForm(await aTime())
  for (const bad of ["О''Нил", "'Нил", 'Нил-', '-Нил', 'О- Нил', "О'-Нил"]) {
    await type({ Фамилия: bad, Отчество: bad })
    await leave()
    await expect.element(field('Фамилия')).toHaveAccessibleDescription(FORBIDDEN)
    await expect.element(field('Отчество')).toHaveAccessibleDescription(FORBIDDEN)
  }
  await type({ Фамилия: '  Римская   Корсакова ', Отчество: "О'Нил-оглы" })
  await leave()
  await expect.element(field('Фамилия')).toHaveValue('Римская Корсакова')
  await expect.element(field('Фамилия')).toBeValid()
  await expect.element(field('Отчество')).toBeValid()
})

test('where nothing else is said a name has at most 100 characters and the note at most 500 [5.96]', async () => {
  await atForm(await aTime())
  const note = page.getByLabelText(/^Что беспокоит/)
  await type({ Фамилия: 'а'.repeat(101) })
  await note.fill('б'.repeat(501))
  await leave()
  await expect.element(field('Фамилия')).toHaveAccessibleDescription(/^Не больше 100 символов/)
  await expect.element(note).toHaveAccessibleDescription(/Не больше 500 знаков/)
  await type({ Фамилия: 'а'.repeat(100) })
  await note.fill('б'.repeat(500))
  await expect.element(field('Фамилия')).toBeValid()
  await expect.element(note).toBeValid()
})

test('a phone is 375 and nine digits: the field adds the prefix, takes no tenth digit, and nothing is sent with eight [5.10, 9.41]', async () => {
  await atForm(await aTime())
  await type({ Телефон: '291234567' })
  await expect.element(field('Телефон')).toHaveValue('+375 (29) 123-45-67')
  await type({ Телефон: '+375 (29) 123-45-678' })
  await expect.element(field('Телефон')).toHaveValue('+375 (29) 123-45-67')
  await fillForm({ Телефон: '+375 (29) 123-45-6' })
  await sendButton().click()
  await expect.element(field('Телефон')).toHaveAccessibleDescription(/^Введите корректный номер телефона/)
  expect(await sent()).toEqual([])
  await type({ Телефон: '+375 (29) 123-45-67' })
  await expect.element(field('Телефон')).toBeValid()
  await sendButton().click()
  await expect.element(page.getByText(/^Мы отправили код на \+375 \(29\) \*\*\*-\*\*-67/)).toBeVisible()
  await expect.poll(async () => (await sent())[0]!.body).toMatchObject({ phone: '+375 (29) 123-45-67' })
})

test('a date that is not whole says that its format is wrong, and one in the future asks to be checked [5.18, 5.20]', async () => {
  await atForm(await aTime())
  await type({ 'Дата рождения': '15.05' })
  await leave()
  await expect.element(field('Дата рождения')).toHaveAccessibleDescription(/^Неверный формат даты/)
  for (const wrong of ['21.11.2026', '01.01.2100']) {
    await type({ 'Дата рождения': wrong })
    await leave()
    await expect.element(field('Дата рождения')).toHaveAccessibleDescription(/^Пожалуйста, проверьте дату/)
  }
  await type({ 'Дата рождения': '15.05.1990' })
  await expect.element(field('Дата рождения')).toBeValid()
})

test('a date is judged as soon as it is whole, and a chosen gender at once, before the field is left [5.86]', async () => {
  await atForm(await aTime())
  await field('Дата рождения').click()
  await type({ 'Дата рождения': '15.05.20' })
  await expect.element(field('Дата рождения')).toBeValid()
  await type({ 'Дата рождения': '15.05.2090' })
  await expect.element(field('Дата рождения')).toHaveFocus()
  await expect.element(field('Дата рождения')).toHaveAccessibleDescription(/^Пожалуйста, проверьте дату/)
  await type({ 'Дата рождения': '15.05.1990' })
  await expect.element(field('Дата рождения')).toBeValid()
  await sendButton().click()
  await expect.element(sex).toHaveAccessibleDescription('Обязательное поле')
  await page.getByRole('radio', { name: 'Женский' }).click()
  await expect.element(page.getByRole('radio', { name: 'Женский' })).toHaveFocus()
  await expect.element(sex).not.toHaveAccessibleDescription()
})

test('the first field that is wrong scrolls into view and takes the focus [5.87]', async () => {
  await atForm(await aTime())
  await fillForm({ Имя: 'Ольга1' })
  sendButton().element().scrollIntoView()
  await expect.element(field('Имя')).not.toBeInViewport()
  await sendButton().click()
  await expect.element(field('Имя')).toBeInViewport()
  await expect.element(field('Имя')).toHaveFocus()
})

test('an e-mail and a note may be left out, and go along where they are written [3.83, 3.84]', async () => {
  const [email, note] = [page.getByLabelText(/^Электронная почта/), page.getByLabelText(/^Что беспокоит/)]
  await atForm(await aTime())
  await fillForm()
  await email.fill('Olga@Mail.example')
  await note.fill(' Кашель\nвторую неделю ')
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  expect((await sent()).map(one => one.body)).toMatchObject([{ email: 'olga@mail.example', clientNote: 'Кашель\nвторую неделю' }])
  await atForm(await aTime())
  await fillForm()
  expect(note.element().tagName).toBe('TEXTAREA')
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  expect(Object.keys((await sent()).at(-1)!.body as object)).not.toEqual(expect.arrayContaining(['email']))
  expect(Object.keys((await sent()).at(-1)!.body as object)).not.toEqual(expect.arrayContaining(['clientNote']))
})

test('while anything in the form is wrong a press sends nothing and leads to it; once all is right the same press books [5.36]', async () => {
  await atForm(await aTime())
  await fillForm()
  for (const [name, wrong] of [
    ['Фамилия', 'Савицкая1'],
    ['Дата рождения', '21.11.2026'],
    ['Телефон', '+375 (29) 123-45']
  ] as const) {
    await type({ [name]: wrong })
    await sendButton().click()
    await expect.element(field(name)).toHaveFocus()
    await type({ [name]: OLGA[name] })
  }
  const agreement = page.getByRole('checkbox')
  await agreement.click()
  await sendButton().click()
  await expect.element(agreement).toHaveFocus()
  await agreement.click()
  await sendButton().click()
  await expect.element(codeField()).toBeVisible()
  expect((await sent()).map(one => one.body)).toMatchObject([{ lastName: OLGA.Фамилия, phone: OLGA.Телефон }])
})
