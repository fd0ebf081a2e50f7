import { expect, expectAccessible, type Page, takenOver, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

test('the profile offers the installation; its page has three steps of the device, brings the prompt of the browser, and is there for nobody else [1.51, 2.37, 2.50, 2.52, 2.53, 2.55]', async ({
  page
}) => {
  await offerInstallation(page)
  await openAs(page, await aPatient(), '/profile')
  await page.getByRole('link', { name: /^Установить приложение/ }).click()
  await expect(page).toHaveURL('/install-pwa?install_pwa=true')
  const steps = page.getByRole('list', { name: 'Шаги установки' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps).toContainText([/Начните установку/, /Подтвердите во всплывающем окне/, /Откройте приложение/])
  await expectAccessible(page)
  const prompts = () => page.evaluate(() => document.documentElement.dataset.prompts)
  expect(await prompts()).toBeUndefined()
  await page.getByRole('button', { name: 'Установить' }).click()
  await expect(page).toHaveURL('/visits')
  expect(await prompts()).toBe('1')

  await page.goto('/install-pwa')
  await expect(page).toHaveURL('/visits')
  await page.goto('/?install_pwa=true&doctorId=7')
  await expect(page).toHaveURL('/install-pwa?install_pwa=true&doctorId=7')
  // What a page that led here has handed on outlives a reload, and goes on with the person.
  await page.evaluate(() => history.replaceState({ ...(history.state as object), handedOn: 'kept' }, ''))
  await page.reload()
  await page.getByRole('button', { name: 'Продолжить без установки' }).click()
  await expect(page).toHaveURL(/^[^?]+\/timeslot\?doctorId=7$/)
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ handedOn: 'kept' })
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
  })
  test('the steps are those of Safari: share, add to the home screen, add [2.51]', async ({ page }) => {
    await page.goto('/?install_pwa=true')
    await expect(page).toHaveURL('/install-pwa?install_pwa=true')
    const steps = page.getByRole('list', { name: 'Шаги установки' }).getByRole('listitem')
    await expect(steps).toContainText([/Поделиться/, /На экран Домой/, /Добавить/])
    await expectAccessible(page)
  })
})

test.describe('with the worker of the installed app', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the app opens without a connection at a deep link, says so, and goes on with it; no answer of the API is kept [1.50]', async ({
    page,
    context,
    expected
  }) => {
    expected.push(/Failed to fetch dynamically imported module|Unable to preload/)
    const olga = await aPatient()
    const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 12)
    await book(olga, slot!)
    await openAs(page, olga, '/visits')
    await expect(page.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()
    const manifest = await page.evaluate(async () =>
      (await fetch(document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href)).json()
    )
    expect(manifest).toMatchObject({
      display: 'standalone',
      start_url: '/',
      icons: expect.arrayContaining([expect.objectContaining({ purpose: 'maskable' })])
    })
    await page.evaluate(() => navigator.serviceWorker.ready)
    // The second visit is the worker's: it keeps the pages that are opened.
    await page.reload()
    await expect(page.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()

    await context.setOffline(true)
    await page.goto('/visits')
    await expect(page.getByRole('heading', { level: 1, name: 'Визиты' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Нет связи')
    // A page that was never opened here.
    await page.goto('/family')
    await expect(page.getByRole('alert')).toContainText('Нет связи')
    await page.goto('/visits')
    await context.setOffline(false)
    await expect(page.getByRole('article', { name: DOCTORS.twoBranches })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const all: string[] = []
      for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) all.push(request.url)
      return all
    })
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.filter(url => !/\/(assets\/|index\.html|manifest\.webmanifest|icons\/|icon\.svg)/.test(url))).toEqual([])
  })
})

test.describe('with a worker that changes', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a newer version waits until the person says when, and is then loaded', { tag: '@long' }, async ({ page, context }) => {
    let version = 1
    await context.route('**/sw.js', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\n// version ${version}` })
    })
    await page.goto('/timeslot')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await takenOver(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Вышла новая версия кабинета')).toBeHidden()
    version = 2
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(page.getByText('Вышла новая версия кабинета')).toBeVisible()
    await expectAccessible(page)
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Обновить' }).click()
    await loaded
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText('Вышла новая версия кабинета')).toBeHidden()
  })
})

test.describe('with a worker that has kept an older version', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a page of which a part is gone is loaded in the newest version by one press', { tag: '@phone-alone' }, async ({
    page,
    context,
    expected
  }) => {
    expected.push(/dynamically imported module|404/)
    let version = 1
    await context.route('**/sw.js', async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `${await answer.text()}\n// version ${version}` })
    })
    await page.goto('/timeslot')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await takenOver(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    version = 2
    // What the server has no longer.
    await context.route('**/assets/decision-dialogs-*.js', route => route.fulfill({ status: 404, json: null }))
    await page.getByRole('button', { name: /^К кому/ }).click()
    await expect(page.getByRole('heading', { name: 'Страница загрузилась не вся' })).toBeVisible()
    const loaded = page.waitForEvent('load')
    // The banner of the version that waits may stand there too, with a button of the same name.
    await page.getByRole('alert').getByRole('button', { name: 'Обновить' }).click()
    await loaded
    await takenOver(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    // The newer worker answers the page already: none waits for another press, of this banner.
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      return (registration.installing ?? registration.waiting) !== null
    })
    expect(isWaiting).toBe(false)
    await expect(page.getByText('Вышла новая версия кабинета')).toBeHidden()
  })
})

/** The offer of a browser that can install, as Chromium makes it; the person accepts. */
async function offerInstallation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          const { dataset } = document.documentElement
          dataset.prompts = String(Number(dataset.prompts ?? 0) + 1)
          return Promise.resolve()
        },
        userChoice: Promise.resolve({ outcome: 'accepted' })
      })
      dispatchEvent(offer)
    })
  })
}
