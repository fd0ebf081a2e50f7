// What a visitor without an account finds on the booking card, and what the card asks for it.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTime, atTimes, timeAt } from './card.ts'
import { openWidget } from './widget.ts'
import { world } from './world.ts'

const BASE = '/api/v2/public/booking/azure'

/** What the card has asked so far, each as `GET /path` with its query. */
async function asked() {
  return (await world.asked()).map(({ method, path, query, headers }) => ({
    call: `${method} ${path}`,
    query,
    bearer: headers.authorization
  }))
}

const card = (lastName: string) => page.getByText(`${lastName} Анна Сергеевна`)

test('without an account branches are looked through, each with its address, and the doctors of the chosen one [1.11, 6.01]', async () => {
  const first = await aTime({ lastName: 'Мороз' })
  await aTime({ lastName: 'Зайцева' })
  await world.sql(`update branches set name = 'Каштан на Немиге', address = 'ул. Немига, 5' where id = ${first.branchId}`)
  openWidget()
  await expect.element(page.getByRole('option', { name: 'Каштан на Немиге, Минск, ул. Немига, 5' })).toBeInTheDocument()
  await expect.element(page.getByRole('option', { name: 'Каштан на Сурганова, Минск, ул. Сурганова, 47Б' })).toBeInTheDocument()
  await expect.element(card('Зайцева')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Где'), first.branchId)
  await expect.element(card('Мороз')).toBeVisible()
  await expect.element(card('Зайцева')).not.toBeInTheDocument()
  await expect.poll(async () => new Set((await asked()).map(one => one.bearer))).toEqual(new Set([undefined]))
  expect(localStorage.length).toBe(0)
})

test('without an account doctors are found by their speciality, and all are shown again [1.13, 6.02]', async () => {
  const surgeon = await aTime({ lastName: 'Мороз', speciality: 'Хирург' })
  await aTime({ lastName: 'Зайцева', speciality: 'Невролог' })
  openWidget()
  await expect.element(card('Зайцева')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Специальность'), surgeon.specialityId)
  await expect.element(page.getByRole('list', { name: '1 врач' }).getByText('Мороз Анна Сергеевна')).toBeVisible()
  await expect.element(card('Зайцева')).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByLabelText('Специальность'), '')
  await expect.element(page.getByRole('list', { name: '2 врача' }).getByText('Зайцева Анна Сергеевна')).toBeVisible()
})

test('branches and doctors are asked for by GET, without a bearer, by provider, branch and speciality [7.81, 7.82]', async () => {
  const { branchId, specialityId } = await aTime({ lastName: 'Мороз' })
  openWidget({ branch: branchId, speciality: specialityId })
  await expect.element(card('Мороз')).toBeVisible()
  await expect.element(page.getByRole('option', { name: /^Каштан на Сурганова/ })).toBeInTheDocument()
  await expect
    .poll(() => asked())
    .toEqual(
      expect.arrayContaining([
        { call: `GET ${BASE}/branches`, query: {}, bearer: undefined },
        { call: `GET ${BASE}/doctors`, query: { branchId, specialityId, sort: 'byDate' }, bearer: undefined }
      ])
    )
})

test('without an account the free times of a doctor are looked through, asked for by the doctor’s id and two days [6.03, 7.84]', async () => {
  const time = await aTime()
  await world.aSlot({ assignmentId: time.assignmentId, startsAt: '2026-11-25T06:00:00Z' })
  await atTimes(time)
  await expect.element(timeAt('14:30')).toBeVisible()
  await page.getByRole('radio', { name: /^среда, 25 ноября/ }).click()
  await expect.element(timeAt('09:00')).toBeVisible()
  await expect.element(timeAt('14:30')).not.toBeInTheDocument()
  const path = `GET ${BASE}/doctors/${time.doctorId}/timeslots`
  await expect
    .poll(async () => (await asked()).filter(one => one.call === path))
    .toEqual([
      { call: path, query: { dateStart: '2026-11-24', dateEnd: '2026-11-24' }, bearer: undefined },
      { call: path, query: { dateStart: '2026-11-25', dateEnd: '2026-11-25' }, bearer: undefined }
    ])
})

test('a page of one doctor has that doctor’s card without an account, asked for among the physicians by id [6.05, 7.85]', async () => {
  const time = await aTime({ lastName: 'Мороз' })
  await aTime({ lastName: 'Зайцева' })
  await atTimes(time)
  await expect.element(card('Мороз')).toBeVisible()
  await expect.element(card('Зайцева')).not.toBeInTheDocument()
  await expect.poll(() => asked()).toContainEqual({ call: `GET ${BASE}/physicians`, query: { ids: time.doctorId }, bearer: undefined })
  await world.sql(`update doctors set gone_at = '2026-11-19' where id = ${time.doctorId}`)
  openWidget({ doctor: '999999' })
  await expect.element(page.getByText('Врач не найден')).toBeVisible()
})

test('the timetable is open from today to two months ahead: the last day is offered, the next one not [9.12]', async () => {
  const { doctorId, assignmentId } = await aTime({}, '2027-01-20T11:30:00Z')
  await world.aSlot({ assignmentId, startsAt: '2027-01-21T11:30:00Z' })
  await atTimes({ doctorId })
  await expect.element(timeAt('14:30')).toHaveAccessibleName(/20 января/)
  await expect.element(page.getByRole('radio', { name: /20 января, 1 место$/ })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /21 января/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Следующие дни' })).toBeDisabled()
  await expect
    .poll(() => asked())
    .toContainEqual({
      call: `GET ${BASE}/doctors/days`,
      query: { doctorId, dateStart: '2026-11-20', dateEnd: '2027-01-20' },
      bearer: undefined
    })
  const today = await aTime({}, '2026-11-20T11:30:00Z')
  await atTimes(today)
  await expect.element(page.getByRole('radio', { name: /20 ноября, 1 место$/ })).toBeChecked()
  const earlier = page.getByRole('button', { name: 'Предыдущие дни' })
  await expect.element(earlier).toBeDisabled()
  // Whoever has turned back to the first days keeps the focus there.
  await page.getByRole('button', { name: 'Следующие дни' }).click()
  await earlier.click()
  await expect.element(earlier).toBeDisabled()
  await expect.element(earlier).toHaveFocus()
})

test('five free times of a day stand without a toggle; of six the sixth is behind it [2.98, 9.13]', async () => {
  const time = await aTime()
  for (const clock of ['06:00', '06:20', '06:40', '10:00'])
    await world.aSlot({ assignmentId: time.assignmentId, startsAt: `2026-11-24T${clock}:00Z` })
  const toggle = page.getByRole('button', { name: /таймслотов для записи/ })
  await atTimes(time)
  await expect.element(timeAt('\\d\\d:\\d\\d')).toHaveLength(5)
  await expect.element(toggle).not.toBeInTheDocument()
  await world.aSlot({ assignmentId: time.assignmentId, startsAt: '2026-11-24T10:20:00Z' })
  await atTimes(time)
  await expect.element(toggle).toHaveAccessibleName('ещё 1: показать больше таймслотов для записи')
  await expect.element(timeAt('\\d\\d:\\d\\d')).toHaveLength(5)
})

test('a branch has its id, name and phones: the name is in the choice, the id chooses it, each phone between semicolons is a call [2.99, 3.30, 3.31]', async () => {
  const { branchId } = await aTime({ lastName: 'Мороз' })
  await world.sql(`update branches set name = 'Каштан на Немиге', phones = '+375 (17) 309-44-18; 8 (029) 609-44-18 ;151'`)
  openWidget()
  await userEvent.selectOptions(page.getByLabelText('Где'), branchId)
  await expect.element(page.getByLabelText('Где')).toHaveDisplayValue(/^Каштан на Немиге/)
  await expect.poll(asked).toContainEqual({ call: `GET ${BASE}/doctors`, query: { branchId, sort: 'byDate' }, bearer: undefined })
  await page.getByRole('button', { name: /^Подробнее/ }).click()
  await expect.element(page.getByText(/^Регистратура: /)).toBeVisible()
  const calls = page.getByRole('link', { name: /^Позвонить / })
  await expect.element(calls.first()).toBeVisible()
  await expect
    .poll(() => calls.elements().map(one => [one.textContent, one.getAttribute('href')]))
    .toEqual([
      ['Позвонить +375 (17) 309-44-18', 'tel:+375173094418'],
      ['Позвонить 8 (029) 609-44-18', 'tel:80296094418'],
      ['Позвонить 151', 'tel:151']
    ])
})

test('of a doctor the card shows name, speciality, category, whom they see, photo, about, places and free times [2.93, 3.32]', async () => {
  const { doctorId } = await aTime({ lastName: 'Мороз', speciality: 'Хирург', children: true, childrenAge: 3 })
  await world.sql(`update doctors set photo_url = '/api/v2/photos/moroz.webp', description = 'Оперирует колени.'`)
  openWidget()
  const found = page.getByRole('button', { name: /Мороз Анна Сергеевна/ }).first()
  for (const words of [
    'Мороз Анна Сергеевна',
    'Хирург, первая категория',
    'Принимает взрослых и детей от 3 лет',
    'Ближайшее: вторник, 24 ноября, 14:30'
  ])
    await expect.element(found.getByText(words, { exact: true })).toBeVisible()
  await expect.poll(() => found.element().querySelector('img')?.getAttribute('src')).toMatch(/moroz\.webp$/)
  await page.getByRole('button', { name: /^Подробнее/ }).click()
  await expect.element(page.getByText('Оперирует колени.')).toBeVisible()
  await expect.element(page.getByText(/^Регистратура: Каштан.*ул\.\sСурганова,\s47Б$/)).toBeVisible()
  await found.click()
  await expect.element(timeAt('14:30')).toBeVisible()
  await expect.poll(async () => (await asked()).at(-1)!.call).toBe(`GET ${BASE}/doctors/${doctorId}/timeslots`)
})

test('a doctor who is not booked online has a warning that the centre limits it, times to choose from, and the phones of the registry, but no way to the form [2.83, 2.84]', async () => {
  const time = await aTime({ onlineBooking: 'registry-only' })
  await atTimes(time)
  await expect.element(page.getByText('Запись ограничена медицинским центром')).toBeVisible()
  await expect.element(page.getByText('Вы можете выбрать время и записаться, позвонив в регистратуру.')).toBeVisible()
  for (const [name, href] of [
    ['Позвонить +375 (17) 309-44-18', 'tel:+375173094418'],
    ['Позвонить +375 (29) 609-44-18', 'tel:+375296094418']
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  await timeAt().click()
  await expect.element(timeAt()).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('button', { name: /^Продолжить|^Выберите время/ })).not.toBeInTheDocument()
  await atTimes(await aTime())
  await expect.element(timeAt()).toBeVisible()
  await expect.element(page.getByText('Запись ограничена медицинским центром')).not.toBeInTheDocument()
})
