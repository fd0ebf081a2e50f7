// How much it takes to book: touches and screens from the first page to a booked visit, counted on a phone.
import { addDays, minskDay } from '@vizit/rules/days'
import { heldBack } from './held-back.ts'
import { expect, isPhone, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { OLGA, type PersonTyped, smsCode } from './sign-in-steps.ts'
import { type Touches, touchesOf } from './touches.ts'

const MILA: PersonTyped = { lastName: '', firstName: 'Мила', middleName: 'Андреевна', birthday: '', sex: 'Женский' }

/** From a time of a doctor on: number, code, form. */
async function signIn(page: Page, { tap, type }: Touches, phone: string): Promise<void> {
  await tap(page.getByRole('region', { name: 'Выбранное время' }).getByRole('button', { name: /^(Далее|Продолжить)$/ }))
  await type(page.getByLabel('Номер телефона'), phone.slice(3))
  await tap(page.getByRole('button', { name: 'Продолжить' }))
  await type(page.getByLabel('Введите код из SMS'), await smsCode(phone))
}

async function typePerson(page: Page, { tap, type }: Touches, block: string, person: PersonTyped): Promise<void> {
  const part = page.getByRole('region', { name: block })
  const typed = { Фамилия: person.lastName, Имя: person.firstName, Отчество: person.middleName, 'Дата рождения': person.birthday }
  for (const [label, text] of Object.entries(typed))
    if (text !== '') await type(part.getByLabel(label, { exact: true }), text.replaceAll('.', ''))
  await tap(part.getByRole('radio', { name: person.sex }))
}

async function agreeAndBook(page: Page, { tap }: Touches, ticks: RegExp[]): Promise<void> {
  for (const name of ticks) await tap(page.getByRole('checkbox', { name }))
  await tap(page.getByRole('button', { name: /^Записаться на/ }))
  await expect(page.getByRole('heading', { level: 1, name: /записан/i })).toBeVisible()
}

const TICKS = [/^Принимаю пользовательское соглашение/, /обработку моих персональных данных/]
const FOR_CHILD = /^Я родитель/
const FOR_CENTRE = /для записи в/
/** Not of the list that stood there before another speciality was pressed: it stays until the browser has drawn the press. */
const firstTime = (page: Page) =>
  page
    .locator('[data-times][aria-busy="false"]')
    .getByRole('article')
    .getByRole('button', { name: /^\d\d:\d\d, / })
    .first()

test('a parent who was never here books for a child in eighteen touches and nine screens', async ({ page, phone }) => {
  const touches = touchesOf(page)
  await page.goto('/timeslot')
  await touches.tap(page.getByRole('button', { name: 'Ребёнку' }))
  await touches.tap(page.getByRole('dialog').getByRole('button', { name: '8', exact: true }))
  await touches.tap(page.getByRole('button', { name: /^Педиатр/ }))
  await touches.tap(firstTime(page))
  await signIn(page, touches, phone)
  await typePerson(page, touches, 'Вы у нас впервые', OLGA)
  await typePerson(page, touches, 'Ребёнок', { ...MILA, birthday: showBirthday(8, isPhone(page) ? 100 : 101) })
  await agreeAndBook(page, touches, [...TICKS, FOR_CHILD, FOR_CENTRE])
  const { taps, screens } = await touches.count()
  expect(taps, screens.join(', ')).toBeLessThanOrEqual(18)
  expect(screens.length, screens.join(', ')).toBeLessThanOrEqual(9)
})

test('somebody who was never here books for oneself in fourteen touches and seven screens', async ({ page, phone }) => {
  const touches = touchesOf(page)
  await page.goto('/timeslot')
  await touches.tap(page.getByRole('button', { name: /^Терапевт/ }))
  await touches.tap(firstTime(page))
  await signIn(page, touches, phone)
  await typePerson(page, touches, 'Вы у нас впервые', OLGA)
  await agreeAndBook(page, touches, [...TICKS, FOR_CENTRE])
  const { taps, screens } = await touches.count()
  expect(taps, screens.join(', ')).toBeLessThanOrEqual(14)
  expect(screens.length, screens.join(', ')).toBeLessThanOrEqual(7)
})

test('the sign-in stands still while the chosen time comes, whoever and wherever it is: what is pressed is not moved away under the finger', async ({
  page
}) => {
  const ticket = await heldBack(page, /\/assets\/carried-ticket-[^/]*\.js$/)
  await page.route(/\/timeslots\/[^/?]+$/, async route => {
    const response = await route.fetch()
    const longest = {
      fullName: 'Константинопольская Александра Владиславовна',
      specialityName: 'Врач функциональной диагностики',
      address: 'ул. Максима Богдановича, 143, корпус 2, помещение 15, третий подъезд со двора'
    }
    const json = JSON.parse(await response.text(), (key, value) => longest[key as keyof typeof longest] ?? value)
    await route.fulfill({ response, json })
  })
  await page.goto('/timeslot')
  await page.getByRole('button', { name: /^Терапевт/ }).click()
  await firstTime(page).click()
  await page
    .getByRole('region', { name: 'Выбранное время' })
    .getByRole('button', { name: /^(Далее|Продолжить)$/ })
    .click()
  const button = page.getByRole('button', { name: 'Продолжить' })
  await ticket.onItsWay()
  await expect(button).toBeVisible()
  const before = await button.boundingBox()
  ticket.letGo()
  await expect(page.getByText(/^Дальше\s— вход/)).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('who has been here before books again in five touches', async ({ page }) => {
  const touches = touchesOf(page)
  await openAs(page, await aPatient(), '/timeslot')
  await touches.tap(page.getByRole('button', { name: /^Терапевт/ }))
  await touches.tap(firstTime(page))
  await touches.tap(page.getByRole('region', { name: 'Выбранное время' }).getByRole('button', { name: /^(Далее|Продолжить)$/ }))
  await agreeAndBook(page, touches, [FOR_CENTRE])
  const { taps, screens } = await touches.count()
  expect(taps, screens.join(', ')).toBeLessThanOrEqual(5)
})

/** The birthday of somebody who has been so many years old for so many days, as it is typed. Not the same on a phone and at a desk: a child is there once. */
function showBirthday(years: number, days: number): string {
  const [year, month, day] = addDays(minskDay(new Date()), -days).split('-')
  return `${day}${month}${Number(year) - years}`
}
