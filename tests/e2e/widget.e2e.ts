import type { Sent } from '@vizit/contract/endpoint'
import type { bookAtSite } from '@vizit/contract/public-booking'
import { minskDay, showDay } from '@vizit/rules/days'
import { showFullDay } from './days.ts'
import { expect, expectAccessible, type Locator, newPhone, type Page, test } from './journey.ts'
import { newestNotice } from './passing-time.ts'
import { aPatient } from './patient.ts'
import { newestSms, OLGA, smsCode } from './sign-in-steps.ts'
import { book, isFree } from './timetable.ts'
import { aSiteDoctor, chooseTime, sendOf, solveCaptcha, typePatient, watchRoutes, widgetOf } from './widget-steps.ts'

test('at a clinic’s site a visitor chooses a doctor, fills the form, solves the captcha that a bad line leaves to them, proves the phone and is booked [2.93, 3.85, 4.29, 4.30, 4.31]', async ({
  page,
  phone
}) => {
  const routes = await watchRoutes(page)
  const { doctor, times } = await aSiteDoctor()
  // What the device is to do by itself is lost on the way: the picture comes instead.
  await page.route('**/checks', route => route.abort(), { times: 1 })
  await page.goto('/demo/clinic')
  const card = widgetOf(page).getByRole('button', { name: doctor.fullName })
  await page.getByLabel('Специальность').selectOption({ value: doctor.specialityId })
  await expect(card).toContainText(doctor.specialityName)
  // a photo, or the letters of the name in its place
  await expect(card.locator('span[aria-hidden], img').first()).toBeVisible()
  await expectAccessible(page)
  await card.click()
  await expect(page.getByRole('heading', { name: 'Когда прийти' })).toBeFocused()
  await chooseTime(page, times[0]!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()

  await typePatient(page, OLGA, phone)
  await expect(page.getByLabel('Телефон')).toHaveValue(/^\+375 \(\d\d\) \d{3}-\d\d-\d\d$/)
  await page.getByRole('checkbox').check()
  const digits = page.getByLabel('Цифры с картинки')
  const picture = page.getByRole('img', { name: 'Картинка с цифрами' })
  const former = await picture.getAttribute('src')
  await digits.fill('1')
  await sendOf(page).click()
  await expect(digits).toHaveAttribute('aria-invalid', 'true')
  await expect(digits).toBeFocused()
  await expect(page.getByText('Неверный код с картинки')).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', former!)
  await expect(page.getByLabel('Фамилия')).toHaveValue(OLGA.lastName)

  await solveCaptcha(page)
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().includes('/timeslots/'))
  await sendOf(page).click()
  const body = (await sent).postDataJSON() as Sent<typeof bookAtSite>
  expect(body).toMatchObject({
    lastName: OLGA.lastName,
    sex: 'FEMALE',
    birthDate: '1968-04-12',
    recaptchaValue: expect.stringMatching(/^[\w-]{36}:\{/)
  })
  await expect(page.getByRole('timer').filter({ visible: true })).toContainText('Держим это время')
  await expectAccessible(page)
  const code = await smsCode(phone)
  await page.getByLabel('Введите код из SMS').fill(code === '000000' ? '111111' : '000000')
  await expect(page.getByText('Код не подошёл. Осталось 4 попытки.')).toBeVisible()
  await page.getByLabel('Введите код из SMS').fill(code)
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeFocused()
  await expect(widgetOf(page)).toContainText(doctor.fullName)
  await expectAccessible(page)
  expect(await routes()).toEqual(['/doctor', '/timeslot', '/patient', '/confirm', '/successfully-booked'])
  expect(await isFree(times[0]!.timeslotId)).toBe(false)
  expect(await page.context().cookies()).toEqual([])
})

test('the form wants its required fields and a ticked box; no picture is to be read [3.77, 3.78, 3.79, 3.80, 3.81, 3.82, 3.83, 3.84, 5.36]', async ({
  page
}) => {
  const { doctor, times } = await aSiteDoctor()
  await page.goto(`/demo/clinic?doctor=${doctor.doctorId}`)
  await chooseTime(page, times[0]!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  let asked = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/timeslots/')) asked++
  })
  // The texts are there: nothing but what is missing keeps the form from being sent.
  await expect(page.getByRole('checkbox')).toBeVisible()
  await sendOf(page).click()
  const required = ['Фамилия', 'Имя', 'Отчество', 'Дата рождения', 'Телефон']
  for (const name of required) await expect(page.getByLabel(name, { exact: true })).toHaveAccessibleDescription(/^Обязательное поле/)
  for (const name of required) await expect(page.getByLabel(name, { exact: true })).toHaveRole('textbox')
  await expect(page.getByLabel('Фамилия')).toBeFocused()
  await expect(page.getByRole('group', { name: 'Пол' })).toContainText('Обязательное поле')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByLabel('Цифры с картинки')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription(/^Отметьте согласие/)
  const email = page.getByLabel('Электронная почта')
  const note = page.getByLabel('Что беспокоит')
  for (const optional of [email, note]) await expect(optional).not.toHaveAttribute('aria-invalid', 'true')
  expect(await note.evaluate(element => element.tagName)).toBe('TEXTAREA')
  await expectAccessible(page)
  expect(asked).toBe(0)
})

