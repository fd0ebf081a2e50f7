// Who keeps a patient from booking online, and what the form says of it.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { type Person, world } from './world.ts'

const me = () => page.getByRole('radio', { name: /^Мне|Ольга/ })
const submit = () => page.getByRole('button', { name: /^Записаться на/ })
const card = () => page.getByRole('article', { name: 'Ковалёва Анна Сергеевна' })

async function covered({ profileId, accountId }: Person): Promise<void> {
  await world.sql(`insert into coverages (id, profile_id, account_id, programme_id, way, email, status, valid_from, created_at, updated_at)
    values (gen_random_uuid(), '${profileId}', '${accountId}', 'epam-health', 'WORK_EMAIL', 'o@orbita.example', 'ACTIVE', '2026-01-01', '2026-01-01', '2026-01-01')`)
}

async function banned({ profileId }: Person, kind: 'clinic' | 'doctor' | 'administrator'): Promise<void> {
  await world.sql(`insert into booking_bans (profile_id, kind, provider_id, doctor_id, since)
    select '${profileId}', '${kind}', case when '${kind}' = 'clinic' then provider_id end, case when '${kind}' = 'doctor' then id end, '2026-11-01' from doctors order by id limit 1`)
}

async function expectRefused(why: RegExp): Promise<void> {
  await expect.element(me()).toBeDisabled()
  await expect.element(page.getByText(why).first()).toBeVisible()
}

async function send(): Promise<void> {
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await submit().click()
}

/** The form is open and its time is held. */
async function openForm(path: string, person: Person): Promise<void> {
  openFace(path, person)
  await expect.element(me()).toBeChecked()
  await expect.element(page.getByRole('timer')).toBeVisible()
}

test('a visitor does not book: a chosen time leads to the sign-in, and nothing is held or booked before it [5.82, 6.06]', async () => {
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openFace('/timeslot?day=2026-11-24')
  await card()
    .getByRole('button', { name: /^14:30/ })
    .click()
  await page
    .getByRole('region', { name: 'Выбранное время' })
    .getByRole('button', { name: /^(Далее|Продолжить)$/ })
    .click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  expect(address()).toMatch(new RegExp(`^/sign-in\\?from=%2Ftimeslot%2F${timetableId}`))
  openFace(`/timeslot/${timetableId}`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  expect((await world.asked()).filter(({ method, path }) => method !== 'GET' && !path.endsWith('/anonymous-login'))).toEqual([])
  await expect.poll(() => world.sql('select taken_by from slots')).toEqual([{ taken_by: null }])
})

test('a form that is not whole books nothing and says what is missing; whole it books [5.36]', async () => {
  const olga = await world.aPatient()
  await openForm(`/timeslot/${(await world.aSlot()).timetableId}`, olga)
  await world.forgetAsked()
  await page.getByLabelText(/^Что беспокоит/).fill('я'.repeat(501))
  await submit().click()
  await expect.element(page.getByText('Отметьте согласие: без него центр не сможет вас записать')).toBeVisible()
  await expect.element(page.getByText('Не больше 500 знаков')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Даю согласие/ }).click()
  await submit().click()
  await expect.element(page.getByText('Не больше 500 знаков')).toBeVisible()
  const sent = async () => (await world.asked()).filter(({ method, path }) => method === 'POST' && !path.endsWith('/hold'))
  expect(await sent()).toEqual([])
  await page.getByLabelText(/^Что беспокоит/).fill('я'.repeat(500))
  await submit().click()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  await expect
    .poll(async () => (await sent()).map(({ body }) => body))
    .toEqual([expect.objectContaining({ profileId: olga.profileId, clientNote: 'я'.repeat(500) })])
})

test('a booking needs the ticked box of the agreement: without it nothing is sent, with it the visit is booked once [5.34]', async () => {
  await openForm(`/timeslot/${(await world.aSlot()).timetableId}`, await world.aPatient())
  await world.forgetAsked()
  const sent = async () => (await world.asked()).filter(({ method, path }) => method === 'POST' && path === '/api/v2/my/providers/orders')
  await submit().click()
  await expect.element(page.getByText('Отметьте согласие: без него центр не сможет вас записать')).toBeVisible()
  expect(await sent()).toEqual([])
  await send()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  expect(await sent()).toHaveLength(1)
})

/** Whoever is not booked here is told whom to call. */
async function expectPhone(): Promise<void> {
  const call = card().getByRole('link', { name: /^Позвонить/ })
  await expect.element(call.first()).toHaveAttribute('href', expect.stringMatching(/^tel:/))
}

