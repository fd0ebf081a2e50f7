// What narrows the list of doctors: one press, or all questions in one sheet; and what is said where nobody is left.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { callTo } from './wire.ts'
import { world } from './world.ts'

const PUBLIC = '/api/v2/public/booking/all'

/** A woman in the morning for 40 roubles, another in the evening for 90, a man in the evening for 60 and on the next day. */
async function threeDoctors() {
  const morning = await world.aDoctor({ lastName: 'Абрамова', price: 4000 })
  const dear = await world.aDoctor({ lastName: 'Белова', price: 9000 })
  const man = await world.aDoctor({ lastName: 'Ильин', sex: 'MALE', price: 6000 })
  for (const [one, startsAt] of [
    [morning, '2026-11-24T06:00:00Z'],
    [dear, '2026-11-24T15:00:00Z'],
    [man, '2026-11-24T15:20:00Z'],
    [man, '2026-11-25T06:00:00Z']
  ] as const)
    await world.aSlot({ assignmentId: one.assignmentId, startsAt })
  return { morning, dear, man }
}

const card = (name: RegExp) => page.getByRole('article', { name })
const filters = page.getByRole('group', { name: 'Фильтры' })
const chip = (name: string | RegExp) => filters.getByRole('button', { name })
const sheet = page.getByRole('dialog', { name: 'Фильтры' })
const answer = (question: string, name: string) =>
  sheet.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true })

