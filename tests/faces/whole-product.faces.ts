// What the product is for: whom it serves, what it spans, and what a person does with it in the cabinet.
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { about, address, goTo, openFace } from './face.ts'
import { expectSays } from './says.ts'
import { pressBook } from './slot-steps.ts'
import { aVisit, type Person, world } from './world.ts'

const memberOf = (name: string): Locator =>
  page.getByRole('list', { name: 'Семья', exact: true }).getByRole('listitem').filter({ hasText: name })

/** `person` is in the family that `lead` leads. */
async function joins(lead: Person, person: Person, relKind: 'SPOUSE' | 'PARENT' | 'OTHER'): Promise<void> {
  await world.sql(`insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select family_id, '${person.profileId}', '${relKind}', ${relKind === 'SPOUSE' ? 'null' : `'${lead.profileId}'`}, '2026-11-01' from family_members
    where profile_id = '${lead.profileId}' and rel_kind = 'OWNER'`)
}

async function seen(person: Person): Promise<void> {
  await world.sql(`insert into family_seen (account_id, seen_at) values ('${person.accountId}', '2027-01-01') on conflict do nothing`)
}

test('the product is for Belarus: its numbers begin with +375, its towns are of the country, its time is Minsk’s, its prices are in roubles [1.01]', async () => {
  await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openFace('/timeslot')
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/62\s+руб/)
  await expect.element(page.getByRole('button', { name: /14:30/ })).toBeVisible()
  await page.getByRole('button', { name: /^Где/ }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Минск/)
  openFace('/sign-in')
  const phone = page.getByLabelText('Номер телефона')
  await phone.fill('+375291112233')
  await expect.element(phone).toHaveValue('+375 (29) 111-22-33')
  await expect.element(page.getByRole('button', { name: 'Продолжить' })).toBeEnabled()
  await phone.fill('+48123456789')
  await expect.element(page.getByRole('button', { name: 'Продолжить' })).toBeDisabled()
})

test('the cabinet carries the whole product: booking, centres, visits, tests, drugs, family, programmes, reviews, own data [1.09]', async () => {
  const olga = await world.aPatient({ email: 'olga@mail.example' })
  await world.aSlot()
  for (const [path, title] of [
    ['/timeslot', 'Онлайн-запись'],
    ['/centres', 'Центры|центры'],
    ['/visits', 'Визиты'],
    ['/tests', 'Анализы'],
    ['/drugs', 'Лекарства'],
    ['/family', 'Моя семья'],
    ['/profile/programmes', 'Программы'],
    ['/profile/reviews', 'Мои отзывы'],
    ['/profile/reminders', 'Напоминания'],
    ['/waiting-list', 'Жду времени'],
    ['/profile/data', 'Мои данные'],
    ['/profile', 'Профиль']
  ] as const) {
    openFace(path, olga)
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(new RegExp(title))
    expect(address()).toBe(path)
  }
})

test('the online booking has a way back: to where one came from, or to the start for who came from nowhere [2.72]', async () => {
  const olga = await world.aPatient()
  await world.aSlot()
  const start = page.getByRole('radio', { name: /^Врачи/ })
  for (const [path, shown] of [
    ['/online-booking', start],
    ['/timeslot', page.getByRole('article')]
  ] as const) {
    openFace(path, olga)
    await expect.element(shown).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Назад', exact: true })).toHaveAttribute('href', '/')
  }
  openFace('/profile', olga)
  await goTo('booking')
  await expect.poll(address).toBe(about.booking)
  await page.getByRole('button', { name: 'Назад', exact: true }).click()
  // The app's way to it leads over its home.
  await expect.poll(address).toBe(about.called === 'cabinet' ? '/profile' : '/')
})

test('users are patients with their families: a parent books for a child, and both visits stand in one list [1.10, 6.15]', async () => {
  const olga = await world.aPatient()
  const misha = await world.aChild(olga)
  await aVisit(olga, await world.aSlot({ doctor: { lastName: 'Мороз' } }))
  const slot = await world.aSlot({ startsAt: '2026-11-25T09:00:00Z', doctor: { lastName: 'Зуева', adult: false, children: true } })
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await expect.element(page.getByRole('radio', { name: /Михаил/ })).toBeChecked()
  await pressBook()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  openFace('/visits', olga)
  await expect.element(page.getByRole('article', { name: /Зуева/ })).toMatchTextContent(/Михаил/)
  await expect.element(page.getByRole('article', { name: /Мороз/ })).not.toMatchTextContent(/Михаил/)
  await expect
    .poll(() => world.sql(`select account_id from visits where profile_id = '${misha}'`))
    .toEqual([{ account_id: olga.accountId }])
})

