// The app's screens about the account, programmes and reviews, come to by clicks.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { address } from './face.ts'
import { openIn, title } from './open-in.ts'
import { aVisitRow } from './visit-world.ts'
import { type Person, world } from './world.ts'

test('the account is one press from Other, and leads to its details, which are changed there [2.115, 2.116]', async () => {
  const olga = await world.aPatient()
  openIn('en', '/other', olga)
  await page.getByRole('link', { name: /Савицкая Ольга/ }).click()
  await expect.element(title('Profile')).toBeVisible()
  await page
    .getByRole('link', { name: /Personal details|Савицкая|Edit|Change/ })
    .first()
    .click()
  await expect.element(title('Personal details')).toBeVisible()
  await page.getByLabelText('Patronymic').fill('Ивановна')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(title('Profile')).toBeVisible()
  await expect.poll(() => world.sql('select middle_name from profiles')).toEqual([{ middle_name: 'Ивановна' }])
})

test('a device that the account does not know is to be confirmed first, where the profile would stand; whoever is somebody else may begin anew [2.117]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  openIn('be', '/sign-in?from=%2Fprofile')
  await page.getByLabelText('Нумар тэлефона').fill(`+${olga.phone}`)
  await page.getByRole('button', { name: 'Працягнуць' }).click()
  await expect.element(title('Код з SMS')).toBeVisible()
  await page.getByLabelText('Увядзіце код з SMS').fill(/\d{6}/.exec((await world.sms()).at(-1)!.text)![0])
  await expect.element(title('Пацвердзіце гэтую прыладу')).toBeVisible()
  expect(address()).toBe('/profile')
  await page.getByText('Гэта не мой профіль').click()
  await expect.element(page.getByText('Новы ўліковы запіс')).toBeVisible()
  await expect.element(page.getByText(/Нумар адвяжацца ад ранейшага/)).toBeVisible()
})

test('a programme is chosen from employers and insurers [2.126]', async () => {
  const olga = await world.aPatient({ email: 'olga@post.example' })
  await world.writeProgrammes()
  openIn('en', '/card', olga)
  await page.getByRole('link', { name: /^Programs/ }).click()
  await page.getByRole('link', { name: 'Add a program' }).first().click()
  await expect.element(title('Add a program')).toBeVisible()
  await page.getByRole('link', { name: 'Гранат Страхование' }).click()
  await expect.element(title('Гранат Страхование')).toBeVisible()
})

const PARTNERS = [
  { id: '[2.177]', code: 'epam', name: 'Орбита Софт', domain: '@orbita.example' },
  { id: '[2.178]', code: 'bns', name: 'Берег Сервис', domain: '@bereg.example' }
]
for (const { id, code, name, domain } of PARTNERS)
  test(`the partner ${code} has a screen of its own with its name and the domain of its mail; the steps are told before the letter goes ${id}`, async () => {
    const olga = await world.aPatient({ email: 'olga@post.example' })
    await world.writeProgrammes()
    openIn('ru', '/profile/programmes/add', olga)
    await page.getByRole('list', { name: 'Работодатели' }).getByRole('link', { name }).click()
    await expect.element(title(name)).toBeVisible()
    expect(address()).toBe(`/profile/programmes/add?coverer=${code}`)
    await expect.element(page.getByLabelText('Рабочая почта')).toHaveAccessibleDescription(new RegExp(domain))
    const steps = page.getByRole('list').filter({ hasText: 'Письмо придёт' })
    await expect.element(steps).toMatchTextContent(/в течение 5 минут.*по ссылке из письма.*HR-менеджер рассмотрит/s)
    await expect.element(page.getByText(/визиты\s+и\s+результаты\s+ей\s+не\s+видны/)).toBeVisible()
    expect(await world.sql('select 1 from coverages')).toEqual([])
    await page.getByLabelText('Рабочая почта').fill(`olga${domain}`)
    await page.getByRole('button', { name: 'Отправить запрос' }).click()
    await expect.poll(() => world.sql('select status, email from coverages')).toEqual([{ status: 'PENDING_EMAIL', email: `olga${domain}` }])
  })

async function aPastVisit(olga: Person): Promise<void> {
  await aVisitRow(olga.profileId, (await world.aDoctor()).assignmentId, { startsAt: '2026-11-18T08:00:00Z', status: 'done' })
}

test('a review of a doctor is added after the visit, stands among one’s own and is changed there [2.119, 2.120, 2.171]', async () => {
  const olga = await world.aPatient()
  await aPastVisit(olga)
  openIn('be', '/visits?tab=past', olga)
  await page.getByRole('link', { name: /^Пакінуць водгук/ }).click()
  await expect.element(title('Водгук пра візіт')).toBeVisible()
  await page.getByLabelText('Ваш водгук').fill('Усё растлумачыла спакойна')
  await page.getByRole('button', { name: 'Адправіць водгук' }).click()
  openIn('be', '/card', olga)
  await page.getByRole('link', { name: /водгукі/i }).click()
  await expect.element(title('Мае водгукі')).toBeVisible()
  await page.getByRole('link', { name: /^Змяніць водгук/ }).click()
  await expect.element(title('Змяніць водгук')).toBeVisible()
  await page.getByLabelText('Ваш водгук').fill('Прыйшла яшчэ раз')
  await page.getByRole('button', { name: 'Захаваць водгук' }).click()
  await expect.element(page.getByText('Прыйшла яшчэ раз')).toBeVisible()
})

test('the form of a review asks about the centre too [2.121]', async () => {
  const olga = await world.aPatient()
  await aPastVisit(olga)
  openIn('be', '/visits?tab=past', olga)
  await page.getByRole('link', { name: /^Пакінуць водгук/ }).click()
  await page.getByRole('radio', { name: 'Пра цэнтр' }).click()
  await page.getByLabelText('Ваш водгук').fill('Чыста і ціха')
  await page.getByRole('button', { name: 'Адправіць водгук' }).click()
  await expect.poll(() => world.sql('select about, comment from reviews')).toEqual([{ about: 'centre', comment: 'Чыста і ціха' }])
})

test('the code of the SMS is asked for after the number [2.127]', async () => {
  openIn('be', '/sign-in')
  await expect.element(title('Уваход')).toBeVisible()
  await page.getByLabelText('Нумар тэлефона').fill('291234567')
  await page.getByRole('button', { name: 'Працягнуць' }).click()
  await expect.element(title('Код з SMS')).toBeVisible()
  await expect.poll(address).toBe('/sign-in/code-confirmation')
})

test('when and how one is reminded is chosen in the reminders; where the browser may show no notifications it is said that the permission is needed [2.156, 8.83]', async () => {
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({} as ServiceWorkerRegistration)
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied')
  const olga = await world.aPatient()
  openIn('be', '/other', olga)
  await page.getByRole('link', { name: /^Напаміны/ }).click()
  await expect.element(title('Напаміны')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^SMS/ })).toBeChecked()
  await page.getByRole('radio', { name: /^Апавяшчэнне ў браўзеры/ }).click()
  await expect.element(page.getByText(/не\sдазваляе апавяшчэнні\. Дазвольце іх/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^SMS/ })).toBeChecked()
})
