// The family in the patient app: who may be added, who may not, and what is said then.
import { bookDoctorSlot } from '@vizit/contract/booking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, goTo, openFace } from './face.ts'
import { drawnCode, linked, type PersonTyped, typePerson } from './family-ways.ts'
import { grants, joins, memberOf } from './family-world.ts'
import { otherServiceSays, wayIsFree } from './other-service.ts'
import { expectSays } from './says.ts'
import { aVisit, callAs, type Person, world } from './world.ts'

const MISHA: PersonTyped = { lastName: 'Савицкий', firstName: 'Михаил', middleName: 'Андреевич', birthday: '10.03.2018', sex: 'Мужской' }
const NINA: PersonTyped = { lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '01.02.1944', sex: 'Женский' }
const SUPPORT = expect.stringMatching(/^mailto:/)
const alert = () => page.getByRole('alert')
const addButton = page.getByRole('button', { name: 'Добавить ребёнка' })
const adult = page.getByText('Взрослый', { exact: true })

async function agree(): Promise<void> {
  for (const box of page.getByRole('checkbox').all()) if (!(box.element() as HTMLInputElement).checked) await box.click()
}

/** From the family to whom one wants to add. */
async function choose(whom: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Добавить родственника' }).first().click()
  await page
    .getByRole('button', { name: whom })
    .or(page.getByRole('link', { name: whom }))
    .first()
    .click()
}

test('the family is one of the own things: a child is added under 18 alone, and stands there [5.25, 5.27, 6.13]', async () => {
  openFace('/', await world.aPatient())
  await goTo('family')
  await choose(/^Ребён/)
  // It is the 18th birthday: from today on nobody's child.
  await typePerson({ ...MISHA, birthday: '20.11.2008' })
  await expect.element(adult).toBeVisible()
  await agree()
  await addButton.click()
  expect(await world.sql('select 1 from family_members')).toEqual([])
  await page.getByLabelText('Дата рождения').fill(MISHA.birthday)
  await expect.element(adult).not.toBeInTheDocument()
  await addButton.click()
  await expect.poll(address).toBe('/family')
  await expectSays(memberOf('Михаил Савицкий'), 'Сын, 8 лет')
})

test('a child that is there already is not added twice: the other parent is to take one into the family [5.78, 8.43]', async () => {
  const olga = await world.aPatient()
  openFace('/family/add-child', olga)
  await typePerson(MISHA)
  await agree()
  // Meanwhile, on another device.
  await world.aChild(olga)
  await addButton.click()
  await expectSays(alert(), 'Такой ребёнок уже существует', 'попросите второго родителя принять вас в семью')
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Михаил')
  expect(await world.sql(`select 1 as is from family_members where rel_kind = 'CHILD'`)).toHaveLength(1)
})