test('a birth date before today is wanted; back from the code everything is still there and the time is free [5.33]', async ({
  page,
  phone
}) => {
  const { doctor, times } = await aSiteDoctor()
  await page.goto(`/demo/clinic?doctor=${doctor.doctorId}`)
  await chooseTime(page, times[0]!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  let asked = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('/timeslots/')) asked++
  })
  await typePatient(page, { ...OLGA, birthday: showDay(minskDay(new Date())) }, phone)
  await expect(page.getByLabel('Дата рождения')).toHaveAccessibleDescription(/^Пожалуйста, проверьте дату/)
  await page.getByRole('checkbox').check()
  await sendOf(page).click()
  await expect(page.getByLabel('Дата рождения')).toBeFocused()
  expect(asked).toBe(0)
  await page.getByLabel('Дата рождения').fill(OLGA.birthday)
  await page.getByText('Текст согласия').click()
  await expect(page.getByRole('region', { name: /соглас/i }).first()).toBeVisible()
  await sendOf(page).click()
  await expect(page.getByRole('heading', { name: 'Код из SMS' })).toBeFocused()
  // Back to the data: the time is let go, and everything is still there.
  await page.getByRole('button', { name: 'Изменить данные' }).click()
  await expect(page.getByLabel('Отчество')).toHaveValue(OLGA.middleName)
  await expect.poll(() => isFree(times[0]!.timeslotId)).toBe(true)
})

