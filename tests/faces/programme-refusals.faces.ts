// A programme that cannot be linked, or that does not pay: what the screen says, and whom to turn to.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ContractFacts } from '../../apps/server/src/testing/test-programmes.ts'
import { address, openFace } from './face.ts'
import { expectSays } from './says.ts'
import { pressBook } from './slot-steps.ts'
import { type Person, world } from './world.ts'

const alert = () => page.getByRole('alert')

async function aMember(): Promise<Person> {
  await world.writeProgrammes()
  return world.aPatient({ email: 'olga@mail.example' })
}

/** Types the number of a card into the form of the insurer and sends it. */
async function sendCard(): Promise<void> {
  await page.getByLabelText('Штрихкод или номер договора').fill('9704500000017')
  await page.getByLabelText('Телефон из договора').fill('+375 (29) 111-22-33')
  await page.getByRole('button', { name: 'Подключить' }).click()
}

async function openInsurer(person: Person): Promise<void> {
  openFace('/profile/programmes/add?coverer=granat', person)
  await expect.element(page.getByLabelText('Штрихкод или номер договора')).toBeVisible()
}

/** The person sends the card of a contract of these facts. */
async function linkContract(facts: ContractFacts): Promise<void> {
  const olga = await aMember()
  await world.aContract(facts)
  await openInsurer(olga)
  await sendCard()
}

test('a contract that the insurer has not handed over yet is to be tried later, and then is linked by the same press [8.60]', async () => {
  await linkContract({ synchronized: false })
  await expectSays(alert(), 'Договор ещё передаётся от страховой компании', 'Попробуйте позже.')
  await world.sql('update contracts set synchronized_at = now()')
  await page.getByRole('button', { name: 'Подключить' }).click()
  await expect.element(page.getByRole('article', { name: 'ДМС «Гранат»' })).toMatchTextContent(/Действует/)
  expect(address()).toBe('/profile/programmes')
})

test('whose name is gone when a programme is linked is asked to confirm the profile [8.61]', async () => {
  const olga = await aMember()
  await world.aContract()
  await openInsurer(olga)
  await world.sql(`update profiles set last_name = '', birthday = null where id = '${olga.profileId}'`)
  await sendCard()
  await expectSays(alert(), 'Подтвердите профиль', 'Заполните имя, дату рождения и пол — без них онлайн-календари недоступны.')
})

test('who is not covered, or whose card is not active, has no medical coverage, and whom to ask is said [8.62, 8.63]', async () => {
  await linkContract({ status: 'NO_CARD' })
  await expectSays(alert(), 'Нет медицинского обслуживания по программе', 'Уточните у них.')
  await world.sql(`update contracts set status = 'CARD_INACTIVE'`)
  await page.getByRole('button', { name: 'Подключить' }).click()
  await expectSays(alert(), 'Нет медицинского обслуживания по программе', 'Карта не активна. Позвоните в страховую компанию')
  await expect.element(page.getByRole('link', { name: 'Позвонить в страховую' })).toHaveAttribute('href', 'tel:+375173090055')
})

test('a number of no programme is told as such, the number stays in its field [8.64]', async () => {
  const olga = await aMember()
  await openInsurer(olga)
  await page.getByLabelText('Штрихкод или номер договора').fill('777777')
  await page.getByLabelText('Телефон из договора').fill('+375 (29) 111-22-33')
  await page.getByRole('button', { name: 'Подключить' }).click()
  await expectSays(alert(), 'Программа не найдена', 'Проверьте код программы или номер договора.')
  await expect.element(page.getByLabelText('Штрихкод или номер договора')).toHaveValue('777777')
})

test('a contract that is not ready yet leads to the HR manager, one that is over to the insurer [8.65, 8.67]', async () => {
  await linkContract({ status: 'NOT_READY' })
  await expectSays(alert(), 'Программа ещё готовится', 'Обратитесь к HR-менеджеру вашей компании.')
  await world.sql(`update contracts set status = 'READY', valid_to = '2026-11-19'`)
  await page.getByRole('button', { name: 'Подключить' }).click()
  await expectSays(alert(), 'Срок договора закончился', 'Позвоните в страховую компанию')
  await expect.element(page.getByRole('link', { name: 'Позвонить в страховую' })).toHaveAttribute('href', 'tel:+375173090055')
})

test('whoever asks for a programme that the employer is still preparing, by work e-mail or by its code, is sent to the HR manager [8.65]', async () => {
  const olga = await aMember()
  await world.sql(`update programmes set state = 'PREPARING' where id = 'epam-health'`)
  openFace('/profile/programmes/add?coverer=epam', olga)
  const send = page.getByRole('button', { name: 'Отправить запрос' })
  await page.getByLabelText('Рабочая почта').fill('olga@orbita.example')
  await send.click()
  await expectSays(alert(), 'Программа ещё готовится', 'Обратитесь к HR-менеджеру вашей компании.')
  await page.getByRole('radio', { name: 'По коду' }).click()
  await expect.element(alert()).not.toBeInTheDocument()
  await page.getByLabelText('Код программы').fill('ORBITA2026')
  await page.getByLabelText('Ваша почта').fill('olga@mail.example')
  await send.click()
  await expectSays(alert(), 'Программа ещё готовится', 'Обратитесь к HR-менеджеру вашей компании.')
})

