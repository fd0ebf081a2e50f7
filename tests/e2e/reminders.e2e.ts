import type { BrowserContext, Page } from '@playwright/test'
import { chooseReminders, readReminders } from '@vizit/contract/reminders'
import { expect, expectAccessible, test } from './journey.ts'
import { moveVisit, remindOf } from './passing-time.ts'
import { aChild, agreed, aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

test('the link of a reminder tells when and where without signing in, and a press confirms, moves or cancels; used and broken links say so', async ({
  page
}) => {
  const olga = await aPatient()
  const slots = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 6)
  const visit = await book(olga, slots[0]!)
  const token = await remindOf(visit.orderId)
  const ticket = page.getByRole('article', { name: visit.branchName })
  await page.goto(`/visit-link#${token}`)
  await expect(ticket).toContainText(slots[0]!.time)
  await expect(page.locator('body')).not.toContainText(/Ясюкевич|Савицкая/)
  await expectAccessible(page)
  await ticket.getByRole('button', { name: 'Приду' }).click()
  await expect(ticket.getByRole('status')).toHaveText('Спасибо, ждём вас')
  await expect(ticket.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/robots.txt')
  await page.goto(`/visit-link#${await remindOf(visit.orderId)}`)
  await ticket.getByRole('button', { name: 'Выбрать другое время' }).click()
  const times = page.getByRole('dialog', { name: 'Другое время' })
  await times
    .getByRole('button', { name: /, \d\d:\d\d$/ })
    .first()
    .click()
  await expectAccessible(page)
  await times.getByRole('button', { name: /^Перенести на/ }).click()
  await expect(ticket.getByRole('status')).toHaveText('Визит перенесён')

  await page.goto('/robots.txt')
  const last = await remindOf(visit.orderId)
  await page.goto(`/visit-link#${last}`)
  await ticket.getByRole('button', { name: 'Отменить визит' }).click()
  const question = page.getByRole('dialog', { name: 'Отменить визит?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Отменить визит' }).click()
  await expect(question).toBeHidden()
  await expect(ticket.getByRole('status')).toHaveText('Визит отменён')

  const soon = await book(olga, slots[3]!)
  const late = await remindOf(soon.orderId)
  await moveVisit(soon.orderId, 20)
  await page.goto('/robots.txt')
  await page.goto(`/visit-link#${late}`)
  // The doctor sees patients at two places: this visit may be at the other one.
  const lateTicket = page.getByRole('article', { name: soon.branchName })
  await expect(lateTicket).toContainText('Перенести и отменить можно было до')
  await expect(lateTicket.getByRole('button')).toHaveCount(1)

  await page.goto('/robots.txt')
  await page.goto(`/visit-link#${'a'.repeat(43)}`)
  await expect(page.getByText('Ссылка больше не действует')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/robots.txt')
  await page.goto('/visit-link#short')
  await expect(page.getByText('Ссылка открылась не целиком')).toBeVisible()
})

test('a time that is chosen by the link of a reminder stays when the line has lost it; where another visit is in its way, that is told', async ({
  page
}) => {
  const olga = await aPatient()
  const visit = await book(olga, (await freeTimes(await doctorCalled(DOCTORS.twoBranches), 1))[0]!)
  await page.goto(`/visit-link#${await remindOf(visit.orderId)}`)
  const ticket = page.getByRole('article', { name: visit.branchName })
  await ticket.getByRole('button', { name: 'Выбрать другое время' }).click()
  const times = page.getByRole('dialog', { name: 'Другое время' })
  await times
    .getByRole('button', { name: /, \d\d:\d\d$/ })
    .first()
    .click()
  const move = times.getByRole('button', { name: /^Перенести на/ })
  const chosen = (await move.textContent())!
  const use = '**/api/v2/public/visit-link/use'
  await page.route(use, route => route.abort())
  await move.click()
  await expect(times.getByRole('alert')).toContainText('Нет связи')
  await expect(move).toHaveText(chosen)

  await page.unroute(use)
  await page.route(use, route =>
    route.fulfill({ status: 409, json: { data: null, status: 409, error: 'VISITOR_ALREADY_BOOKED', message: null } })
  )
  await move.click()
  await expect(times.getByRole('alert')).toContainText('В это время у вас уже есть другой визит')
  await expect(times.getByRole('alert')).not.toContainText('всё равно')
  await expectAccessible(page)

  await page.unroute(use)
  await times
    .getByRole('button', { name: /, \d\d:\d\d$/ })
    .first()
    .click()
  await move.click()
  await expect(ticket.getByRole('status')).toHaveText('Визит перенесён')
})

test('reminders are set for each patient apart, and a way that is not there says why [1.45, 3.100]', async ({ page }) => {
  const olga = await aPatient()
  const child = await aChild(olga)
  await openAs(page, olga, '/profile')
  await page.getByRole('link', { name: /^Напоминания/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Напоминания' })).toBeVisible()
  await expect(page.getByText('С 22:00 до 8:00 не беспокоим')).toBeVisible()
  const boxes = page.getByRole('group', { name: /^Михаил/ }).getByRole('checkbox')
  await expect(boxes).toHaveCount(7)
  await expect(page.getByText('Сначала подтвердите личную почту в профиле')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Указать почту в профиле' })).toHaveAttribute('href', '/profile')
  await expectAccessible(page)
  const ofChild = page.getByRole('group', { name: /^Михаил/ })
  await ofChild.getByRole('checkbox', { name: 'За 4 часа' }).check()
  await expect(page.getByText('Напоминания изменены').first()).toBeVisible()
  await ofChild.getByRole('checkbox', { name: 'Не напоминать' }).check()
  await expect(ofChild).toContainText('О визитах этого человека не напоминаем')
  await expect.poll(async () => agreed(await olga.call(readReminders, {})).people.find(one => one.profileId === child)?.choices).toEqual([])
  await page.reload()
  await expect(ofChild.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('group', { name: /^Ольга/ }).getByRole('checkbox', { checked: true })).toHaveCount(2)
  agreed(await olga.call(chooseReminders, { profileId: child, choices: ['minutes-30'] }))
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a browser that may not show notifications says how to allow them [8.83]', async ({ page }) => {
    await openReminders(page)
    await page.getByRole('radio', { name: /^Уведомление в браузере/ }).click()
    await expect(page.getByText('Разрешите их для этого сайта в настройках браузера')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^SMS/ })).toBeChecked()
    await expectAccessible(page)
  })

  test('with the permission reminders come as pushes, which the worker shows and which lead to their page', async ({ page, context }) => {
    await context.grantPermissions(['notifications'])
    // The browser of the journeys has no push service behind it.
    await page.addInitScript(() => {
      const json = {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/x',
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
      }
      PushManager.prototype.subscribe = async () => ({ toJSON: () => json }) as unknown as PushSubscription
    })
    await openReminders(page)
    await page.getByRole('radio', { name: /^Уведомление в браузере/ }).click()
    await expect(page.getByText('Этот браузер получает уведомления.')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Уведомление в браузере/ })).toBeChecked()
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
    const shown = await noticesOf(context)
    await deliverPush(page, { title: 'Визит', text: 'Завтра в 14:30', address: '/visit-link#x', tag: 'one' })
    await expect
      .poll(shown)
      .toEqual([
        expect.objectContaining({ title: 'Визит', body: 'Завтра в 14:30', data: { address: `${process.env.E2E_ORIGIN}/visit-link#x` } })
      ])
    const slots = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 1)
    const visit = await book(await aPatient(), slots[0]!)
    const address = `/visit-link#${await remindOf(visit.orderId)}`
    await deliverPush(page, { title: 'Визит', text: 'Завтра в 14:30', address, tag: 'two', asks: true })
    await expect.poll(async () => (await shown()).at(-1)).toMatchObject({ actions: [{ title: 'Приду' }, { title: 'Открыть' }] })
    await pressNotice(context, 'come')
    await expect.poll(async () => (await shown()).at(-1)).toMatchObject({ body: 'Спасибо, ждём вас', tag: 'two' })
    const linked = await context.newPage()
    await linked.goto(address)
    await expect(linked.getByRole('article').getByRole('status')).toHaveText('Спасибо, ждём вас')
    await linked.close()
    await page.getByRole('button', { name: 'Выключить в этом браузере' }).click()
    await expect(page.getByText('Уведомления выключены')).toBeVisible()
  })
})

