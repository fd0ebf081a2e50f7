import { listBranches, listSpecialities } from '@vizit/contract/catalogue'
import { addDays, addMonths, minskDay, weekdayOf } from '@vizit/rules/days'
import { expect, expectAccessible, isPhone, type Locator, type Page, test } from './journey.ts'
import { agreed } from './patient.ts'
import { DOCTORS, doctorCalled, freeTimes, visitor } from './timetable.ts'

const MINSK = '1'
/** A town with a single branch. */
const RECHITSA = '9'

/** Opens one of the plain questions and gives its sheet. */
async function ask(page: Page, question: 'К кому' | 'Где', sheet: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${question}`) }).click()
  const dialog = page.getByRole('dialog', { name: sheet })
  await expect(dialog).toBeVisible()
  return dialog
}

async function chooseDoctor(page: Page, fullName: string): Promise<void> {
  const sheet = await ask(page, 'К кому', 'К кому записать')
  await sheet.getByRole('radio', { name: 'Врач' }).check()
  await sheet.getByLabel('Фамилия врача').fill(fullName.split(' ')[0]!)
  await sheet.getByRole('button', { name: fullName }).click()
}

function searchOf(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams
}

test('choosing a doctor sets his speciality and asks for two months; choosing a branch resets both [2.70, 2.72, 2.74, 2.81, 2.106, 4.41, 4.43, 4.44, 6.01]', async ({
  page
}) => {
  const doctor = await doctorCalled(DOCTORS.adultsOnly)
  await page.goto('/timeslot')
  await expect(page.getByRole('heading', { level: 1, name: 'Онлайн-запись', exact: true })).toBeVisible()
  await expect(
    page
      .locator('header')
      .getByText('Назад')
      .or(page.getByRole('link', { name: 'Назад' }))
      .or(page.getByRole('button', { name: 'Назад' }))
  ).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  const today = minskDay(new Date())
  const days = page.waitForRequest(
    request => request.url().includes('/doctors/days') && request.url().includes(`doctorId=${doctor.doctorId}`)
  )
  await chooseDoctor(page, doctor.fullName)
  const range = new URL((await days).url()).searchParams
  expect([range.get('dateStart'), range.get('dateEnd')]).toEqual([today, addMonths(today, 2)])
  await expect.poll(() => searchOf(page).get('specialityId')).toBe(doctor.specialityId)
  await expect(page.getByRole('button', { name: /^К кому/ })).toContainText('Ковалёва')
  await expect(page.getByRole('article')).toHaveCount(1)

  const where = await ask(page, 'Где', 'Где принимает врач')
  await expectAccessible(page)
  await where.getByRole('option').nth(2).click()
  await expect.poll(() => searchOf(page).get('branchId')).not.toBeNull()
  expect(searchOf(page).get('doctorId')).toBeNull()
  expect(searchOf(page).get('specialityId')).toBeNull()
  await expect(page.getByRole('button', { name: /^К кому/ })).not.toContainText('Ковалёва')
})

test('a speciality narrows the doctors, and fewer than three letters find nobody by name [2.79, 4.42, 5.65, 8.76, 8.96, 9.15]', async ({
  page
}) => {
  const { specialities } = agreed(await visitor(listSpecialities, { provider: 'all', townId: MINSK }))
  const cardiology = specialities.find(one => one.specialityName === 'Кардиолог')!
  await page.goto('/timeslot')
  const sheet = await ask(page, 'К кому', 'К кому записать')
  await expectAccessible(page)
  await sheet.getByRole('combobox', { name: 'Найти специальность' }).fill('кардио')
  await sheet.getByRole('option', { name: /^Кардиолог/ }).click()
  await expect.poll(() => searchOf(page).get('specialityId')).toBe(cardiology.specialityId)
  await expect(page.getByRole('article').first()).toContainText('Кардиолог')
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Кардиолог')

  const again = await ask(page, 'К кому', 'К кому записать')
  await again.getByRole('radio', { name: 'Врач' }).check()
  const offered = again.getByRole('list', { name: 'Врач' }).getByRole('button')
  // «Any doctor» and those of the speciality, until three letters are typed.
  const all = await offered.count()
  await again.getByLabel('Фамилия врача').fill('ко')
  await expect(offered).toHaveCount(all)
  await expect(again.getByText('Фамилия, от трёх букв')).toBeVisible()
  await again.getByLabel('Фамилия врача').fill('щщщ')
  await expect(again.getByText('Такого врача здесь нет.')).toBeVisible()

  await page.goto('/timeslot?doctorId=999999999')
  await expect(page.getByRole('heading', { name: 'Врач не найден' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Показать всех врачей' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the only branch of a town and the only doctor of a speciality are chosen by themselves [4.45, 4.46]', async ({ page }) => {
  const { branches } = agreed(await visitor(listBranches, { provider: 'all', townId: RECHITSA }))
  const { specialities } = agreed(await visitor(listSpecialities, { provider: 'all', townId: RECHITSA }))
  const rare = specialities.find(one => one.doctors === 1)!
  await page.goto('/timeslot')
  const where = await ask(page, 'Где', 'Где принимает врач')
  await where.getByRole('button', { name: /Выбрать другой город/ }).click()
  const town = page.getByRole('dialog', { name: 'Город' })
  await expectAccessible(page)
  await town.getByRole('option', { name: 'Речица' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Где/ })).toContainText(branches[0]!.centre)
  const whom = await ask(page, 'К кому', 'К кому записать')
  await whom.getByRole('option', { name: new RegExp(`^${rare.specialityName}`) }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  const name = await page.getByRole('article').getByRole('heading').textContent()
  await expect(page.getByRole('button', { name: /^К кому/ })).toContainText(name!.split(' ')[0]!)
})

test('a doctor’s card shows who it is, whom they see, when, and more on request; times beyond five fold away [2.93, 2.94, 2.95, 2.96, 2.97, 2.98, 2.99, 9.13]', {
  tag: '@wide'
}, async ({ page }) => {
  const doctor = await doctorCalled(DOCTORS.childrenOnly)
  const slots = await freeTimes(doctor, 1)
  const busyDay = [...new Set(slots.map(slot => slot.day))].find(day => slots.filter(slot => slot.day === day).length > 6)!
  const ofDay = slots.filter(slot => slot.day === busyDay)
  await page.goto(`/timeslot?doctorId=${doctor.doctorId}&day=${busyDay}`)
  const card = page.getByRole('article', { name: doctor.fullName })
  await expect(card).toContainText('Педиатр')
  // Without a photo the letters of the name stand in its place.
  await expect(
    card
      .locator('img')
      .or(card.getByText('ИБ', { exact: true }))
      .first()
  ).toBeVisible()
  await expect(card).toContainText(/Принимает детей/)
  await expect(card).toContainText(/Ближайшее время — /)
  const times = card.getByRole('button', { name: /^\d\d:\d\d, / })
  await expect(times).toHaveCount(5)
  const toggle = card.getByRole('button', { name: /показать больше таймслотов для записи/ })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await expect(times).toHaveCount(ofDay.length)
  await card.getByRole('button', { name: /показать меньше таймслотов для записи/ }).click()
  await expect(times).toHaveCount(5)
  await card.getByRole('button', { name: /^Подробнее/ }).click()
  await expect(card.getByRole('link', { name: /^Позвонить/ }).first()).toHaveAttribute('href', /^tel:\+375/)
  await expect(card).toContainText(doctor.description.slice(0, 40))
  await expectAccessible(page)
})

test('a doctor whom the centre keeps for its registry, and one without any time, say so with phone numbers [2.83, 2.84, 2.96]', async ({
  page
}) => {
  const closed = await doctorCalled(DOCTORS.registryOnly)
  const [slot] = await freeTimes(closed, 1)
  await page.goto(`/timeslot?doctorId=${closed.doctorId}&day=${slot!.day}`)
  const card = page.getByRole('article', { name: closed.fullName })
  await expect(card).toContainText('Запись ограничена медицинским центром')
  await expect(card).toContainText('Вы можете выбрать время и записаться, позвонив в регистратуру.')
  await expect(card).toContainText('В регистратуре')
  await expect(card.getByRole('link', { name: /^Позвонить/ }).first()).toHaveAttribute('href', /^tel:\+375/)
  await card
    .getByRole('button', { name: /^\d\d:\d\d, / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Выбранное время' }).getByRole('link', { name: /^Позвонить/ })).toHaveAttribute(
    'href',
    /^tel:\+375/
  )
  await expectAccessible(page)
  for (const [name, words] of [
    [DOCTORS.noSlots, 'В регистратуре'],
    [DOCTORS.fromSecondVisit, 'Онлайн — со второго визита'],
    [DOCTORS.programmeOnly, 'Для участников программы']
  ] as const) {
    const { doctorId, specialityName } = await doctorCalled(name)
    await page.goto(`/timeslot?doctorId=${doctorId}`)
    await expect(page.getByRole('button', { name: /^К кому/ })).toContainText(specialityName.toLocaleLowerCase())
    await expect(page.getByRole('article', { name })).toContainText(words)
    await expectAccessible(page)
  }
})

test('a day without places offers the nearest one, in the list and in the calendar alike [2.82]', async ({ page }) => {
  const doctor = await doctorCalled(DOCTORS.adultsOnly)
  const [nearest] = await freeTimes(doctor, 0)
  const sunday = nextSunday()
  await page.goto(`/timeslot?doctorId=${doctor.doctorId}&day=${sunday}`)
  const card = page.getByRole('article', { name: doctor.fullName })
  await expect(card).toContainText(/мест нет\. Ближайшее\s— /)
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Показать \d/ }).click()
  await expect.poll(() => searchOf(page).get('day')).toBe(nearest!.day)
  await expect(card.getByRole('button', { name: /^\d\d:\d\d, / }).first()).toBeVisible()

  await page.getByRole('radio', { name: 'Календарь' }).click()
  await expect(page).toHaveURL(/view=calendar/)
  const grid = page.getByRole('grid')
  await expectAccessible(page)
  await grid.getByRole('button', { name: new RegExp(`воскресенье, ${Number(sunday.slice(8))} .*мест нет`) }).click()
  await expect.poll(() => searchOf(page).get('day')).toBe(sunday)
  await expect(card).toContainText(/мест нет\. Ближайшее\s— /)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Список' }).click()
  await expect(card).toContainText(/мест нет\. Ближайшее\s— /)
  if (isPhone(page))
    await expect(page.getByRole('radiogroup', { name: 'Дни' }).getByRole('radio', { name: /воскресенье/, checked: true })).toBeVisible()
})

test('a visitor gets a session without a name, and the town is remembered [3.104, 3.105, 4.12]', async ({ page }) => {
  await page.clock.install()
  await page.goto('/timeslot')
  const where = await ask(page, 'Где', 'Где принимает врач')
  await where.getByRole('button', { name: /Выбрать другой город/ }).click()
  await page.getByRole('dialog', { name: 'Город' }).getByRole('option', { name: 'Гродно' }).click()
  await page.keyboard.press('Escape')
  await page.clock.fastForward(3_000)
  const kept = () => page.evaluate((): Record<string, string> => ({ ...localStorage }))
  await expect.poll(async () => (await kept()).anonymousId).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.parse((await kept())['vizit.session']!).kind).toBe('anonymous')
  expect(JSON.parse((await kept()).preferences!)).toMatchObject({ townId: expect.stringMatching(/^\d+$/) })
  await page.goto('/timeslot')
  await expect(page.getByRole('button', { name: /^Где/ })).toContainText('Гродно')
})

test.describe('far from Minsk', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('times are those of Minsk, and the page says so [9.46]', async ({ page }) => {
    const doctor = await doctorCalled(DOCTORS.adultsOnly)
    const [slot] = await freeTimes(doctor, 2)
    await page.goto(`/timeslot?doctorId=${doctor.doctorId}&day=${slot!.day}`)
    await expect(page.getByRole('button', { name: new RegExp(`^${slot!.time}, .*Ковалёва`) })).toBeVisible()
    await expect(page.getByText('Время указано по Минску.')).toBeVisible()
  })
})

function nextSunday(): string {
  const tomorrow = addDays(minskDay(new Date()), 1)
  return addDays(tomorrow, (7 - weekdayOf(tomorrow)) % 7)
}
