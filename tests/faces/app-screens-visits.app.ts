// The app's screens about booking, visits and invoices, come to by clicks.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address } from './face.ts'
import { enterCardCode } from './medical-card.ts'
import { openIn, title } from './open-in.ts'
import { anInvoice, aVisitRow, isIn } from './visit-world.ts'
import { aVisit, type Person, world } from './world.ts'

const oneLine = (part: HTMLElement) => part.innerText.replaceAll(/\s+/g, ' ')
const plain = () => oneLine(document.body)
/** The ticket of the time, the only place of its date that is no name of a button. */
const ticket = () => oneLine(document.querySelector<HTMLElement>('main [data-state="booked"]')!)

test('a time of a doctor is picked from the days of the timetable [2.131]', async () => {
  const { timetableId, assignmentId } = await world.aSlot()
  const [at] = await world.sql(`select doctor_id from assignments where id = ${assignmentId}`)
  openIn('en', `/timeslot?doctorId=${at!.doctor_id}`, await world.aPatient())
  await page
    .getByRole('button', { name: /^14:30/ })
    .or(page.getByRole('radio', { name: /^14:30/ }))
    .first()
    .click()
  await page
    .getByRole('link', { name: /Next|Continue/ })
    .or(page.getByRole('button', { name: /Next|Continue/ }))
    .first()
    .click()
  await expect.poll(address).toMatch(new RegExp(`^/timeslot/${timetableId}`))
})

async function bookIt(): Promise<void> {
  for (const box of page.getByRole('checkbox', { name: /^I consent/ }).all()) {
    await expect.element(box).toBeEnabled()
    await box.click()
  }
  await page.getByRole('button', { name: /^Book 2|^Book .*14:30/ }).click()
  await expect.element(title(/booked/i)).toBeVisible()
}

async function openVisitOf(person: Person, profileId: string): Promise<void> {
  const [visit] = await world.sql(`select order_id from visits where status = 'booked' and profile_id = '${profileId}'`)
  openIn('en', `/visits/${visit!.order_id}`, person)
  await expect.element(title(/.+/)).toBeVisible()
}

test('before a visit the form has doctor, centre, date and time, asks whether it is for oneself or a child, and who pays; the visit keeps it [2.142, 2.168, 2.176, 3.23, 3.24, 3.25, 3.26]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  const misha = await world.aChild(olga, { firstName: 'Миша' })
  await world.writeProgrammes()
  await isIn(olga, 'epam-health')
  await isIn({ ...olga, profileId: misha }, 'granat-dms', '2026-01-01', await world.aContract())
  const { timetableId } = await world.aSlot({ doctor: { children: true } })
  await world.payAt('azure')
  openIn('en', `/timeslot/${timetableId}`, olga)
  await expect.element(title('Book a doctor')).toBeVisible()
  for (const told of ['Миша', 'I pay myself', 'Здоровье сотрудника', 'pays for this visit']) await expect.poll(plain).toContain(told)
  for (const told of ['Ковалёва Анна', 'Каштан', '24 November', '14:30']) expect(ticket()).toContain(told)
  await expect.element(page.getByRole('radio', { name: /^Me\b/ })).toBeChecked()
  await page.getByRole('radio', { name: /Здоровье сотрудника/ }).click()
  await bookIt()
  await openVisitOf(olga, olga.profileId)
  for (const told of ['Ковалёва Анна', 'Каштан', '14:30', 'Under the program: Здоровье сотрудника'])
    await expect.poll(plain).toContain(told)
  const childs = await world.aSlot({ startsAt: '2026-11-25T11:30:00Z', doctor: { children: true } })
  openIn('en', `/timeslot/${childs.timetableId}`, olga)
  await page.getByRole('radio', { name: /Миша/ }).click()
  await expect.element(page.getByRole('radio', { name: /ДМС «Гранат»/ })).toBeChecked()
  await page.getByRole('radio', { name: /^I pay myself/ }).click()
  await bookIt()
  await openVisitOf(olga, misha)
  await expect.poll(plain).toContain('Миша')
  expect(plain()).not.toContain('Under the program')
})

test('the tabs of past and future visits narrow the list [2.169]', async () => {
  const olga = await world.aPatient()
  await aVisit(olga, await world.aSlot())
  await aVisitRow(olga.profileId, (await world.aDoctor({ lastName: 'Мороз' })).assignmentId, {
    startsAt: '2026-11-18T08:00:00Z',
    status: 'done'
  })
  openIn('be', '/card', olga)
  await page
    .getByRole('link', { name: /^Візіты/ })
    .first()
    .click()
  await expect.element(page.getByRole('article', { name: /Ковалёва/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Мінулыя' }).click()
  await expect.element(page.getByRole('article', { name: /Мороз/ })).toBeVisible()
  await expect.element(page.getByRole('article', { name: /Ковалёва/ })).not.toBeInTheDocument()
})

async function invoiced(olga: Person): Promise<void> {
  const { assignmentId } = await world.aDoctor()
  const visit = await aVisitRow(olga.profileId, assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
  await anInvoice(olga.profileId, visit, [{ name: 'Приём терапевта' }, { name: 'Анализ крови', priceKopecks: 1250 }])
}

test('an invoice of several services is answered as a whole, and what was answered can be read afterwards of each, in roubles [2.148, 2.149, 2.150, 9.49]', async () => {
  const olga = await world.aPatient()
  await invoiced(olga)
  const [invoice] = await world.sql('select id from invoices')
  openIn('ru', `/visits/invoices/${invoice!.id}`, olga)
  await expect.element(title(/A-17/)).toBeVisible()
  await expect.poll(plain).toMatch(/12,50 руб\./)
  await page.getByRole('button', { name: 'Подтвердить все' }).click()
  await page.getByRole('button', { name: /^Отправить ответ/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click()
  await expect.poll(plain).toMatch(/Услуги подтверждены/)
  await expect.element(page.getByRole('region', { name: 'Приём терапевта' })).toMatchTextContent(/31.*руб.*Оказана/)
  await expect.element(page.getByRole('region', { name: 'Анализ крови' })).toMatchTextContent(/12,50.*руб.*Оказана/)
  expect(await world.sql(`select distinct decision from invoice_services`)).toEqual([{ decision: 'confirmed' }])
})

test('a result is opened with the code of the card, and then can be read [2.141]', async () => {
  const olga = await world.aPatient()
  await world.aReport({ profileId: olga.profileId, assignmentId: (await world.aDoctor()).assignmentId })
  openIn('ru', '/card', olga)
  await page
    .getByRole('link', { name: /^Анализы/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /Общий анализ крови/ })
    .first()
    .click()
  await expect.element(title('Код медицинской карты')).toBeVisible()
  expect(address()).toBe('/tests/confirm-mccode')
  await enterCardCode(olga)
  await page.getByRole('dialog', { name: 'Общий анализ крови' }).getByRole('button', { name: 'Открыть здесь' }).click()
  await expect.element(page.getByRole('table')).toMatchTextContent(/Гемоглобин.*112\sг\/л/)
  expect(address()).toBe('/tests/document')
})