async function openReminders(page: Page): Promise<void> {
  await openAs(page, await aPatient(), '/profile/reminders')
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** What the worker asks the browser to show: the browser of the journeys has nowhere to show it. */
async function noticesOf(context: BrowserContext): Promise<() => Promise<unknown[]>> {
  const worker = context.serviceWorkers()[0]!
  await worker.evaluate(() => {
    const own = globalThis as unknown as { registration: { showNotification: unknown }; shown: unknown[] }
    own.shown = []
    own.registration.showNotification = (title: string, options: object) => Promise.resolve(void own.shown.push({ title, ...options }))
  })
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
}

/** A press on a button of the notice that was shown last, as the browser tells the worker of it. */
async function pressNotice(context: BrowserContext, action: string): Promise<void> {
  await context.serviceWorkers()[0]!.evaluate(async pressed => {
    const { shown } = globalThis as unknown as { shown: { lang: string; tag: string; data: unknown; title: string }[] }
    const event = new Event('notificationclick')
    let done: Promise<unknown> | undefined
    Object.assign(event, {
      action: pressed,
      notification: { ...shown.at(-1)!, close: () => undefined },
      waitUntil: (work: Promise<unknown>) => {
        done = work
      }
    })
    dispatchEvent(event)
    await done
  }, action)
}

/** As a push service would, to the worker of this page. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ isDeleted }) => !isDeleted)
      if (one) resolve(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: process.env.E2E_ORIGIN!,
    registrationId,
    data: JSON.stringify(message)
  })
}
