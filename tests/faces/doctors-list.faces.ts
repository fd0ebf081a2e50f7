// The list of doctors that begins with their specialities: who is on it, in which order, and what the sheet of filters counts.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { callTo } from './wire.ts'
import { world } from './world.ts'

const PUBLIC = '/api/v2/public/booking/all'
const heading = page.getByRole('heading', { level: 1 })
const cards = page.getByRole('article')
const shown = () => cards.elements().map(card => card.querySelector('h2')?.textContent?.split(' ')[0])
const sheet = page.getByRole('dialog', { name: 'Фильтры' })
const filters = page.getByRole('group', { name: 'Фильтры' })
const answer = (question: string, name: string) =>
  sheet.getByRole('radiogroup', { name: question }).getByRole('radio', { name, exact: true })
const offered = (question: string) =>
  sheet
    .getByRole('radiogroup', { name: question })
    .getByRole('radio')
    .elements()
    .map(radio => radio.closest('label')?.textContent)
const show = (name: string) => sheet.getByRole('button', { name })

/** It is Friday, 11:00 in Minsk: each has a time on the last of three days, of a week, of thirty days; the hours are the first of an evening and of an afternoon. */
async function threeTherapists() {
  const far = await world.aDoctor({ lastName: 'Абрамова', children: true })
  const soon = await world.aDoctor({ lastName: 'Яковлева' })
  const late = await world.aDoctor({ lastName: 'Белова' })
  await world.sql(`update doctors set reviews_count = 38 where id = ${late.doctorId}`)
  for (const [one, startsAt] of [
    [soon, '2026-11-22T06:59:00Z'],
    [late, '2026-11-26T15:00:00Z'],
    [far, '2026-12-19T09:00:00Z']
  ] as const)
    await world.aSlot({ assignmentId: one.assignmentId, startsAt })
  await world.aDoctor({ lastName: 'Орлов', speciality: 'Кардиолог' })
  return `/doctors-list?speciality=${far.specialityId}`
}

test('first the specialities of the town are chosen from, each with its doctors and their soonest time; then their doctors stand with the ways to their times [2.130, 2.132]', async () => {
  await threeTherapists()
  openFace('/doctors-list')
  await expect.element(heading).toHaveTextContent('Врачи')
  const list = page.getByRole('list', { name: 'Специальности' })
  await expect.element(list.getByRole('link', { name: /^Кардиолог/ })).toHaveTextContent('Кардиолог1 врач')
  await list.getByRole('link', { name: /^Терапевт/ }).click()
  await expect.element(heading).toHaveTextContent('Терапевт')
  await expect.poll(shown).toEqual(['Яковлева', 'Белова', 'Абрамова'])
  expect(
    page
      .getByRole('link', { name: /^Выбрать время: Яковлева/ })
      .element()
      .getAttribute('href')
  ).toMatch(/^\/timeslot\?townId=1&doctorId=\d+&day=2026-11-22$/)
})

