// Codes, numbers and days that the cabinet takes: the card's code, the SMS of the sign-in, the phone of a page, days to wait for.
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { world } from './world.ts'

test('the code of a card has six characters: five are refused unsent, a seventh is not taken, six are sent [5.53]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId })
  openFace('/tests', olga)
  await page.getByRole('button', { name: /^Открыть: Общий анализ крови/ }).click()
  const field = page.getByLabelText('Код от медцентра')
  await field.fill('A2345')
  await world.forgetAsked()
  const sent = async () => (await world.asked()).filter(({ method }) => method === 'POST')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('В коде должно быть 6 знаков')).toBeVisible()
  expect(await sent()).toEqual([])
  await field.fill('A234567')
  await expect.element(field).toHaveValue('A23456')
  await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual([expect.objectContaining({ code: 'A23456' })])
  await expect.element(page.getByText(/код/i).first()).toBeVisible()
})

test('a phone is 375 and nine digits: with eight one does not go on, a tenth is not taken, and nine go out behind the prefix [5.10, 9.41]', async () => {
  openFace('/sign-in')
  const field = page.getByLabelText('Номер телефона')
  const next = page.getByRole('button', { name: 'Продолжить' })
  await field.click()
  await userEvent.keyboard('29111223')
  await expect.element(field).toHaveValue('+375 (29) 111-22-3')
  await expect.element(next).toBeDisabled()
  await userEvent.keyboard('3')
  await expect.element(field).toHaveValue('+375 (29) 111-22-33')
  await expect.element(next).toBeEnabled()
  await userEvent.keyboard('4')
  await expect.element(field).toHaveValue('+375 (29) 111-22-33')
  await next.click()
  await expect
    .poll(world.asked)
    .toContainEqual(
      expect.objectContaining({ path: '/api/v2/my/phone-login/init', body: expect.objectContaining({ phone: '+375291112233' }) })
    )
})

test('beside the field of the SMS code it says that the SMS may take up to a minute [5.95]', async () => {
  openFace('/sign-in')
  await page.getByLabelText('Номер телефона').click()
  await page.getByLabelText('Номер телефона').fill('291112233')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByLabelText('Введите код из SMS')).toBeVisible()
  await expect.element(page.getByText(/SMS может идти до минуты/)).toBeVisible()
})

test('the phone that a page was opened for is compared by its digits alone [5.15]', async () => {
  const olga = await world.aPatient({ phone: '375296142080' })
  const asked = page.getByRole('dialog', { name: 'Вы вошли с другим номером' })
  for (const same of ['%2B375%20(29)%20614-20-80', '375-29-614-20-80', '375296142080']) {
    openFace(`/profile?phone=${same}`, olga)
    await expect.element(page.getByRole('heading', { name: 'Савицкая Ольга Викторовна' })).toBeVisible()
    // what is the same is forgotten: out of the address
    await expect.poll(() => location.search, { message: same }).toBe('')
    await expect.element(asked).not.toBeInTheDocument()
  }
  openFace('/profile?phone=%2B375%20(29)%20614-20-81', olga)
  await expect.element(asked).toMatchTextContent(/614-20-81/)
  await expect.element(asked).toMatchTextContent(/614-20-80/)
})

test('whoever asks to be told of a time is not left without the question by a speciality that arrives late', async () => {
  const olga = await world.aPatient()
  const { doctorId } = await world.aDoctor()
  await world.forgetAsked()
  const arrives = answersWait('/api/v2/public/booking/all/specialities')
  const timesArrive = answersWait('/api/v2/public/booking/all/doctors/timeslots')
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-24`, olga)
  await expect.poll(async () => (await world.asked()).some(({ path }) => path.endsWith('/doctors/timeslots'))).toBe(true)
  timesArrive()
  const ask = page.getByRole('button', { name: 'Сообщить, когда появится время' })
  for (const _ of Array(20)) await new Promise(requestAnimationFrame)
  expect(ask.elements()).toEqual([])
  arrives()
  await ask.click()
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: /^Только/ })).toBeVisible()
})

test('days to wait for are a range that never ends before it starts, on the last day of the timetable too [5.21]', async () => {
  const olga = await world.aPatient()
  const { doctorId } = await world.aDoctor()
  const ranges: unknown[] = []
  for (const [day, name] of [
    ['2026-11-24', /^Только/],
    ['2026-11-24', /^Неделя/],
    ['2026-11-24', /^Любой день/],
    ['2027-01-20', /^Неделя/]
  ] as const) {
    openFace(`/timeslot?doctorId=${doctorId}&day=${day}`, olga)
    await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
    const dialog = page.getByRole('dialog', { name: 'Сообщить, когда появится время' })
    await dialog.getByRole('radio', { name }).click()
    await world.forgetAsked()
    await dialog.getByRole('button', { name: 'Сообщить мне' }).click()
    await expect.element(page.getByRole('button', { name: 'Мои запросы' })).toBeVisible()
    const { from, to } = (await world.asked()).find(({ path }) => path === '/api/v2/my/waiting-list')!.body as { from: string; to: string }
    expect(from <= to, `${from} to ${to}`).toBe(true)
    ranges.push([from, to])
  }
  expect(ranges).toEqual([
    ['2026-11-24', '2026-11-24'],
    ['2026-11-24', '2026-11-30'],
    ['2026-11-20', '2027-01-20'],
    ['2027-01-20', '2027-01-20']
  ])
})