test('a visit for a service is booked online [1.20]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  const service = await world.aService(slot.assignmentId, { name: 'УЗИ почек' })
  openFace(`/service/${slot.timetableId}?serviceId=${service.serviceId}`, olga)
  await expect.element(page.getByRole('radio', { name: /^Мне/ })).toBeChecked()
  await pressBook()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вы записаны' })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(/УЗИ почек/)
  await expect
    .poll(async () => (await world.sql('select service_id, status from visits')).map(one => [String(one.service_id), one.status]))
    .toEqual([[service.serviceId, 'booked']])
})

/** A visit that took place two days ago. */
async function wasThere(person: Person): Promise<string> {
  const orderId = await aVisit(person, await world.aSlot({ doctor: { lastName: 'Мороз' } }))
  await world.sql(`update visits set status = 'done', starts_at = '2026-11-18T07:00:00Z', ends_at = '2026-11-18T07:20:00Z'`)
  return orderId
}

test('a review is left after a visit, edited and deleted [1.34, 1.35, 1.36]', async () => {
  const olga = await world.aPatient()
  await wasThere(olga)
  openFace('/visits?tab=past', olga)
  await page.getByRole('link', { name: /^Оставить отзыв/ }).click()
  await page.getByLabelText('Ваш отзыв').fill('Всё объяснила спокойно')
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  const review = page.getByRole('article', { name: /Мороз/ })
  await expect.element(review).toMatchTextContent(/Всё объяснила спокойно/)
  await review.getByRole('link', { name: /^Изменить/ }).click()
  await page.getByLabelText('Ваш отзыв').fill('Пришла ещё раз')
  await page.getByRole('button', { name: 'Сохранить отзыв' }).click()
  await expect.element(review).toMatchTextContent(/Пришла ещё раз/)
  await review.getByRole('button', { name: /^Удалить/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить отзыв' }).click()
  await expect.element(page.getByRole('heading', { name: 'Отзывов пока нет' })).toBeVisible()
  expect(await world.sql('select 1 from reviews')).toEqual([])
})

test('a family is of its owner, spouse, children, parents and other adults, each with rights of their own; who wants out is taken out [1.37, 1.38]', async () => {
  const [olga, pavel, nina, inna] = [
    await world.aPatient(),
    await world.aPatient({ lastName: 'Орлов', firstName: 'Павел', sex: 'MALE' }),
    await world.aPatient({ lastName: 'Ровда', firstName: 'Нина' }),
    await world.aPatient({ lastName: 'Мороз', firstName: 'Инна' })
  ]
  await world.aChild(olga)
  for (const [person, relKind] of [
    [pavel, 'SPOUSE'],
    [nina, 'PARENT'],
    [inna, 'OTHER']
  ] as const)
    await joins(olga, person, relKind)
  await world.sql(`insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    values ('${nina.profileId}', '${olga.profileId}', 'BOOK_VISITS', '${nina.profileId}', '2026-11-01')`)
  await seen(olga)
  openFace('/family', olga)
  await expectSays(memberOf('Ольга Савицкая'), 'Это вы')
  await expectSays(memberOf('Павел Орлов'), 'Муж', 'Вы пока не можете записывать')
  await expectSays(memberOf('Михаил Савицкий'), 'Сын', 'Все права')
  await expectSays(memberOf('Нина Ровда'), 'Мама', 'Можете записывать')
  await expectSays(memberOf('Инна Мороз'), 'Близкий', 'Вы пока не можете записывать')
  await memberOf('Инна Мороз')
    .getByRole('button', { name: /^Действия/ })
    .click()
  await page.getByRole('button', { name: 'Удалить из семьи' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await expect.element(memberOf('Инна Мороз')).not.toBeInTheDocument()
  await expect.element(memberOf('Нина Ровда')).toBeVisible()
})

test('a personal e-mail is optional: booking goes without one, and where one is asked for it is to regain the account [1.56]', async () => {
  const olga = await world.aPatient()
  const slot = await world.aSlot()
  openFace(`/timeslot/${slot.timetableId}`, olga)
  await pressBook()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  openFace('/profile', olga)
  await expect.element(page.getByRole('button', { name: /e-mail|почту/i }).first()).toBeVisible()
  openFace('/profile/programmes/add', olga)
  await expect.element(page.getByRole('main')).toMatchTextContent(/подтвердите новое устройство и вернёте доступ, если потеряете телефон/)
  await page.getByLabelText('Личная почта').fill('olga@mail.example')
  await page.getByRole('button', { name: 'Отправить письмо' }).click()
  await expect
    .poll(async () => await world.sql('select address, usage, confirmed_at from emails'))
    .toEqual([{ address: 'olga@mail.example', usage: 'PRIMARY', confirmed_at: null }])
})