test('to some doctors one books online from the second visit on: the first is told so, the second books [5.83]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ onlineBooking: 'from-second-visit' })
  const [first, second] = [await world.aSlot({ assignmentId }), await world.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })]
  openFace('/timeslot?day=2026-11-24', olga)
  await expect.element(card()).toMatchTextContent(/Онлайн\s— со второго визита/)
  await expectPhone()
  openFace(`/timeslot/${first.timetableId}`, olga)
  await expectRefused(/Онлайн\s— со второго визита, на первый запишет регистратура/)
  await world.sql(`insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select gen_random_uuid(), '${olga.accountId}', '${olga.profileId}', provider_id, id, doctor_id, '2026-10-01T08:00Z', '2026-10-01T08:20Z', 'done', '2026-09-01', '2026-10-01' from assignments`)
  await openForm(`/timeslot/${second.timetableId}`, olga)
  await send()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
})

test('a doctor for the members of a programme, though free the soonest, stands after the others for whoever is no member, and first for a member', async () => {
  const [member, stranger] = [await world.aPatient(), await world.aPatient()]
  for (const [lastName, onlineBooking, startsAt] of [
    ['Абрамова', 'programme-only', '2026-11-24T06:00:00Z'],
    ['Белова', 'open', '2026-11-24T11:30:00Z']
  ] as const)
    await world.aSlot({ assignmentId: (await world.aDoctor({ lastName, onlineBooking })).assignmentId, startsAt })
  await world.writeProgrammes()
  await world.payAt('azure')
  await world.sql("insert into programme_doctors (programme_id, doctor_id) select 'epam-health', id from doctors")
  await covered(member)
  const cards = () => [...document.querySelectorAll('article h3')].map(name => name.textContent?.split(' ')[0])
  for (const [who, expected] of [
    [undefined, ['Белова', 'Абрамова']],
    [stranger, ['Белова', 'Абрамова']],
    [member, ['Абрамова', 'Белова']]
  ] as const) {
    openFace('/timeslot?day=2026-11-24', who)
    await expect.poll(cards).toEqual(expected)
  }
})

test("a doctor for the members of a programme is booked by them alone, and the member's visit says who pays [5.84, 6.42]", async () => {
  const [member, stranger] = [await world.aPatient(), await world.aPatient()]
  const { assignmentId } = await world.aDoctor({ onlineBooking: 'programme-only' })
  const [first, second] = [await world.aSlot({ assignmentId }), await world.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })]
  await world.writeProgrammes()
  await world.payAt('azure')
  await world.sql("insert into programme_doctors (programme_id, doctor_id) select 'epam-health', id from doctors")
  await covered(member)
  openFace('/timeslot?day=2026-11-24', stranger)
  await expect.element(card()).toMatchTextContent(/Для участников программы/)
  await expect.element(card().getByRole('link', { name: 'Указать свою программу' })).toHaveAttribute('href', '/profile/programmes')
  await expectPhone()
  openFace(`/timeslot/${first.timetableId}`, stranger)
  await expectRefused(/Запись только для участников программы/)
  await openForm(`/timeslot/${second.timetableId}`, member)
  await page.getByRole('radio', { name: /Здоровье сотрудника/ }).click()
  await world.forgetAsked()
  await send()
  await expect.element(page.getByRole('heading', { level: 1, name: /записан/ })).toBeVisible()
  await expect
    .poll(() => world.asked())
    .toContainEqual(
      expect.objectContaining({ method: 'POST', body: expect.objectContaining({ programId: 'epam-health', profileId: member.profileId }) })
    )
  openFace('/visits', member)
  await expect.element(card()).toMatchTextContent(/Здоровье сотрудника/)
})

