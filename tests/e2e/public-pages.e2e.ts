import { heldBack } from './held-back.ts'
import { expect, expectAccessible, isPhone, type Page, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { DOCTORS, doctorCalled, freeTimes } from './timetable.ts'
import { isQuestion, STOOD, touch, watched } from './watched.ts'

test.use({ asDrawn: true })

test('the page of a doctor is read and leads on without JavaScript', async ({ browser }, { project }) => {
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
  // On a phone they are in the bar of the page, and no other bar lies over it.
  await page.getByRole('link', { name: 'Выбрать время' }).click({ trial: true })
  await page.goto('/centre/1')
  // At the desk each branch has its own.
  const onward = page.locator(isPhone(page) ? 'a[href="/centre/1/record"]' : 'a[href^="/timeslot?"]')
  await onward.first().click({ trial: true })
  await page.goto(`/en/doctor/${doctorId}`)
  await expect(page.getByText('Soonest time').filter({ visible: true })).toHaveCount(1)
  await context.close()
})

test('whoever comes to the page of a doctor for the first time reads it without the program; the first press has it run, and does what it says', async ({
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
  // As a screen reader presses, without a pointer.
  expect(await reviews.evaluate((tab: HTMLElement) => (tab.click(), tab.ariaBusy))).toBe('true')
  expect(await takenOver()).toMatchObject({ gone: 0, taken: 1 })
  await expect(page).toHaveURL(/tab=reviews/)
})

test('the browser takes the page of a doctor over: nothing moves, nothing goes away, and nothing is asked that came with the page @wide', async ({
  page
}) => {
  const { doctorId, fullName } = await doctorCalled(DOCTORS.adultsOnly)
  // Where letters that come after the words would move them is the style sheet's matter.
  await page.goto('/sign-in', { waitUntil: 'networkidle' })
  const { asked, askedTwice, takenOver } = await watched(page)
  await page.goto(`/doctor/${doctorId}`)
  expect(await takenOver()).toEqual(STOOD)
  expect(asked.filter(isQuestion)).toEqual([])
  expect(await askedTwice()).toEqual([])
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

test(
  'the page of a medical centre is read without JavaScript, and taken over without a move or a question',
  {
    tag: '@long'
  },
  async ({ page, browser }, { project }) => {
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
    // At the thumb of a phone stands the nearest time, drawn like the rest.
    await expect(page.getByText('Ближайшее время').filter({ visible: true })).toHaveCount(isPhone(page) ? 1 : 0)
    await page.getByRole('tab', { name: /^Отзывы/ }).click()
    await expect(page).toHaveURL(/tab=reviews/)
    await page.getByRole('tab', { name: 'Инфо' }).click()
    await expect(page.getByRole('heading', { level: 1, name: centre })).toBeVisible()
    await expectAccessible(page)
  }
)

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

test('the sign-in stands still from its first words on, with letters that come with the page', async ({ page }) => {
  const { takenOver } = await watched(page)
  await page.goto('/sign-in')
  expect(await takenOver()).toEqual(STOOD)
})

test('at a desk whoever types the number as soon as the sign-in stands loses no digit of it', { tag: '@wide-alone' }, async ({ page }) => {
  await page.goto('/sign-in', { waitUntil: 'load' })
  const field = page.getByLabel('Номер телефона')
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => 'carried' in window)).toBe(true)
  await page.keyboard.type('297654321')
  await expect(field).toHaveValue('+375 (29) 765-43-21')
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

/** The page of a doctor to which some files do not come; nobody has pressed anything yet. */
async function lacking(page: Page, files: RegExp) {
  const { doctorId, fullName } = await doctorCalled(DOCTORS.adultsOnly)
  let opened = 0
  page.on('request', request => {
    if (request.isNavigationRequest()) opened++
  })
  await page.route(files, route => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(`/doctor/${doctorId}`)
  await failed
  // The first touch has the program run as far as it is there.
  await touch(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  return {
    address: `**/doctor/${doctorId}`,
    heading: page.getByRole('heading', { level: 1, name: fullName }),
    reviews: page.getByRole('tab', { name: /^Отзывы/ }),
    opened: () => opened,
    /** The page was not opened anew. */
    isSame: () => page.evaluate(() => 'isSame' in window)
  }
}

for (const [part, files] of [
  ['a part of the program', /\/assets\/(doctor-screen|finding-layout)-[^/]*\.js$/],
  ['the program', /\/assets\/index-[^/]*\.js$/]
] as const)
  test(`where ${part} does not come the drawn page is read on, its links lead on, and one press of what needs it is done as soon as it comes`, async ({
    page
  }) => {
    const { address, heading, reviews, opened, isSame } = await lacking(page, files)
    await expect(heading).toBeVisible()
    await expect(page.getByRole('link', { name: 'Выбрать время' })).toBeVisible()
    // Nobody has pressed anything: a connection that is back takes no page away.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.waitForLoadState('networkidle')
    expect(await isSame()).toBe(true)

    // As many browsers do: what failed comes to no try of this page, but to the page opened anew.
    await page.route(files, route => (opened() > 1 ? route.continue() : route.abort()))
    const stood: boolean[] = []
    await page.route(address, async route => {
      if (route.request().method() === 'HEAD') stood.push(await heading.isVisible(), await isSame())
      await route.fallback()
    })
    await reviews.click()
    await expect(page).toHaveURL(/tab=reviews/)
    await expect(reviews).toHaveAttribute('aria-selected', 'true')
    // Once, and only after the server has answered; the drawn page stood until then.
    expect(stood).toEqual([true, true])
    expect(opened()).toBe(2)
  })

test('without the Internet a press of what needs the program takes no drawn page away, however often; with it again the next press is done', async ({
  page
}) => {
  const files = /\/assets\/(doctor-screen|finding-layout)-[^/]*\.js$/
  const { address, heading, reviews, isSame } = await lacking(page, files)
  await page.route(address, route => route.abort())
  for (const _ of ['once', 'twice']) {
    const unanswered = page.waitForEvent('requestfailed', request => request.method() === 'HEAD')
    await reviews.click()
    await unanswered
    await page.waitForLoadState('networkidle')
    await expect(heading).toBeVisible()
    expect(await isSame()).toBe(true)
  }
  await page.unroute(address)
  await page.unroute(files)
  await reviews.click()
  await expect(page).toHaveURL(/tab=reviews/)
})

test('answers that do not come keep nobody before a drawn timetable: after some seconds its page is the browser’s own', {
  tag: '@long'
}, async ({ page }) => {
  const { letGo } = await heldBack(page, /\/api\//)
  const { seen } = await watched(page)
  await page.addInitScript(() => localStorage.setItem('preferences', '{"townId":"2"}'))
  await page.goto('/timeslot')
  await expect.poll(async () => (await seen()).taken).toBe(1)
  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a day, a view and Enter in the field, chosen before the browser has taken the timetable over, are done after it', async ({
  page
}) => {
  const timetable = /\/assets\/timetable-[^/]*\.js$/
  const { takenOver } = await watched(page)
  if (isPhone(page)) {
    const first = await heldBack(page, timetable)
    await page.goto('/timeslot', { waitUntil: 'commit' })
    await first.onItsWay()
    const day = page.locator('[data-days] input[type="radio"]:not(:checked)').nth(2)
    const name = (await day.getAttribute('aria-label'))!
    await day.click()
    await expect(page.getByRole('radio', { name })).toBeChecked()
    first.letGo()
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }

  const second = await heldBack(page, timetable)
  await page.goto('/timeslot', { waitUntil: 'commit' })
  await second.onItsWay()
  await page.getByText('Календарь', { exact: true }).filter({ visible: true }).dispatchEvent('click')
  second.letGo()
  await expect(page).toHaveURL(/view=calendar/)

  const third = await heldBack(page, timetable)
  await page.goto('/timeslot', { waitUntil: 'commit' })
  await third.onItsWay()
  const field = page.getByRole('searchbox')
  await field.fill('терапевт')
  await field.press('Enter')
  third.letGo()
  await takenOver()
  await expect(field).toHaveValue('терапевт')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/timeslot$/)
})

test('one of several that is pressed in the drawn timetable shows at once that it is the chosen one; where the person goes on without it, it is none', async ({
  page
}) => {
  const program = await heldBack(page, /\/assets\/index-[^/]*\.js$/)
  await page.goto('/timeslot', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'carried' in window)
  const [list, calendar] = [page.getByRole('radio', { name: 'Список' }), page.getByRole('radio', { name: 'Календарь' })]
  await calendar.check()
  await page.mouse.wheel(0, 200)
  await expect(list).toBeChecked()
  await calendar.check()
  await expect(list).not.toBeChecked()
  program.letGo()
  await expect(page).toHaveURL(/view=calendar/)
  await expect(calendar).toBeChecked()
})

test('digits typed into the drawn sign-in stand in the field of the program, and typing goes on behind them', async ({ page }) => {
  const program = await heldBack(page, /\/assets\/index-[^/]*\.js$/)
  const { asked, takenOver } = await watched(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'carried' in window)
  const field = page.getByLabel('Номер телефона')
  await field.click()
  await field.pressSequentially('2961420')
  program.letGo()
  expect(await takenOver()).toEqual(STOOD)
  await expect(field).toBeFocused()
  await field.pressSequentially('80')
  await expect(field).toHaveValue('+375 (29) 614-20-80')
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeEnabled()
  expect(asked).not.toContain('/api/v2/public/settings')
})

test('a whole number typed into the drawn sign-in is put in shape once the program is there, and nothing more need be typed', async ({
  page
}) => {
  const program = await heldBack(page, /\/assets\/index-[^/]*\.js$/)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'carried' in window)
  const field = page.getByLabel('Номер телефона')
  await field.click()
  await field.pressSequentially('296142080')
  program.letGo()
  await expect(field).toHaveValue('+375 (29) 614-20-80')
  await expect(page.getByRole('button', { name: 'Продолжить' })).toBeEnabled()
})

test('what is pressed in the drawn timetable while the program itself is still on its way is done once it is there', async ({ page }) => {
  const program = await heldBack(page, /\/assets\/index-[^/]*\.js$/)
  await page.goto('/timeslot', { waitUntil: 'commit' })
  await program.onItsWay()
  // Until the first script listens nobody can tell.
  await page.waitForFunction(() => 'carried' in window)
  await page.getByRole('button', { name: /^Где/ }).click()
  program.letGo()
  await expect(page.getByRole('dialog', { name: 'Где принимает врач' })).toBeVisible()
})

test('what a signed-in adult presses in the drawn timetable is done, though their own has other doctors and other times than everybody’s', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, '/profile')
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 3)
  const button = (name: RegExp) => page.getByRole('button', { name })
  for (const [pressed, isDone] of [
    [button(/^Терапевт/), () => expect(page).toHaveURL(/specialityId=/)],
    [button(/^Другому/), () => expect(page.getByRole('dialog')).toBeVisible()],
    [page.locator(`:is(label:has([data-place="${slot!.day}"]), button[data-place="${slot!.day}"])`), () => expect(page).toHaveURL(/day=/)],
    [button(/^К кому/), () => expect(page.getByRole('dialog')).toBeVisible()]
  ] as const) {
    const timetable = await heldBack(page, /\/assets\/timetable-[^/]*\.js$/)
    await page.goto('/timeslot', { waitUntil: 'commit' })
    await timetable.onItsWay()
    await pressed.filter({ visible: true }).click()
    timetable.letGo()
    await isDone()
  }
  // Else the page would not show what it is about.
  const doctors = async () => {
    await expect(button(/^К кому/)).toContainText(/\d+ врач/)
    return /\d+ врач/.exec(await button(/^К кому/).innerText())![0]
  }
  await page.keyboard.press('Escape')
  const own = await doctors()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/timeslot')
  expect(await doctors()).not.toBe(own)
})

test('a press that begins on the drawn page and ends on the browser’s own is done; let go elsewhere it is none', { tag: '@long' }, async ({
  page
}) => {
  const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
  const { takenOver } = await watched(page)
  const reviews = page.getByRole('tab', { name: /^Отзывы/ })
  const other = page.getByRole('heading', { level: 1 })
  const finger = { bubbles: true, isPrimary: true, button: 0 }
  await page.clock.install()
  for (const [where, selected] of [
    [other, 'false'],
    [reviews, 'true']
  ] as const) {
    const parts = await heldBack(page, /\/assets\/doctor-screen-[^/]*\.js$/)
    await page.goto(`/doctor/${doctorId}`, { waitUntil: 'commit' })
    await parts.onItsWay()
    // Until the first script listens nobody can tell.
    await page.waitForFunction(() => 'carried' in window)
    await reviews.dispatchEvent('pointerdown', finger)
    parts.letGo()
    await takenOver()
    await where.dispatchEvent('pointerup', finger)
    // A press that is done late is done by then.
    await page.clock.runFor(1_000)
    await expect(reviews).toHaveAttribute('aria-selected', selected)
  }
})

test('a press on a drawn page is not done later when the person has gone on, has waited for ten seconds, or the page has not as many of its kind', {
  tag: '@long'
}, async ({ page }) => {
  const { doctorId } = await doctorCalled(DOCTORS.adultsOnly)
  const other = await doctorCalled(DOCTORS.twoBranches)
  const { takenOver } = await watched(page)
  const reviews = page.getByRole('tab', { name: /^Отзывы/ })
  const gone: [string, () => Promise<unknown>][] = [
    ['has scrolled', () => page.mouse.wheel(0, 200)],
    ['has gone to a link', () => page.getByRole('link', { name: 'Выбрать время' }).focus()],
    ['has waited', () => page.clock.fastForward(11_000)],
    ['has come elsewhere', () => page.evaluate(address => history.replaceState(null, '', address), `/doctor/${other.doctorId}`)],
    ['pressed one of two', () => reviews.evaluate(tab => tab.before(tab.cloneNode(true)))]
  ]
  await page.clock.install()
  for (const [why, goOn] of gone) {
    const parts = await heldBack(page, /\/assets\/doctor-screen-[^/]*\.js$/)
    await page.goto(`/doctor/${doctorId}`, { waitUntil: 'commit' })
    await parts.onItsWay()
    if (why === 'pressed one of two') await goOn()
    await reviews.first().click()
    if (why !== 'pressed one of two') await goOn()
    parts.letGo()
    await takenOver()
    expect(new URL(page.url()).search, why).toBe('')
    await expect(reviews).toHaveAttribute('aria-selected', 'false')
  }
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

test(
  'one walks from all towns to a doctor without JavaScript, and with it nothing moves and nothing is asked that came with the page',
  { tag: '@long' },
  async ({ page, browser }, { project }) => {
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
  }
)

test('a service is read without JavaScript, and taken over without a move or a question; its times are one step away', async ({
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
