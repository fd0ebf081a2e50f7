// The app without a connection: it starts cold in any language with the visits of the last time, and goes on when the connection is back.
import { cancelVisit } from '@vizit/contract/visits'
import { expect, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

/** The app has an origin of its own, at the next port. */
const APP = process.env.E2E_ORIGIN!.replace(/\d+$/, port => String(Number(port) + 1))
const LANGUAGES = [
  { code: 'ru', visits: 'Визиты', copy: /Показываем копию за (\d+ \S+, )?\d\d:\d\d/, profile: 'Профиль' },
  { code: 'en', visits: 'Visits', copy: /This is a copy from (.+, )?\d\d:\d\d/, profile: 'Profile' },
  { code: 'be', visits: 'Візіты', copy: /Паказваем копію за (\d+ \S+, )?\d\d:\d\d/, profile: 'Профіль' }
]

test.use({ baseURL: APP, serviceWorkers: 'allow' })

test('the app starts cold without a connection in each language, shows the visits of the last time and says of when; with the connection come the true ones [1.50]', async ({
  page,
  context
}) => {
  const olga = await aPatient({ lastName: 'Савицкая', firstName: 'Ольга', middleName: 'Петровна' })
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 12)
  const { orderId, assignmentId, profileId } = await book(olga, slot!)
  await openAs(page, olga, '/visits')
  const visit = page.getByRole('article', { name: DOCTORS.twoBranches })
  await expect(visit).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptOn(page)).toEqual(expect.arrayContaining(['answer profile', 'visits']))

  await context.setOffline(true)
  for (const { code, visits, copy, profile } of LANGUAGES) {
    await page.evaluate(language => localStorage.setItem('vizit.language', language), code)
    await page.goto('/visits')
    await expect(page.getByRole('heading', { level: 1, name: visits })).toBeVisible()
    await expect(visit).toBeVisible()
    await expect(page.getByText(copy).first()).toBeVisible()
    // A page that was never opened here.
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1, name: profile })).toBeVisible()
    await expect(page.getByText('Савицкая Ольга Петровна').first()).toBeVisible()
    await expect(page.getByText(copy).first()).toBeVisible()
  }

  await page.goto('/visits')
  await expect(visit).toBeVisible()
  const { copy } = LANGUAGES.at(-1)!
  await expect(page.getByText(copy).first()).toBeVisible()
  expect(await olga.call(cancelVisit, { orderId, assignmentId, profileId })).toMatchObject({ ok: true })
  await context.setOffline(false)
  await expect(visit).toBeHidden()
  await expect(page.getByText(copy)).toHaveCount(0)
})

test('at the first visit of all, and after a sign-out, pages that were never opened come without a connection', async ({
  page,
  context
}) => {
  const goTo = (name: string) => page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name }).click()
  await openAs(page, await aPatient(), '/profile')
  // Without the page being opened anew.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await goTo('Другое')
  await expect(page.getByRole('heading', { level: 1, name: 'Другое' })).toBeVisible()
  await context.setOffline(false)

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
  await expect(page).not.toHaveURL('/profile')
  await context.setOffline(true)
  await page.goto('/other')
  await expect(page.getByRole('heading', { level: 1, name: 'Другое' })).toBeVisible()
})

test('what pages need without a connection comes several files at once, later where the server says so; after one that did not come the next page fetches the rest alone', {
  tag: '@phone-alone'
}, async ({ page, context }) => {
  const asked: string[] = []
  const { promise: severalAreAsked, resolve: goOn } = Promise.withResolvers<void>()
  let turnedAway: string | undefined
  let lost: string | undefined
  await context.route('**/assets/**', async route => {
    if (!route.request().serviceWorker()) return route.continue()
    const nth = asked.push(route.request().url())
    if (nth === 3) goOn()
    await severalAreAsked
    if (nth === 9 && !turnedAway) {
      turnedAway = route.request().url()
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' })
    }
    if (nth !== 60 || lost) return route.continue()
    lost = route.request().url()
    return route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/info')
  await expect.poll(() => lost).toBeDefined()
  expect(asked.filter(url => url === turnedAway)).toHaveLength(2)
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const atFirst = new Set(asked.splice(0))

  await context.unrouteAll()
  context.on('request', request => request.serviceWorker() && asked.push(request.url()))
  await page.goto('/info')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const again = asked.filter(url => atFirst.has(url))
  expect(again).toContain(lost)
  expect(again.length).toBeLessThan(30)
})

/** Names of what the device keeps. */
function keptOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const asked = indexedDB.open('vizit-cache')
      asked.onsuccess = () => done(asked.result)
      asked.onerror = () => fail(asked.error)
    })
    const asked = database.transaction('entries').objectStore('entries').getAllKeys()
    const names = await new Promise<IDBValidKey[]>(done => {
      asked.onsuccess = () => done(asked.result)
    })
    database.close()
    return names.map(String)
  })
}
