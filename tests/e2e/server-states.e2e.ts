import { signOut } from '@vizit/contract/sign-in'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { letLimitsPass } from './passing-time.ts'
import { agreed, aNewcomer, aPatient, openAs } from './patient.ts'
import { signIn } from './sign-in-steps.ts'
import { agree, expectHeld, submitOf } from './slot-form.ts'
import { DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

test('a session that ended on another device leads to sign-in, and back to the page one was at [2.59]', async ({ page }) => {
  const olga = await aPatient()
  await openAs(page, olga, '/timeslot')
  await expect(page.getByRole('article').first()).toBeVisible()
  agreed(await olga.call(signOut, {}))
  await page.getByRole('navigation', { name: 'Разделы' }).filter({ visible: true }).getByRole('link', { name: 'Визиты' }).click()
  await expect(page).toHaveURL(/\/sign-in\?from=%2Fvisits/)
  await expect(page.getByLabel('Номер телефона')).toHaveValue(/\+375 \(\d\d\)/)
  await letLimitsPass(61)
  await page.getByLabel('Номер телефона').fill('')
  await signIn(page, olga.phone)
  await expect(page).toHaveURL('/visits')
  await expect(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
})

test('what is private asks a visitor to sign in, what is public does not [1.11, 2.18, 2.59, 6.02]', async ({ page }) => {
  for (const path of ['/visits', '/profile', '/profile/edit', '/family', '/family/add-child', '/timeslot/1', '/successfully-booked']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/sign-in?from=${encodeURIComponent(path)}`)
  }
  for (const path of ['/timeslot', '/online-booking', '/booking']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

test('an account without a name is asked to complete the profile before its visits and family [2.62, 6.10]', async ({ page }) => {
  const newcomer = await aNewcomer()
  for (const path of ['/visits', '/family']) {
    await openAs(page, newcomer, path)
    await expect(page.getByRole('heading', { name: 'Осталось заполнить профиль' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Заполнить профиль' })).toHaveAttribute(
      'href',
      `/profile/edit?from=${encodeURIComponent(path)}`
    )
  }
  await page.goto('/profile')
  await expect(page.getByText('Осталось заполнить профиль')).toBeVisible()
  await expectAccessible(page)
})

test('a version that the server calls too old shows that, and nothing else [2.54, 4.11, 8.85]', async ({ page }) => {
  await page.route('**/api/v2/my/profile*', route =>
    route.fulfill({ status: 426, json: { data: null, status: 426, error: 'OUTDATED_VERSION', message: null } })
  )
  await openAs(page, await aPatient(), '/visits')
  await expect(page.getByRole('heading', { name: 'Приложение устарело' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute('**/api/v2/my/profile*')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
})

test('a server that does not answer or is broken is told in words, with a way to try again and to support [6.50, 8.87, 8.99]', async ({
  page
}) => {
  const everything = '**/api/v2/public/booking/**'
  await page.route(everything, route => route.abort())
  await page.goto('/timeslot?view=list')
  const trouble = page.getByRole('alert')
  await expect(trouble).toContainText('Не получилось загрузить расписание')
  await expect(trouble).toContainText('Нет связи. Проверьте подключение к интернету и попробуйте ещё раз.')
  await expect(trouble.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await page.unroute(everything)
  await page.route(everything, route => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await trouble.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(trouble).toContainText('Сервис временно недоступен')
  await expect(trouble).toContainText('Попробуйте ещё раз через минуту.')
  await page.unroute(everything)
  await trouble.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('family and profile that do not load say so, and load when tried again', { tag: '@long' }, async ({ page }) => {
  const olga = await aPatient()
  for (const [path, words] of [
    ['/family', 'Не получилось загрузить семью'],
    ['/profile', 'Не получилось загрузить профиль']
  ] as const) {
    await page.route('**/api/v2/my/profile**', route => route.fulfill({ status: 500, body: 'no' }))
    await openAs(page, olga, path)
    await expect(page.getByRole('alert')).toContainText(words)
    await expectAccessible(page)
    await page.unroute('**/api/v2/my/profile**')
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  }
})

test('while a page waits for its data it shows its shape, and is accessible already: user, visits, past visits, tests, filters and doctors [4.67]', async ({
  page
}) => {
  for (const [path, calls] of [
    ['/visits', '**/api/v2/my/providers/orders?*'],
    ['/family', '**/api/v2/my/profile/relatives'],
    ['/visits?tab=past', '**/api/v2/my/providers/orders?*'],
    ['/tests', '**/api/v2/my/providers/tests*'],
    ['/profile', '**/api/v2/my/profile*'],
    ['/timeslot?view=list', '**/api/v2/public/booking/**']
  ] as const) {
    const open = await gate(page, calls)
    // Nobody has a copy of what is asked for.
    await openAs(page, await aPatient(), path)
    const busy = page.getByRole('main').locator('[aria-busy="true"]')
    await expect(busy.first()).toBeVisible()
    // What stands there while the page's own file is on its way has no heading yet.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path.startsWith('/timeslot')) await expect(busy.filter({ has: page.getByRole('button', { name: /^К кому/ }) })).toBeVisible()
    // The same shapes as those of the future ones.
    if (path !== '/visits?tab=past' && path !== '/tests') await expectAccessible(page)
    await open()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
})

test('where nobody of the family suits the form says so; a refused booking says that the online visit is not booked, and why [8.90, 8.95]', async ({
  page
}) => {
  const olga = await aPatient()
  const [forChildren] = await freeTimes(await doctorCalled(DOCTORS.childrenOnly), 2)
  await openAs(page, olga, `/timeslot/${forChildren!.timeslotId}`)
  await expect(page.getByText(/^Нет подходящего пациента/)).toBeVisible()
  await expect(page.getByText(/Врач принимает только детей/)).toBeVisible()

  const refused = { data: null, status: 403, error: 'onlineBooking/Forbidden4', message: null }
  await page.route('**/api/v2/my/providers/orders', route => route.fulfill({ status: 403, json: refused }))
  const slots = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 20)
  await page.goto(`/timeslot/${slots.at(-1)!.timeslotId}`)
  await expectHeld(page)
  await agree(page)
  await submitOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Онлайн-визит не записан')
  await expect(page.getByRole('alert')).toContainText('карта в медицинском центре ещё не активна')
  await expectAccessible(page)
})

test('an address that does not exist says so and leads on', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Найти врача' }).click()
  await expect(page).toHaveURL('/timeslot')
})

/** Keeps these calls waiting; gives what lets them through. */
async function gate(page: Page, calls: string): Promise<() => Promise<void>> {
  let open: () => void = () => undefined
  const opened = new Promise<void>(done => {
    open = done
  })
  await page.route(calls, async route => {
    await opened
    // The page may have gone on without this answer.
    await route.continue().catch(() => undefined)
  })
  return async () => {
    open()
    await page.unroute(calls)
  }
}

test('a dialog whose part of the program is turned away at first opens as soon as it comes, and nothing more need be pressed', async ({
  page
}) => {
  let asked = 0
  await page.route('**/assets/dialog-sheet-*.js', route => (++asked <= 3 ? route.fulfill({ status: 503, body: '' }) : route.continue()))
  await page.goto('/timeslot')
  await page.getByRole('button', { name: 'Ребёнку' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked).toBe(4)
})

test('a page that a part of the program does not come to says so and claims no cause of it; it goes on after an update', async ({
  page,
  expected
}) => {
  expected.push(/dynamically imported module/)
  await page.goto('/timeslot')
  const whom = page.getByRole('button', { name: /^К кому/ })
  // It is gone with an older version; the server turns it away.
  for (const status of [404, 503]) {
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.route('**/assets/decision-dialogs-*.js', route => route.fulfill({ status, json: null }))
    await whom.click()
    await expect(page.getByRole('heading', { name: 'Страница загрузилась не вся' })).toBeVisible()
    await expect(page.getByText(/^Прервалась связь, или вышла новая версия/)).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/assets/decision-dialogs-*.js')
    await page.getByRole('button', { name: 'Обновить' }).click()
  }
  await whom.click()
  await expect(page.getByRole('dialog', { name: 'К кому записать' })).toBeVisible()
})
