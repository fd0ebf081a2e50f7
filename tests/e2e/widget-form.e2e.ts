// The form of the widget: what it says of each field, what it puts in order, and what becomes of a booking on a bad line.

import { showFullDay } from './days.ts'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { OLGA, smsCode } from './sign-in-steps.ts'
import { aSiteDoctor, chooseTime, sendOf, typePatient, widgetOf } from './widget-steps.ts'

/** The form for a time of somebody's; what was chosen. */
async function openForm(page: Page) {
  const chosen = await aSiteDoctor()
  await page.goto(`/demo/clinic?doctor=${chosen.doctor.doctorId}`)
  await chooseTime(page, chosen.times[0]!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  return chosen
}

test('left with what cannot be an address, the e-mail field says so; empty and right ones say nothing [5.08]', async ({ page }) => {
  await openForm(page)
  const email = page.getByLabel('Электронная почта')
  for (const wrong of ['ольга@', 'olga', 'olga@mail', '@mail.by', 'olga mail@mail.by']) {
    await email.fill(wrong)
    await email.blur()
    await expect(email).toHaveAccessibleDescription('Поле содержит некорректный e-mail')
  }
  await expectAccessible(page)
  for (const right of ['', 'olga@mail.by']) {
    await email.fill(right)
    await email.blur()
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  }
})

test('left unfinished or with no mobile number of Belarus, the phone field says so in one sentence [5.14]', async ({ page }) => {
  await openForm(page)
  const phone = page.getByLabel('Телефон')
  for (const wrong of ['+375 (29) 614-20', '+375 (17) 614-20-80']) {
    await phone.fill(wrong)
    await phone.blur()
    await expect(phone).toHaveAccessibleDescription(/^Введите корректный номер телефона/)
  }
  await expectAccessible(page)
  await phone.fill('+375 (29) 614-20-80')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
})

test('a date that does not match the mask is cleared when it is left, and the field says why; a whole one stays [5.17]', async ({
  page
}) => {
  await openForm(page)
  const date = page.getByLabel('Дата рождения')
  await date.fill('12.04.19')
  await date.blur()
  await expect(date).toHaveValue('')
  await expect(date).toHaveAccessibleDescription(/дд\.мм\.гггг|ДД\.ММ\.ГГГГ|формат/i)
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await date.fill('31.02.1968')
  await date.blur()
  await expect(date).toHaveValue('31.02.1968')
  await date.fill('12.04.1968')
  await date.blur()
  await expect(date).toHaveValue('12.04.1968')
  await expect(date).not.toHaveAttribute('aria-invalid', 'true')
})

test('texts are trimmed when their field is left [5.85]', async ({ page }) => {
  await openForm(page)
  for (const [label, typed, kept] of [
    ['Фамилия', '  Савицкая ', 'Савицкая'],
    ['Имя', ' Ольга', 'Ольга'],
    ['Отчество', 'Викторовна   ', 'Викторовна'],
    ['Электронная почта', ' olga@mail.by ', 'olga@mail.by'],
    ['Что беспокоит', '\n Кашель третью неделю  ', 'Кашель третью неделю']
  ] as const) {
    const field = page.getByLabel(label, { exact: label === 'Имя' })
    await field.fill(typed)
    await field.blur()
    await expect(field).toHaveValue(kept)
  }
})

test('on a page without TLS and on a bad line a booking is asked for once more with the same key, after the pause that was asked for, and is made once [7.07]', async ({
  page,
  phone
}) => {
  // What a page that came over http does not have.
  await page.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
  })
  const caches = new Set<string | undefined>()
  page.on('request', async request => {
    if (request.url().includes('/api/v2/')) caches.add((await request.allHeaders())['cache-control'])
  })
  const { doctor, times } = await openForm(page)
  await typePatient(page, OLGA, phone)
  await page.getByRole('checkbox').check()
  const asked: { key: string | undefined; at: number }[] = []
  await page.route(/\/doctors\/\d+\/timeslots\/\d+$/, async route => {
    asked.push({ key: route.request().headers()['idempotency-key'], at: Date.now() })
    if (asked.length === 1) return route.fulfill({ status: 503, headers: { 'retry-after': '2' }, body: 'busy' })
    if (asked.length > 2) return route.continue()
    // heard, and the answer is lost on the way
    await route.fetch()
    return route.abort()
  })
  await sendOf(page).click()
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeFocused({ timeout: 20_000 })
  expect(asked).toHaveLength(3)
  expect(asked[0]!.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(asked.map(one => one.key)).size).toBe(1)
  expect(asked[1]!.at - asked[0]!.at).toBeGreaterThanOrEqual(1900)
  await page.getByLabel('Введите код из SMS').fill(await smsCode(phone))
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeFocused()
  expect([...caches]).toEqual(['no-cache'])
  for (const shown of [times[0]!.time, doctor.fullName, doctor.specialityName]) await expect(widgetOf(page)).toContainText(shown)
})

test('the confirmation of the widget says when, with whom, of what speciality and where [2.19, 2.20]', async ({ page, phone }) => {
  const { doctor, times } = await openForm(page)
  await typePatient(page, OLGA, phone)
  await page.getByRole('checkbox').check()
  await sendOf(page).click()
  await page.getByLabel('Введите код из SMS').fill(await smsCode(phone))
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeFocused()
  const { day, time, assignmentId } = times[0]!
  const place = doctor.worksAt.find(one => one.assignmentId === assignmentId)!
  for (const shown of [showFullDay(day).split(',')[0]!, time, doctor.fullName, doctor.specialityName, place.branch])
    await expect(widgetOf(page)).toContainText(new RegExp(shown, 'i'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Записаться ещё раз' }).click()
  await expect(page.getByRole('heading', { name: 'Когда прийти' })).toBeVisible()
})
