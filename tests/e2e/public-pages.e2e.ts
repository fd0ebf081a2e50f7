import { expect, expectAccessible, isPhone, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { DOCTORS, doctorCalled } from './timetable.ts'

/** Nothing moved and nothing went away while the browser took the page over. */
const STOOD = { moved: 0, gone: 0, taken: 1 }

/** The session of a visitor is nothing that a page could bring along. */
const isQuestion = (path: string) => path.startsWith('/api/') && !path.endsWith('/anonymous-login')

/** Tells what moved and what was drawn anew from the first picture on; to be asked for before the page is opened. */
async function watched(page: Page) {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const seen = { moved: 0, gone: 0, taken: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    // From the first heading on there is one at every picture; of doctors in a list the same.
    let last: Element | null = null
    let listed = false
    const look = () => {
      const heading = document.querySelector('h1')
      const card = document.querySelector('article')
      if ((last && !heading) || (listed && !card)) seen.gone++
      listed ||= card !== null
      // The browser's own heading stands in the place of the drawn one.
      if (heading && Object.keys(heading).some(key => key.startsWith('__react'))) seen.taken = 1
      last = heading ?? last
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  type Seen = { moved: number; gone: number; taken: number }
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  /** What had been seen when the page was the browser's own and asked for nothing more. */
  async function takenOver() {
    await expect.poll(async () => (await seen()).taken).toBe(1)
    await page.waitForLoadState('networkidle')
    return seen()
  }
  return { asked, takenOver }
}

test('the page of a doctor is read and leads on without JavaScript @wide', async ({ browser }, { project }) => {
  const { doctorId, fullName } = await doctorCalled(DOCTORS.adultsOnly)
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/doctor/${doctorId}`)
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
  await expect(page.getByText('Ближайшее время').filter({ visible: true })).toHaveCount(1)
  // Nothing stands there that would do nothing.
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Выбрать время' })).toHaveAttribute(
    'href',
    new RegExp(`^/timeslot\\?doctorId=${doctorId}&day=`)
  )
  await page.goto(`/en/doctor/${doctorId}`)
  await expect(page.getByText('Soonest time').filter({ visible: true })).toHaveCount(1)
  await context.close()
})

test('whoever comes to the page of a doctor for the first time reads it without the program; the first press has it run, and does what it says @wide', async ({
  page
}) => {
  const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
  const { asked, takenOver } = await watched(page)
  await page.goto(`/doctor/${doctorId}`, { waitUntil: 'networkidle' })
  const reviews = page.getByRole('tab', { name: /^Отзывы/ })
  // All files are there: no press waits for the line.
  await expect.poll(() => asked.some(path => /\/doctor-screen-[^/]*\.js$/.test(path))).toBe(true)
  expect(await reviews.evaluate(tab => Object.keys(tab).some(key => key.startsWith('__react')))).toBe(false)
  expect(asked.filter(path => path.startsWith('/api/'))).toEqual([])
  await reviews.dispatchEvent('click')
  expect(await reviews.getAttribute('aria-busy')).toBe('true')
  await page.mouse.move(5, 5)
  expect(await takenOver()).toMatchObject({ gone: 0, taken: 1 })
  await expect(page).toHaveURL(/tab=reviews/)
})

test('the browser takes the page of a doctor over: nothing moves, nothing goes away, and nothing is asked that came with the page @wide', async ({
  page
}) => {
  const { doctorId, fullName } = await doctorCalled(DOCTORS.adultsOnly)
  // Where letters that come after the words would move them is the style sheet's matter.
  await page.goto('/sign-in', { waitUntil: 'networkidle' })
  const { asked, takenOver } = await watched(page)
  await page.goto(`/doctor/${doctorId}`)
  expect(await takenOver()).toEqual(STOOD)
  expect(asked.filter(isQuestion)).toEqual([])
  const files = asked.filter(path => /\.(js|css)$/.test(path))
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
  await page.getByRole('tab', { name: /^Отзывы/ }).click()
  await expect(page).toHaveURL(/tab=reviews/)
  await page.getByRole('tab', { name: 'О враче' }).click()
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Ближайшее время').filter({ visible: true })).toHaveCount(1)
  if (isPhone(page)) await expect(page.getByRole('link', { name: 'Выбрать время' })).toBeVisible()
})

test('to a signed-in person the page of a doctor becomes theirs: what is bookmarked is, and nothing moves', async ({ page }) => {
  const olga = await aPatient()
  const { doctorId, fullName } = await doctorCalled(DOCTORS.twoBranches)
  const { takenOver } = await watched(page)
  await openAs(page, olga, `/doctor/${doctorId}`)
  await page.getByRole('button', { name: `Добавить в избранное: ${fullName}` }).click()
  await expect(page.getByText('Добавили в избранное')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `Убрать из избранного: ${fullName}` })).toBeVisible()
  expect(await takenOver()).toEqual(STOOD)
})

test('the page of a medical centre is read without JavaScript, and taken over without a move or a question @wide', async ({
  page,
  browser
}, { project }) => {
  const { worksAt } = await doctorCalled(DOCTORS.adultsOnly)
  const { branchId, centre, address } = worksAt[0]!
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto(`/branch/${branchId}`)
  await expect(still).toHaveURL(/\/centre\/\d+$/)
  await expect(still.getByRole('heading', { level: 1, name: centre })).toBeVisible()
  await expect(still.getByText(address).first()).toBeVisible()
  await expect(still.getByRole('button')).toHaveCount(0)
  const url = still.url()
  await context.close()

  // Where letters that come after the words would move them is the style sheet's matter.
  await page.goto('/sign-in', { waitUntil: 'networkidle' })
  const { asked, takenOver } = await watched(page)
  await page.goto(url)
  expect(await takenOver()).toEqual(STOOD)
  expect(asked.filter(isQuestion)).toEqual([])
  await page.getByRole('tab', { name: /^Отзывы/ }).click()
  await expect(page).toHaveURL(/tab=reviews/)
  await page.getByRole('tab', { name: 'О центре' }).click()
  await expect(page.getByRole('heading', { level: 1, name: centre })).toBeVisible()
  await expectAccessible(page)
})

test('the timetable is there with the first picture: the browser takes it over without a move or a question @wide', async ({ page }) => {
  await page.goto('/sign-in', { waitUntil: 'networkidle' })
  const { asked, takenOver } = await watched(page)
  await page.goto('/timeslot')
  expect(await takenOver()).toEqual(STOOD)
  expect(asked.filter(isQuestion)).toEqual([])
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
})

test('whoever looked in another town last is given that one in one step: nothing moves on the way', async ({ page }) => {
  const { takenOver } = await watched(page)
  await page.addInitScript(() => localStorage.setItem('preferences', '{"townId":"2"}'))
  await page.goto('/timeslot')
  expect(await takenOver()).toEqual(STOOD)
  await expect(page.getByRole('button', { name: /^Где/ })).not.toContainText('Минск')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the sign-in stands still from its first words on, with letters that come with the page @wide', async ({ page }) => {
  const { takenOver } = await watched(page)
  await page.goto('/sign-in')
  expect(await takenOver()).toEqual(STOOD)
})

test('a visitor without JavaScript reads in the timetable who has time, and goes on to the page of a doctor', async ({ browser }, {
  project
}) => {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/timeslot')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('article').first().getByRole('link', { name: /^More/ }).click()
  await expect(page).toHaveURL(/\/en\/doctor\/\d+$/)
  await context.close()
})

test('where a part of the program does not come the drawn page is read on, its links lead on, and a press asks for the part again', async ({
  page
}) => {
  const { doctorId, fullName } = await doctorCalled(DOCTORS.adultsOnly)
  const parts = /\/assets\/(doctor-screen|finding-layout)-[^/]*\.js$/
  await page.route(parts, route => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(`/doctor/${doctorId}`)
  await failed
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Выбрать время' })).toBeVisible()
  await page.unroute(parts)
  await expect(async () => {
    await page.getByRole('tab', { name: /^Отзывы/ }).click()
    await expect(page).toHaveURL(/tab=reviews/, { timeout: 2_000 })
  }).toPass()
})

test('the focus, a press and what was typed before the browser has taken a page over are there after it', async ({ page }) => {
  const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
  const { letGo, onItsWay } = await heldBack(page, /\/assets\/(doctor-screen|timetable)-[^/]*\.js$/)
  const { takenOver } = await watched(page)
  await page.goto(`/doctor/${doctorId}`, { waitUntil: 'commit' })
  await onItsWay()
  const link = page.getByRole('link', { name: 'Выбрать время' })
  await link.focus()
  letGo()
  await takenOver()
  await expect(link).toBeFocused()

  const again = await heldBack(page, /\/assets\/(doctor-screen|timetable)-[^/]*\.js$/)
  await page.goto('/timeslot', { waitUntil: 'commit' })
  await again.onItsWay()
  await page.getByRole('searchbox').fill('терапевт')
  again.letGo()
  await takenOver()
  await expect(page.getByRole('searchbox')).toHaveValue('терапевт')
  await expect(page.getByRole('searchbox')).toBeFocused()

  const third = await heldBack(page, /\/assets\/(doctor-screen|timetable)-[^/]*\.js$/)
  await page.goto(`/doctor/${doctorId}`, { waitUntil: 'commit' })
  await third.onItsWay()
  await page.getByRole('tab', { name: /^Отзывы/ }).click()
  third.letGo()
  await expect(page).toHaveURL(/tab=reviews/)
})

/** Files that come when they are let go: until then the page is the drawn one, and the program listens to it. */
async function heldBack(page: Page, files: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(files, async route => {
    asked.resolve()
    await promise
    await route.fallback()
  })
  return { letGo: resolve, onItsWay: () => asked.promise }
}

test('one walks from all towns to a doctor without JavaScript, and with it nothing moves and nothing is asked that came with the page @wide', async ({
  page,
  browser
}, { project }) => {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/doctors')
  await still.getByRole('main').getByRole('link', { name: 'Минск' }).click()
  await expect(still.getByRole('heading', { level: 1, name: 'Врачи, Минск' })).toBeVisible()
  await still
    .getByRole('main')
    .getByRole('link', { name: /^Терапевт/ })
    .click()
  await expect(still).toHaveURL(/\/doctors\/minsk\/therapist$/)
  await expect(still.getByRole('heading', { level: 1, name: 'Терапевт, Минск' })).toBeVisible()
  await expect(still.getByText('Ближайшее время').first()).toBeVisible()
  await expect(still.getByRole('button')).toHaveCount(0)
  const times = still.getByRole('link', { name: 'Всё расписание' }).filter({ visible: true })
  await expect(times).toHaveAttribute('href', /^\/timeslot\?townId=1&specialityId=\d+$/)
  await context.close()

  // Where letters that come after the words would move them is the style sheet's matter.
  await page.goto('/sign-in', { waitUntil: 'networkidle' })
  const { asked, takenOver } = await watched(page)
  for (const path of ['/doctors', '/doctors/minsk', '/doctors/minsk/therapist']) {
    await page.goto(path)
    expect(await takenOver()).toEqual(STOOD)
    await expectAccessible(page)
  }
  expect(asked.filter(isQuestion)).toEqual([])
  // The doctor's own page is the cabinet's now, and leads back.
  const doctor = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const name = await doctor.textContent()
  await doctor.click()
  await expect(page.getByRole('heading', { level: 1, name: name! })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Всё расписание' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/timeslot\?.*specialityId=/)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('a service is read without JavaScript, and taken over without a move or a question; its times are one step away @wide', async ({
  page,
  browser
}, { project }) => {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false })
  const still = await context.newPage()
  await still.goto('/services')
  await still.getByRole('main').getByRole('link', { name: /^УЗИ/ }).first().click()
  await expect(still.getByRole('heading', { level: 1, name: /^УЗИ/ })).toBeVisible()
  await expect(still.getByText('Где оказывают')).toBeVisible()
  const url = still.url()
  await context.close()

  await page.goto('/sign-in', { waitUntil: 'networkidle' })
  const { asked, takenOver } = await watched(page)
  for (const path of ['/services', url]) {
    await page.goto(path)
    expect(await takenOver()).toEqual(STOOD)
    await expectAccessible(page)
  }
  expect(asked.filter(isQuestion)).toEqual([])
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Выбрать время', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/service\?serviceId=\d+/)
  await expect(page.getByRole('heading', { level: 2, name: name! })).toBeVisible()
})