test('the form by code begins with the own address, and while the employer considers it is said that one can book meanwhile', async () => {
  const olga = await aMember()
  openFace('/profile/programmes/add?coverer=epam', olga)
  await page.getByRole('radio', { name: 'По коду' }).click()
  await expect.element(page.getByLabelText('Ваша почта')).toHaveValue('olga@mail.example')
  await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, created_at, updated_at)
    values (gen_random_uuid(), '${olga.profileId}', '${olga.accountId}', 'epam-health', 'PROGRAMME_CODE', 'o@orbita.example', 'PENDING_HR', now(), now())`)
  openFace('/profile/programmes', olga)
  await expect
    .element(page.getByRole('article', { name: 'Здоровье сотрудника' }))
    .toMatchTextContent(/рассматривает запрос.*До этого можно записываться за свой счёт/)
})

test('on the way to a programme it is said that the programme needs the address', async () => {
  openFace('/profile/programmes/add', await world.aPatient())
  await expect.element(page.getByRole('heading', { name: 'Нужна личная почта' })).toBeVisible()
  await expect.element(page.getByText(/Чтобы подключить программу, нужна подтверждённая личная почта/)).toBeVisible()
  await page.getByLabelText('Личная почта').fill('olga@mail.example')
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect.element(page.getByText(/Нажмите на ссылку в письме/)).toBeVisible()
})

test('a contract of somebody born on another day does not match the account [8.92]', async () => {
  await linkContract({ birthday: '1990-05-16' })
  await expectSays(
    alert(),
    'Данные договора не совпадают с данными учётной записи',
    'Сверьте фамилию и дату рождения в профиле и в договоре.'
  )
})

test('an employee links the programme of the employer by its code, and confirms by the letter [1.41]', async () => {
  const olga = await aMember()
  openFace('/profile/programmes/add?coverer=epam', olga)
  await page.getByRole('radio', { name: 'По коду' }).click()
  await page.getByLabelText('Код программы').fill('orbita-2026')
  await page.getByLabelText('Ваша почта').fill('olga.work@mail.example')
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect.element(page.getByRole('article', { name: 'Здоровье сотрудника' })).toMatchTextContent(/Ждёт подтверждения почты/)
  await expect
    .poll(() => world.sql('select programme_id, way, status, email from coverages'))
    .toEqual([{ programme_id: 'epam-health', way: 'PROGRAMME_CODE', status: 'PENDING_EMAIL', email: 'olga.work@mail.example' }])
})

test('whoever comes back to the programmes from the letter sees that its link was pressed', async () => {
  const olga = await aMember()
  await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, created_at, updated_at)
    values (gen_random_uuid(), '${olga.profileId}', '${olga.accountId}', 'epam-health', 'WORK_EMAIL', 'o@orbita.example', 'PENDING_EMAIL', now(), now())`)
  openFace('/profile/programmes', olga)
  const card = page.getByRole('article', { name: 'Здоровье сотрудника' })
  await expect.element(card).toMatchTextContent(/Ждёт подтверждения почты/)
  await world.sql(`update coverages set status = 'PENDING_HR'`)
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(card).toMatchTextContent(/рассматривает запрос/)
})

/** A member of «Здоровье сотрудника» before the form of a time at a clinic where it pays. */
async function openPaid(): Promise<void> {
  const olga = await aMember()
  const slot = await world.aSlot()
  await world.payAt('azure')
  await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${olga.profileId}', '${olga.accountId}', 'epam-health', 'WORK_EMAIL', 'o@orbita.example', 'ACTIVE', '2026-01-01', now(), now())`)
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await expect.element(programme()).toBeChecked()
  await expect.element(page.getByRole('timer')).toBeVisible()
}

const programme = () => page.getByRole('radio', { name: /Здоровье сотрудника/ })
const ownMoney = () => page.getByRole('radio', { name: /За свой счёт/ })

test('a card that the chosen clinic has switched off is told as such, and own money or another clinic is the way on [8.82]', async () => {
  await openPaid()
  await world.sql(`update programme_providers set card = 'INACTIVE'`)
  await pressBook()
  const words = 'Медицинская карта для обслуживания по программе не активна в выбранной клинике'
  await expectSays(alert(), words, 'Выберите другую клинику или запишитесь за свой счёт.')
  await expect.element(programme()).toBeDisabled()
  await expect.element(programme()).toHaveAccessibleName(new RegExp(words))
  await expect.element(ownMoney()).toBeChecked()
})

test('a visit that the programme does not pay for is told as such; paid by oneself it is booked [8.68]', async () => {
  await openPaid()
  await world.sql('delete from programme_providers')
  await pressBook()
  await expectSays(alert(), 'Программа не оплачивает этот приём', 'Выберите другого врача или запишитесь за свой счёт.')
  await expect.element(programme()).toBeDisabled()
  await expect.element(ownMoney()).toBeChecked()
  await pressBook()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
})