test('one press shows who has a time in the evening, with the times of the evening alone; the address keeps it, the next press takes it away', async () => {
  await threeDoctors()
  openFace('/timeslot')
  await expect.element(card(/^Абрамова/)).toBeVisible()
  await chip('Вечером').click()
  await expect.element(card(/^Абрамова/)).not.toBeInTheDocument()
  await expect.element(card(/^Белова/)).toBeVisible()
  expect(address()).toBe('/timeslot?part=evening')
  await expect
    .poll(async () => (await callTo('GET', `${PUBLIC}/doctors/timeslots`)).query)
    .toMatchObject({ part: 'evening', date: '2026-11-24' })
  await expect.element(chip('Вечером')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Фильтры: 1')).toBeVisible()
  openFace('/timeslot?part=evening')
  await expect.element(page.getByRole('button', { name: /^09:00/ })).not.toBeInTheDocument()
  await expect.element(card(/^Белова/)).toBeVisible()
  await chip('Вечером').click()
  await expect.element(card(/^Абрамова/)).toBeVisible()
  expect(address()).toBe('/timeslot')
  await expect.element(chip('Фильтры')).toHaveFocus()
})

test('the sheet asks everything in one view and its button counts while one chooses, in the right plural', async () => {
  await page.viewport(390, 844)
  await threeDoctors()
  openFace('/timeslot')
  await chip('Фильтры').click()
  const show = (name: string) => sheet.getByRole('button', { name })
  await expect.element(show('Показать 3 врача')).toBeVisible()
  await expect.element(sheet.getByText('Утро\u00a0— до 12:00, день\u00a0— до 17:00, вечер\u00a0— позже')).toBeVisible()
  await answer('Врач', 'Женщина').click()
  await expect.element(show('Показать 2 врача')).toBeVisible()
  await answer('Во сколько', 'Вечер').click()
  await expect.element(show('Показать 1 врача')).toBeVisible()
  await answer('Во сколько', 'Любое').click()
  await answer('Цена, не выше', '60 руб.').click()
  await expect.element(show('Показать 1 врача')).toBeVisible()
  // Nothing of the page has changed so far.
  expect(address()).toBe('/timeslot')
  await show('Показать 1 врача').click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(card(/^Белова/)).not.toBeInTheDocument()
  await expect.element(card(/^Абрамова/)).toBeVisible()
  await expect.poll(address).toBe('/timeslot?priceTo=60&sex=FEMALE')
  await expect.element(chip('До 60 руб.')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Врач-женщина')).toHaveAttribute('aria-pressed', 'true')
})

test('where the filters leave nobody the sheet names the one to let go, and the page says how many each of them keeps away', async () => {
  await threeDoctors()
  openFace('/timeslot?sex=MALE')
  await expect.element(card(/^Ильин/)).toBeVisible()
  await chip(/^Фильтры/).click()
  await answer('Цена, не выше', '40 руб.').click()
  await sheet.getByRole('button', { name: 'Никого: уберите «До 40 руб.»' }).click()
  await expect.element(sheet.getByRole('button', { name: 'Показать 1 врача' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()

  openFace('/timeslot?sex=MALE&priceTo=40')
  await expect.element(page.getByRole('heading', { name: 'С такими фильтрами никого нет' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Без «До 40 руб.»: 1 врач' })).toBeVisible()
  await page.getByRole('button', { name: 'Без «Врач-мужчина»: 1 врач' }).click()
  await expect.element(card(/^Абрамова/)).toBeVisible()
  await expect.poll(address).toBe('/timeslot?priceTo=40')
})

test('whoever has no free time at all is not counted among those whom a filter keeps away', async () => {
  const { morning, dear } = await threeDoctors()
  await world.aDoctor({ lastName: 'Занятая', price: 9000 })
  await world.sql(`delete from slots where assignment_id = ${dear.assignmentId}`)
  openFace(`/timeslot?day=2026-11-24&part=evening&sex=FEMALE&specialityId=${morning.specialityId}`)
  await expect.element(page.getByRole('button', { name: 'Без «Вечером»: 1 врач' })).toBeVisible()
  await page.getByRole('button', { name: 'Без «Вечером»: 1 врач' }).click()
  await expect.element(card(/^Абрамова/)).toBeVisible()
  await expect.element(card(/^Занятая/)).toBeVisible()
})

test('where nobody is for another reason than the filters no button offers to filter', async () => {
  const { morning } = await threeDoctors()
  openFace(`/timeslot?doctorId=${morning.doctorId}&age=8`)
  await expect.element(page.getByText(/Врач принимает только взрослых/)).toBeVisible()
  await expect.element(filters).not.toBeInTheDocument()
  const button = page.getByRole('button', { name: 'Фильтр' })
  await world.aService(morning.assignmentId, { name: 'УЗИ почек' })
  openFace('/services')
  await expect.element(button).toBeVisible()
  await page.getByRole('searchbox').fill('ничего')
  await expect.element(button).not.toBeInTheDocument()
  openFace('/doctors-list')
  await page.getByRole('searchbox').fill('Нетаких')
  await expect.element(page.getByText(/Ничего не нашли|никого/i).first()).toBeVisible()
  await expect.element(filters).not.toBeInTheDocument()
})

test('where another day has somebody that day is one press away', async () => {
  const { man } = await threeDoctors()
  openFace(`/timeslot?day=2026-11-25&part=evening&specialityId=${man.specialityId}`)
  await page.getByRole('button', { name: 'Показать: вторник, 24 ноября' }).click()
  await expect.element(card(/^Ильин/)).toBeVisible()
  await expect.poll(address).toMatch(/day=2026-11-24/)
})

test('only free: a doctor without a time on the day is not shown with the nearest one', async () => {
  const { morning } = await threeDoctors()
  openFace(`/timeslot?day=2026-11-25&specialityId=${morning.specialityId}`)
  await expect.element(card(/^Белова/)).toBeVisible()
  await chip('Только свободные').click()
  await expect.element(card(/^Белова/)).not.toBeInTheDocument()
  await expect.element(card(/^Ильин/)).toBeVisible()
})

/** Where the browser says the person is, or that it may not tell. */
function browserAt(place: { latitude: number; longitude: number } | 'refused'): void {
  const spy = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell, refuse) => {
    if (place === 'refused') refuse?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    else tell({ coords: place } as GeolocationPosition)
  })
  onTestFinished(() => spy.mockRestore())
}

test('near are the centres within three kilometres, found out in the browser: the cards say how far, the server is told of branches alone [R45]', async () => {
  const { morning, dear } = await threeDoctors()
  await world.sql(`update branches set latitude = 53.908, longitude = 27.55 where id = ${morning.branchId}`)
  await world.sql(`update branches set latitude = 53.99, longitude = 27.55 where id = ${dear.branchId}`)
  browserAt({ latitude: 53.9, longitude: 27.55 })
  openFace('/timeslot')
  await chip('Рядом').click()
  await expect.element(card(/^Белова/)).not.toBeInTheDocument()
  await expect.element(card(/^Абрамова/)).toMatchTextContent(/47Б · 890 м/)
  expect(address()).toBe('/timeslot?near=3')
  const asked = await callTo('GET', `${PUBLIC}/doctors/timeslots`)
  expect(asked.query).toEqual({ townId: '1', date: '2026-11-24', page: '1', branchIds: morning.branchId })
  await expect.element(chip('До 3 км')).toHaveAttribute('aria-pressed', 'true')
})

test('whoever does not let the browser tell where they are sees all centres and how to allow it, and asks anew', async () => {
  const { morning, dear } = await threeDoctors()
  await world.sql(`update branches set latitude = 53.908, longitude = 27.55 where id = ${morning.branchId}`)
  await world.sql(`update branches set latitude = 53.99, longitude = 27.55 where id = ${dear.branchId}`)
  browserAt('refused')
  openFace('/timeslot')
  await chip('Рядом').click()
  await expect.element(page.getByText('Не знаем, где вы')).toBeVisible()
  await expect.element(card(/^Белова/)).toBeVisible()
  browserAt({ latitude: 53.9, longitude: 27.55 })
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect.element(card(/^Белова/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Не знаем, где вы')).not.toBeInTheDocument()
})

test('a press that leaves the price reaches the answer below it, though what is said of the price takes a line and moves it', async () => {
  await threeDoctors()
  openFace('/timeslot')
  await chip('Фильтры').click()
  const field = sheet.getByLabelText('Или своя цена')
  await field.fill('0')
  await answer('Врач', 'Мужчина').click()
  await expect.element(answer('Врач', 'Мужчина')).toBeChecked()
  await expect.element(field).toHaveAccessibleDescription('Цена должна быть больше нуля')
})

test('a price of one’s own is typed in roubles: the button counts by it; one that is not above zero is told, kept and not shown by [5.63, 5.64]', async () => {
  await threeDoctors()
  openFace('/timeslot')
  await chip('Фильтры').click()
  const field = sheet.getByLabelText('Или своя цена')
  const show = (name: string) => sheet.getByRole('button', { name })
  await field.fill('0')
  await show('Показать 3 врача').click()
  await expect.element(field).toHaveAccessibleDescription('Цена должна быть больше нуля')
  await expect.element(field).toHaveValue('0')
  await expect.element(field).toHaveFocus()
  await field.fill('62,5')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('Напишите целое число рублей, например 75')
  await field.fill('10000')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription(/^Не больше 9\s999 руб\.$/)
  await field.fill('75')
  await show('Показать 2 врача').click()
  await expect.element(card(/^Белова/)).not.toBeInTheDocument()
  await expect.element(card(/^Ильин/)).toBeVisible()
  await expect.poll(address).toBe('/timeslot?priceTo=75')
  await expect.element(chip('До 75 руб.')).toHaveAttribute('aria-pressed', 'true')
})

test('a speciality that is chosen while the doctors are on their way stays chosen', async () => {
  await world.aDoctor({ lastName: 'Абрамова' })
  const { specialityId } = await world.aDoctor({ lastName: 'Лис', speciality: 'Педиатр' })
  const doctorsCome = answersWait(`${PUBLIC}/doctors`)
  openFace('/timeslot')
  await page.getByRole('button', { name: /^К кому/ }).click()
  await page
    .getByRole('dialog', { name: 'К кому записать' })
    .getByRole('option', { name: /^Педиатр/ })
    .click()
  await expect.poll(address).toBe(`/timeslot?specialityId=${specialityId}`)
  doctorsCome()
  await expect.element(page.getByRole('button', { name: /^К кому.*Лис/ })).toBeVisible()
  expect(address()).toMatch(new RegExp(`specialityId=${specialityId}`))
})