test("a doctor's own page says with the words of the card whom the registry books, with its phones on top; one who is open to all says nothing of it", async () => {
  const { doctorId, assignmentId } = await world.aDoctor()
  await world.aSlot({ assignmentId })
  const main = page.getByRole('main')
  for (const [booking, told] of [
    ['from-second-visit', /Онлайн\s— со второго визита.?На первый приём к этому врачу запишет регистратура/],
    [
      'programme-only',
      /Для участников программы.?Запись открывает программа работодателя или страховой.*Остальных к этому врачу запишет регистратура/
    ],
    ['registry-only', /Запись ограничена медицинским центром.?Вы можете выбрать время и записаться, позвонив в регистратуру/]
  ] as const) {
    await world.sql(`update doctors set online_booking = '${booking}' where id = ${doctorId}`)
    openFace(`/doctor/${doctorId}`)
    await expect.element(main).toMatchTextContent(told)
    const calls = main.getByRole('link', { name: /309-44-18/ })
    expect(calls.elements()).toHaveLength(1)
    expect(calls.element().compareDocumentPosition(main.getByRole('tab').first().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect.element(main.getByRole('link', { name: 'Выбрать время' }).first()).toBeVisible()
  }
  expect(document.body.innerText).not.toContain('Ближайшее время')
  await world.sql(`update doctors set online_booking = 'open' where id = ${doctorId}`)
  openFace(`/doctor/${doctorId}`)
  await expect.element(main.getByText('Ближайшее время').first()).toBeVisible()
  expect(main.element().textContent).not.toMatch(/запишет регистратура|Запись ограничена/)
})

test('a clinic that forbids online booking is booked by telephone; so is one that forbids it to the patient alone [6.44]', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  // another clinic of the town goes on booking
  await world.aDoctor({ provider: 'beryl', lastName: 'Мороз' })
  await world.sql("update providers set online_booking_enabled = false where code = 'azure'")
  openFace('/timeslot?day=2026-11-24', olga)
  await expect.element(card()).toMatchTextContent(/Запись ограничена медицинским центром/)
  await expect.element(card().getByRole('link', { name: /309-44-18/ })).toHaveAttribute('href', 'tel:+375173094418')
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByText('В этом медицинском центре онлайн-запись отключена')).toBeVisible()
  await expect.element(submit()).not.toBeInTheDocument()
  await world.sql("update providers set online_booking_enabled = true where code = 'azure'")
  await banned(olga, 'clinic')
  openFace(`/timeslot/${timetableId}`, olga)
  await expectRefused(/Онлайн-запись в этот центр отключена, позвоните в регистратуру/)
})

test('a doctor who forbids online booking is booked by telephone; so is one who forbids it to the patient alone [6.45]', async () => {
  const olga = await world.aPatient()
  const { doctorId, assignmentId } = await world.aDoctor({ onlineBooking: 'registry-only' })
  const { timetableId } = await world.aSlot({ assignmentId })
  openFace('/timeslot?day=2026-11-24', olga)
  await expect.element(card()).toMatchTextContent(/Запись ограничена медицинским центром/)
  await expect.element(card().getByRole('link', { name: /309-44-18/ })).toBeVisible()
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByText('Записаться к этому врачу онлайн нельзя')).toBeVisible()
  await expect.element(submit()).not.toBeInTheDocument()
  await world.sql(`update doctors set online_booking = 'open' where id = ${doctorId}`)
  await banned(olga, 'doctor')
  openFace(`/timeslot/${timetableId}`, olga)
  await expectRefused(/Запись к врачу только через регистратуру/)
})

test('what an administrator has forbidden is said to be so: for the whole clinic, for a person, and after the form was opened [6.46]', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await openForm(`/timeslot/${timetableId}`, olga)
  await banned(olga, 'administrator')
  await send()
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(/администратор/i)
  expect(await world.sql("select status from visits where status = 'booked'")).toEqual([])
  openFace(`/timeslot/${timetableId}`, olga)
  await expectRefused(/Онлайн-запись запрещена администратором центра/)
  await world.sql('delete from booking_bans')
  await world.sql('update providers set forbidden_by_administrator = true')
  openFace(`/timeslot/${timetableId}`, olga)
  await expect.element(page.getByText(/запрещена администратором/).first()).toBeVisible()
  await expect.element(submit()).not.toBeInTheDocument()
})

test('whose card is not active at the clinic is sent to the support, and the next form says why [6.48]', async () => {
  const olga = await world.aPatient()
  const { timetableId } = await world.aSlot()
  await world.inactiveAtClinic()
  await openForm(`/timeslot/${timetableId}`, olga)
  await send()
  const said = page.getByRole('alert').filter({ hasText: 'Ваша карта в медицинском центре ещё не активна' })
  await expect.element(said).toMatchTextContent(/Напишите в поддержку/)
  await expect.element(said.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  openFace(`/timeslot/${timetableId}`, olga)
  await expectRefused(/Карта в центре ещё не активна, напишите в поддержку/)
})

test('where no clinic takes bookings online the timetable says that nobody is to be found here, and does not look for ever', async () => {
  await world.aDoctor()
  await world.sql('update providers set online_booking_enabled = false')
  openFace('/timeslot')
  await expect.element(page.getByRole('heading', { name: 'Здесь никто не принимает' })).toBeVisible()
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
})