test('a sixth child is refused, before the form and after it, with a button that writes a letter to the support [5.73, 8.100, 9.04]', async () => {
  const olga = await world.aPatient()
  for (const firstName of ['Анна', 'Вера', 'Дарья', 'Инна']) await world.aChild(olga, { firstName, sex: 'FEMALE' })
  openFace('/family/add-child', olga)
  await typePerson(MISHA)
  await agree()
  await world.aChild(olga, { firstName: 'Глеб' })
  await addButton.click()
  await expectSays(alert(), 'Чтобы добавить ещё одного ребёнка, обратитесь в поддержку.')
  await expect.element(page.getByRole('link', { name: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ' })).toHaveAttribute('href', SUPPORT)
  openFace('/family', olga)
  await choose(/^Ребён/)
  await expectSays(page.getByRole('dialog', { name: 'В семье уже 5 детей' }), 'Чтобы добавить ещё одного ребёнка, обратитесь в поддержку.')
})

test('a second spouse is refused in words, with the choices of support and cancel [5.76]', async () => {
  const olga = await world.aPatient()
  await joins(olga, await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' }), 'SPOUSE')
  openFace('/family', olga)
  await choose(/^Муж или жена/)
  const refused = page.getByRole('dialog', { name: 'Супруг уже есть в семье' })
  await expectSays(refused, 'Вы не можете добавить еще одного супруга. Если вы хотите поменять состав вашей семьи, обратитесь в поддержку.')
  await expect.element(refused.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', SUPPORT)
  await refused.getByRole('button', { name: 'Отмена' }).click()
  await expect.element(refused).not.toBeInTheDocument()
})

test('where no place for another adult is left, one is sent to the support [5.77]', async () => {
  const olga = await world.aPatient()
  for (const firstName of ['Анна', 'Вера', 'Инна', 'Нина'])
    await joins(olga, await world.aPatient({ lastName: 'Ровда', firstName, birthday: '1944-02-01' }), 'PARENT')
  openFace('/family', olga)
  await choose(/^Другой взрослый/)
  await expectSays(page.getByRole('dialog'), 'Для того, чтобы добавить еще одного взрослого родственника, обратитесь в поддержку.')
})

test('the code of an adult who is added: a wrong one is told, any other trouble with it too, and then the adult is there [8.41, 8.42]', async () => {
  openFace('/family/add-adult', await world.aPatient())
  await page.getByRole('radio', { name: 'Мама' }).click()
  await typePerson(NINA)
  await page.getByLabelText('Телефон родственника').fill('+375291119988')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await page.getByRole('button', { name: 'Отправить SMS' }).click()
  const field = page.getByLabelText('Код из SMS')
  await expect.element(field).toBeVisible()
  await expect.poll(async () => (await world.sms()).length).toBe(1)
  const code = /\d{6}/.exec((await world.sms()).at(-1)!.text)![0]
  await field.fill(code === '111111' ? '222222' : '111111')
  await expect.element(page.getByText(/^Неверный код подтверждения\. Проверьте, пожалуйста, введённые цифры/)).toBeVisible()
  otherServiceSays('/api/v2/my/profile/relative/confirm-code', { status: 422, error: 'INVALID_INPUT' })
  await field.fill('')
  await field.fill(code)
  await expect.element(page.getByText(/^Ошибка! Проверьте, пожалуйста, введённые данные/)).toBeVisible()
  wayIsFree()
  await page.getByRole('button', { name: 'Добавить' }).click()
  await expect.poll(address).toBe('/family')
  await expect.element(memberOf('Нина Ровда')).toBeVisible()
})

test('what goes wrong with the code of a family is an error with a button to the support: a code that names nobody, and what nobody knows [8.39, 8.40]', async () => {
  const olga = await world.aPatient()
  const code = await drawnCode(await world.aPatient({ firstName: 'Павел' }))
  const send = page.getByRole('button', { name: 'Отправить запрос' })
  const support = alert().getByRole('link', { name: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ' })
  openFace('/family/enter-code', olga)
  await page.getByRole('textbox').fill(code === '111111' ? '222222' : '111111')
  await send.click()
  await expectSays(alert(), 'Код не подошёл')
  await expect.element(support).toHaveAttribute('href', SUPPORT)
  otherServiceSays('/api/v2/my/family', { status: 500, error: 'UNEXPECTED_PROBLEM' }, 'POST')
  await page.getByRole('textbox').fill(code)
  await expect.element(alert()).not.toBeInTheDocument()
  await send.click()
  await expectSays(alert(), 'Что-то пошло не так')
  await expect.element(support).toHaveAttribute('href', SUPPORT)
  wayIsFree()
  await send.click()
  await expect.poll(() => world.sql('select 1 as asked from family_requests')).toHaveLength(1)
})

test('a child is booked for once it is in the family, by a doctor who sees children alone, and not by one who sees adults [6.17, 8.33, 8.34]', async () => {
  const olga = await world.aPatient()
  const forChildren = await world.aSlot({ doctor: { adult: false, children: true } })
  const forAdults = await world.aSlot({ doctor: { lastName: 'Мороз' } })
  openFace(`/timeslot/${forChildren.timetableId}`, olga)
  await expect.element(page.getByText(/Врач принимает только детей/).first()).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).not.toBeEnabled()
  await expect.element(page.getByRole('radio', { name: /Михаил/ })).not.toBeInTheDocument()
  await world.aChild(olga)
  openFace(`/timeslot/${forChildren.timetableId}`, olga)
  await expect.element(page.getByRole('radio', { name: /Михаил/ })).toBeChecked()
  openFace(`/timeslot/${forAdults.timetableId}`, olga)
  const misha = page.getByRole('radio', { name: /Михаил/ })
  await expect.element(misha).toBeDisabled()
  await expectSays(page.getByRole('main'), 'Врач принимает только взрослых')
  const [{ id }] = (await world.sql(`select id from profiles where first_name = 'Михаил'`)) as [{ id: string }]
  const refused = await Promise.all([
    callAs(olga)(bookDoctorSlot, { ...forAdults, profileId: id }),
    callAs(olga)(bookDoctorSlot, { ...forChildren, profileId: olga.profileId })
  ])
  expect(refused).toMatchObject([{ code: 'ADULT_DOCTOR' }, { code: 'CHILD_DOCTOR' }])
})

/** Moves the only visit on the screen to the other time of its doctor. */
async function moveVisit(person: Person): Promise<void> {
  openFace('/visits', person)
  await page.getByRole('link', { name: /^Перенести визит/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Перенос визита' })).toBeVisible()
  await page
    .getByRole('button', { name: /^\d\d:\d\d, .*Ковалёва/ })
    .first()
    .click()
  await page.getByRole('region', { name: 'Новое время визита' }).getByRole('button', { name: 'Перенести' }).click()
  await page.getByRole('dialog', { name: 'Перенести визит?' }).getByRole('button', { name: 'Перенести визит' }).click()
}

test('a visit of a child is moved by the other spouse, and by a linked relative who may book [6.21, 6.25]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  const pavel = await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' })
  await joins(olga, pavel, 'SPOUSE')
  const nina = await world.aPatient({ lastName: 'Ровда', firstName: 'Нина', birthday: '1964-02-01' })
  await linked(olga, nina)
  await grants(misha, nina, 'BOOK_VISITS')
  const { assignmentId } = await world.aDoctor({ children: true })
  const times = ['2026-11-24T11:30:00Z', '2026-11-24T12:00:00Z', '2026-11-24T12:30:00Z']
  const slots = []
  for (const startsAt of times) slots.push(await world.aSlot({ assignmentId, startsAt }))
  const orderId = await aVisit(olga, slots[0]!, { profileId: misha })
  const startsAt = async () => {
    const [row] = await world.sql(`select starts_at from visits where order_id = '${orderId}'`)
    return row!.starts_at
  }
  await moveVisit(pavel)
  await expect.poll(startsAt).toBe('2026-11-24T12:00:00Z')
  await moveVisit(nina)
  await expect.poll(startsAt).not.toBe('2026-11-24T12:00:00Z')
})