test('whoever chooses a speciality by Enter goes on from the heading of its doctors, and back from that of the specialities', async () => {
  await threeTherapists()
  openFace('/doctors-list')
  const cardiologists = page.getByRole('link', { name: /^Кардиолог/ })
  await expect.element(cardiologists).toBeVisible()
  ;(cardiologists.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('Кардиолог')
  await expect.element(heading).toHaveFocus()
  const back = page.getByRole('button', { name: 'Назад' })
  ;(back.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading).toHaveTextContent('Врачи')
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

test('what is typed finds specialities by name and doctors by surname', async () => {
  await threeTherapists()
  openFace('/doctors-list')
  const field = page.getByRole('searchbox', { name: 'Врач или специальность' })
  await field.fill('карди')
  const list = page.getByRole('list', { name: 'Специальности' })
  await expect.element(list.getByRole('link', { name: /^Терапевт/ })).not.toBeInTheDocument()
  await expect.element(list.getByRole('link', { name: /^Кардиолог/ })).toBeVisible()
  await field.fill('бело')
  await expect.poll(shown).toEqual(['Белова'])
})

test('a speciality that is typed as it is called is found without a word that nobody was, and choosing it shows its doctors, not those called so', async () => {
  await threeTherapists()
  openFace('/doctors-list')
  const field = page.getByRole('searchbox', { name: 'Врач или специальность' })
  await field.fill('терапевт')
  const found = page.getByRole('list', { name: 'Специальности' }).getByRole('link', { name: /^Терапевт/ })
  await expect.element(found).toBeVisible()
  await expect.poll(async () => (await callTo('GET', `${PUBLIC}/doctors`)).query).toMatchObject({ name: 'терапевт' })
  await expect.element(page.getByText('Никого не нашли')).not.toBeInTheDocument()
  await field.fill('тераперт')
  await expect.element(found).toBeVisible()
  await field.fill('терапевт')
  await found.click()
  await expect.poll(shown).toEqual(['Яковлева', 'Белова', 'Абрамова'])
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
})

test('an everyday word or a complaint finds the speciality, and a surname with a slip or in Latin letters the doctor', async () => {
  await threeTherapists()
  openFace('/doctors-list')
  const field = page.getByRole('searchbox', { name: 'Врач или специальность' })
  const found = page.getByRole('list', { name: 'Специальности' }).getByRole('link')
  for (const typed of ['сэрца', 'heart doctor', 'сердечник']) {
    await field.fill(typed)
    await expect.element(found.first()).toMatchTextContent(/^Кардиолог/)
  }
  await field.fill('Byelova')
  await expect.poll(shown).toEqual(['Белова'])
  await field.fill('Абрмова')
  await expect.element(page.getByRole('list', { name: 'Врачи' }).getByRole('link', { name: /^Абрамова/ })).toBeVisible()
  await field.fill('не дышит')
  await expect.element(page.getByRole('link', { name: 'Позвонить 103' })).toBeVisible()
})

test('where no town has anything nobody is sent to another one: the specialities and support are offered', async () => {
  await threeTherapists()
  openFace('/doctors-list')
  const field = page.getByRole('searchbox', { name: 'Врач или специальность' })
  await field.fill('фывапролд')
  await expect.element(page.getByRole('heading', { name: 'Ничего не нашли' })).toBeVisible()
  await expect.element(page.getByText(/другом городе|других городах/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Все специальности' }).click()
  await expect.element(page.getByRole('list', { name: 'Специальности' }).getByRole('link', { name: /^Терапевт/ })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('doctors are sorted by visit date, by name or by the number of reviews [3.91, 9.54]', async () => {
  const path = await threeTherapists()
  openFace(path)
  await expect.poll(shown).toEqual(['Яковлева', 'Белова', 'Абрамова'])
  await expect.element(page.getByRole('article', { name: /^Белова/ })).toMatchTextContent(/38 отзывов/)
  for (const [order, names] of [
    ['По имени', ['Абрамова', 'Белова', 'Яковлева']],
    ['По числу отзывов', ['Белова', 'Абрамова', 'Яковлева']],
    ['По дате визита', ['Яковлева', 'Белова', 'Абрамова']]
  ] as const) {
    await filters.getByRole('button', { name: /^Фильтры/ }).click()
    expect(offered('Порядок')).toEqual(['По дате визита', 'По имени', 'По числу отзывов'])
    await answer('Порядок', order).click()
    await show('Показать 3 врача').click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(shown).toEqual(names)
  }
})

test('the sheet asks for preferred dates, hours and part of the day in one view, and its button counts by the list itself [2.129, 2.158, 3.95, 3.96, 3.97]', async () => {
  await page.viewport(390, 844)
  const path = await threeTherapists()
  // Each of these is a day too late, and at 22:00, the first time that is no evening's.
  for (const [lastName, day] of [
    ['Вербова', '2026-11-23'],
    ['Громова', '2026-11-27'],
    ['Дубова', '2026-12-20']
  ] as const)
    await world.aSlot({ startsAt: `${day}T19:00:00Z`, doctor: { lastName } })
  openFace(path)
  await expect.poll(shown).toHaveLength(6)
  await filters.getByRole('button', { name: 'Фильтры' }).click()
  await expect.element(show('Показать 6 врачей')).toBeVisible()
  expect(offered('Когда')).toEqual(['Любая', '3 дня', 'Неделя', 'Месяц'])
  expect(offered('Во сколько')).toEqual(['Любое', '06–10', '10–14', '14–18', '18–22'])
  expect(offered('Время суток')).toEqual(['Весь день', 'Утро', 'День', 'Вечер'])
  await answer('Когда', 'Неделя').click()
  await expect.element(show('Показать 3 врача')).toBeVisible()
  await answer('Когда', '3 дня').click()
  await expect.element(show('Показать 1 врача')).toBeVisible()
  await answer('Когда', 'Месяц').click()
  await expect.element(show('Показать 5 врачей')).toBeVisible()
  for (const [hours, label] of [
    ['06–10', 'Показать 1 врача'],
    ['14–18', 'Никого: уберите «14–18»'],
    ['10–14', 'Показать 1 врача'],
    ['Любое', 'Показать 5 врачей'],
    ['18–22', 'Показать 1 врача'],
    ['Любое', 'Показать 5 врачей']
  ] as const) {
    await answer('Во сколько', hours).click()
    await expect.element(show(label)).toBeVisible()
  }
  // The evening begins at 17:00.
  await world.sql(`update slots set starts_at = '2026-11-26T14:00:00Z' where starts_at = '2026-11-26T15:00:00Z'`)
  await answer('Время суток', 'Вечер').click()
  await expect.element(show('Показать 3 врача')).toBeVisible()
  await answer('Время суток', 'Утро').click()
  await expect.element(show('Показать 1 врача')).toBeVisible()
  await answer('Время суток', 'Весь день').click()
  await expect.element(show('Показать 5 врачей')).toBeVisible()
  await answer('Время суток', 'День').click()
  // Nothing of the page has changed so far.
  expect(address()).not.toMatch(/dates|times|part/)
  await show('Показать 1 врача').click()
  await expect.poll(shown).toEqual(['Абрамова'])
  expect(address()).toMatch(/dates=30&part=afternoon$/)
  await filters.getByRole('button', { name: 'Днём' }).click()
  await expect.poll(shown).toHaveLength(5)
  await expect.element(filters.getByRole('button', { name: 'Фильтры: 1' })).toHaveFocus()
})

test('the buttons of the sheet stay where they are when there is something to reset, and resetting lets all of it go', async () => {
  await page.viewport(390, 844)
  openFace(await threeTherapists())
  await filters.getByRole('button', { name: 'Фильтры' }).click()
  await expect.element(show('Показать 3 врача')).toBeVisible()
  const reset = show('Сбросить фильтры')
  const place = () => reset.element().previousElementSibling!.getBoundingClientRect().top
  const before = place()
  await expect.element(reset).toHaveAttribute('aria-disabled', 'true')
  await answer('Когда', '3 дня').click()
  await expect.element(show('Показать 1 врача')).toBeVisible()
  await expect.element(reset).toHaveAttribute('aria-disabled', 'false')
  expect(place()).toBe(before)
  await reset.click()
  await expect.element(show('Показать 3 врача')).toBeVisible()
  await expect.element(answer('Когда', 'Любая')).toBeChecked()
})

test('where the filters leave nobody the sheet names the one to let go, and so does the page', async () => {
  const path = await threeTherapists()
  openFace(`${path}&dates=3`)
  await expect.poll(shown).toEqual(['Яковлева'])
  await filters.getByRole('button', { name: 'Фильтры: 1' }).click()
  await answer('Во сколько', '18–22').click()
  await show('Никого: уберите «18–22»').click()
  await expect.element(show('Показать 1 врача')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  openFace(`${path}&dates=3&times=4`)
  await expect.element(page.getByRole('heading', { name: 'Никого не нашли' })).toBeVisible()
  await page.getByRole('button', { name: 'Убрать «18–22»' }).click()
  await expect.poll(shown).toEqual(['Яковлева'])
})

test('what is chosen in the sheet stays chosen when the specialities come late', async () => {
  const path = await threeTherapists()
  const arrive = answersWait(`${PUBLIC}/specialities`)
  openFace(path)
  await filters.getByRole('button', { name: 'Фильтры' }).click()
  await answer('Кого принимает', 'Детей').click()
  await expect.element(answer('Кого принимает', 'Детей')).toBeChecked()
  arrive()
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Терапевт')
  await expect.element(answer('Кого принимает', 'Детей')).toBeChecked()
})

test('whom the doctors see and how old the child is are asked too, and another speciality; an age that no child has is not asked for', async () => {
  openFace(await threeTherapists())
  await filters.getByRole('button', { name: 'Фильтры' }).click()
  await answer('Кого принимает', 'Детей').click()
  await expect.element(show('Показать 1 врача')).toBeVisible()
  const age = sheet.getByRole('textbox', { name: 'Возраст ребёнка' })
  await age.fill('18')
  await expect.element(sheet.getByText('Введите число от 0 до 17')).toBeVisible()
  await age.fill('8')
  await expect.element(sheet.getByText('Введите число от 0 до 17')).not.toBeInTheDocument()
  await expect.poll(async () => (await callTo('GET', `${PUBLIC}/doctors`)).query).toMatchObject({ profile: '2', age: '8' })
  await sheet.getByRole('button', { name: /Специальность/ }).click()
  await page.getByRole('option', { name: 'Кардиолог' }).click()
  await expect.element(sheet.getByRole('button', { name: /^Никого: уберите/ })).toBeVisible()
})