test('a time taken under one’s hands leads back to the times with the reason, and the patient’s data go on to another one [4.32, 4.33, 4.34]', async ({
  page,
  phone
}) => {
  const routes = await watchRoutes(page)
  const { doctor, times } = await aSiteDoctor()
  const [wanted, other] = times
  await page.goto(`/demo/clinic?doctor=${doctor.doctorId}`)
  await chooseTime(page, wanted!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  await typePatient(page, OLGA, phone)
  await page.getByRole('checkbox').check()
  await book(await aPatient({ lastName: 'Мороз', firstName: 'Инна', middleName: '—' }), wanted!)
  await sendOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Это время уже занято')
  await expect(page.getByRole('button', { name: `${other!.time}, ${showFullDay(other!.day)}` })).toBeVisible()
  await expect(page.getByRole('button', { name: `${wanted!.time}, ${showFullDay(wanted!.day)}` })).toHaveCount(0)
  expect((await routes()).at(-1)).toBe('/timeslot')
  await expectAccessible(page)
  await chooseTime(page, other!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  await expect(page.getByLabel('Фамилия')).toHaveValue(OLGA.lastName)
  await expect(page.getByRole('radio', { name: OLGA.sex })).toBeChecked()
  await expect(sendOf(page)).toBeEnabled()
  await expect(sendOf(page)).toContainText(other!.time)
})

test('a page of another origin that the clinic has named books by keyboard alone; a page that it has not named is told that there is no answer', async ({
  page,
  expected
}) => {
  expected.push(/blocked by CORS policy/)
  // The server of the journey stands on this very machine; a clinic's site asks one of the internet.
  await page.context().grantPermissions(['local-network-access'])
  const phone = newPhone()
  const { doctor, times } = await aSiteDoctor()
  const html = `<!doctype html><html lang="ru"><meta name="viewport" content="width=device-width"><title>Клиника</title><main><h1>Клиника</h1>
    <script src="${process.env.E2E_ORIGIN}/widget/vizit-booking.js" async></script><vizit-booking provider="azure" doctor="${doctor.doctorId}"></vizit-booking></main>`
  for (const origin of ['https://azure.example', 'https://elsewhere.example'])
    await page.route(`${origin}/**`, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }))
  await page.goto('https://elsewhere.example/')
  await expect(page.getByRole('alert')).toContainText('Нет связи')
  await expectAccessible(page)

  await page.goto('https://azure.example/doctors/1')
  const { day, time } = times[1]!
  const chosen = page.getByRole('radio', { checked: true })
  await tabTo(page, chosen)
  const wantedDay = page.getByRole('radio', { name: showFullDay(day) })
  for (let steps = 0; steps < 7 && !(await wantedDay.isChecked()); steps++) await page.keyboard.press('ArrowRight')
  await press(page, page.getByRole('button', { name: `${time}, ${showFullDay(day)}` }))
  await press(page, page.getByRole('button', { name: /^Продолжить/ }))
  for (const [label, text] of [
    ['Фамилия', OLGA.lastName],
    ['Имя', OLGA.firstName],
    ['Отчество', OLGA.middleName],
    ['Дата рождения', OLGA.birthday.replaceAll('.', '')]
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabTo(page, page.getByRole('radio', { name: 'Женский' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByLabel('Телефон'))
  await page.keyboard.type(phone.slice(3))
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, sendOf(page))
  await tabTo(page, page.getByLabel('Введите код из SMS'))
  await page.keyboard.type(await smsCode(phone))
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeFocused()
})

test('the card speaks Russian, and English or Belarusian where its page says so; their words are no part of the first load [1.02]', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes('/widget/')) asked.push(new URL(request.url()).pathname.slice('/widget/'.length))
  })
  const { doctor, times } = await aSiteDoctor()
  await page.goto(`/demo/clinic?doctor=${doctor.doctorId}`)
  await chooseTime(page, times[0]!)
  await expect(page.getByRole('heading', { name: 'Запись онлайн' })).toBeVisible()
  expect(asked.filter(file => /-(en|be)\./.test(file))).toEqual([])

  // What has been chosen stays when the page changes its mind.
  await widgetOf(page).evaluate(element => element.setAttribute('lang', 'en'))
  await expect(page.getByRole('heading', { name: 'Book online' })).toBeVisible()
  await expect(page.getByRole('button', { name: `${times[0]!.time}, ${showFullDay(times[0]!.day, undefined, 'en-GB')}` })).toHaveAttribute(
    'aria-pressed',
    'true'
  )
  await page.getByRole('button', { name: /^Continue: \d+ [A-Z]/ }).click()
  await page.getByRole('button', { name: /^Book \d/ }).click()
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/^Field is required/)
  await expectAccessible(page)
  await widgetOf(page).evaluate(element => element.setAttribute('lang', 'be'))
  await expect(page.getByLabel('Прозвішча')).toHaveAccessibleDescription(/^Абавязковае поле/)
  await expect(page.getByRole('button', { name: /^Запісацца на \d/ })).toBeVisible()
  expect(new Set(asked.filter(file => file.startsWith('words')))).toEqual(new Set(['words-en.js', 'words-be.js']))
  await widgetOf(page).evaluate(element => element.removeAttribute('lang'))
  await expect(page.getByLabel('Фамилия')).toBeVisible()
})

test('whoever books at an English page gets English messages', async ({ page, phone }) => {
  const { doctor, times } = await aSiteDoctor()
  await page.goto(`/demo/clinic?doctor=${doctor.doctorId}`)
  await chooseTime(page, times[0]!)
  await page.getByRole('button', { name: /^Продолжить/ }).click()
  await typePatient(page, OLGA, phone)
  await page.getByRole('checkbox').check()
  await widgetOf(page).evaluate(element => element.setAttribute('lang', 'en'))
  await page.getByRole('button', { name: /^Book \d/ }).click()
  const code = await smsCode(phone)
  expect((await newestSms(phone)).text).toContain(`Vizit: code ${code} to book your visit.`)
  await page.getByLabel('Enter the code from the SMS').fill(code)
  await expect
    // Whatever the hour: by night it is sent in the morning.
    .poll(async () => newestNotice(phone))
    .toMatch(/^Visit confirmed: .* You can cancel by \d\d:\d\d\. In your account: http/)
})

/** Presses Tab until the focus is there, and sees that it shows. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    if (!(await target.evaluate(element => element.matches(':focus')))) continue
    expect(await target.evaluate(element => element.matches(':focus-visible'))).toBe(true)
    return
  }
  throw new Error(`Tab does not reach ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
