import { addDays, addMonths, minskDay, minskTime } from '@vizit/rules/days'
import { expect, expectAccessible, isPhone, type Page, test } from './journey.ts'
import { callOff, leavePending, moveVisit } from './passing-time.ts'
import { aPatient, openAs, type Patient } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

const daysOf = new WeakMap<Patient, Set<string>>()

/** Books with this doctor by the API, on a day on which the patient has nothing yet: nobody is with two doctors at once. */
async function visitTo(patient: Patient, doctor: string, afterDays = 8) {
  const days = daysOf.get(patient) ?? new Set()
  daysOf.set(patient, days)
  const slot = (await freeTimes(await doctorCalled(doctor), afterDays)).find(time => !days.has(time.day))!
  days.add(slot.day)
  return book(patient, slot)
}

function visitOf(page: Page, doctor: string) {
  return page.getByRole('article', { name: doctor })
}

test('visits stand under two tabs that live in the address, and are found by every word typed [1.21, 1.31, 2.21, 2.22, 2.23, 2.24, 2.26, 4.61, 6.11]', {
  tag: '@wide'
}, async ({ page }) => {
  const olga = await aPatient()
  await openAs(page, olga, '/visits')
  await expect(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  await expectAccessible(page)

  await moveVisit((await visitTo(olga, DOCTORS.twoBranches)).orderId, -3 * 24 * 60, 'done')
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByRole('heading', { name: 'Данные не найдены' })).toBeVisible()
  await visitTo(olga, DOCTORS.adultsOnly)
  await visitTo(olga, DOCTORS.everyNearDayFull)
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByRole('tab', { name: 'Будущие, 2' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab')).toHaveCount(2)
  await expect(visitOf(page, DOCTORS.adultsOnly)).toContainText('Вы записаны')
  await expectAccessible(page)

  const search = page.getByPlaceholder('Поиск...')
  if (isPhone(page)) await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await search.fill('  КОВАЛЕВА терапевт')
  await expect(page).toHaveURL(/q=/)
  await expect(visitOf(page, DOCTORS.adultsOnly)).toBeVisible()
  await expect(visitOf(page, DOCTORS.everyNearDayFull)).toBeHidden()
  await search.fill('ковалева окулист')
  await expect(page.getByRole('heading', { name: 'Данные не найдены' })).toBeVisible()
  await expectAccessible(page)
  await search.fill('ян')
  await expect(page.getByRole('article')).toHaveCount(2)
  await search.fill('ковалёва')
  // a reload ends what is still on its way to the address
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(search).toHaveValue('ковалёва')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Очистить поиск' }).first().click()

  await page.getByRole('tab', { name: 'Прошедшие' }).click()
  await expect(page).toHaveURL(/tab=past/)
  await expect(visitOf(page, DOCTORS.twoBranches)).toContainText('Состоялся')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await page.goto('/visits')
  await page.getByRole('tab', { name: /Будущие/ }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Прошедшие' })).toBeFocused()
  await expect(visitOf(page, DOCTORS.twoBranches)).toBeVisible()
})

test('a visit that the clinic has yet to confirm, one that it called off, and ones that never took place show as what they are', {
  tag: '@long'
}, async ({ page }) => {
  const olga = await aPatient()
  await leavePending((await visitTo(olga, DOCTORS.adultsOnly)).orderId)
  await callOff((await visitTo(olga, DOCTORS.everyNearDayFull)).orderId, 'врач заболел')
  await moveVisit((await visitTo(olga, DOCTORS.twoBranches)).orderId, -2 * 24 * 60, 'created_manually')
  await moveVisit((await visitTo(olga, DOCTORS.adultsOnly, 12)).orderId, -3 * 24 * 60, 'cancelled')
  await openAs(page, olga, '/visits')
  await expect(visitOf(page, DOCTORS.adultsOnly)).toContainText('Подтверждаем')
  await expect(visitOf(page, DOCTORS.everyNearDayFull)).toContainText('Центр отменил приём: врач заболел.')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Прошедшие' }).click()
  await expect(page.getByText('Данные не найдены')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
})

test('a visit can be cancelled until thirty minutes before; after that the clinic is to be called [8.13, 9.01]', async ({ page }) => {
  const olga = await aPatient()
  const { orderId } = await visitTo(olga, DOCTORS.adultsOnly)
  await openAs(page, olga, '/visits')
  const visit = visitOf(page, DOCTORS.adultsOnly)
  await visit.getByRole('button', { name: /^Отменить визит/ }).click()
  // The clinic moves the visit to a time that is near while the question is on the screen.
  await moveVisit(orderId, 29)
  const question = page.getByRole('dialog', { name: 'Отмена визита' })
  await question.getByRole('button', { name: 'Отменить визит' }).click()
  const refusal = page.getByRole('dialog', { name: 'Невозможно отменить визит' })
  await expect(refusal).toContainText('Для отмены, пожалуйста, обратитесь к администратору медицинского центра')
  await expect(refusal.getByRole('link', { name: /^Позвонить/ }).first()).toHaveAttribute('href', /^tel:\+375/)
  await expectAccessible(page)
  await refusal.getByRole('button', { name: 'Понятно' }).click()
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(visit).toContainText('До визита меньше 30 минут')
  await expect(visit.getByRole('button', { name: /^Отменить визит/ })).toBeHidden()
  await expectAccessible(page)
})

test('the first question asks for a month, the next ones from the day before [4.63, 4.64, 9.14]', async ({ page }) => {
  const olga = await aPatient()
  await visitTo(olga, DOCTORS.adultsOnly)
  const today = minskDay(new Date())
  const asked: (string | null)[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (request.method() === 'GET' && url.pathname.endsWith('/my/providers/orders')) asked.push(url.searchParams.get('dateStart'))
  })
  await openAs(page, olga, '/visits')
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(asked).toEqual([addMonths(today, -1)])
  await page.reload()
  await expect.poll(() => asked.length).toBe(2)
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect.poll(() => asked.length).toBe(3)
  expect(asked.slice(1)).toEqual([addDays(today, -1), addDays(today, -1)])
})

test('without a connection the visits are a copy of a named time, sealed on the device, that can be read but not changed [3.107, 4.62, 8.46]', async ({
  page,
  context
}) => {
  const olga = await aPatient()
  await visitTo(olga, DOCTORS.adultsOnly)
  await openAs(page, olga, '/visits')
  const visit = visitOf(page, DOCTORS.adultsOnly)
  await expect(visit).toBeVisible()
  await context.setOffline(true)
  const banner = page.getByRole('status').filter({ hasText: 'Нет связи' })
  await expect(banner).toContainText(/Показываем копию за \d\d:\d\d/)
  await expect(banner).toContainText(new RegExp(`${minskTime(new Date())}|${minskTime(new Date(Date.now() - 60_000))}`))
  await expect(visit.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  const kept = await keptOnDevice(page)
  expect(kept.entries).toBeGreaterThan(0)
  expect(kept.text).not.toMatch(/Ковал|Терапевт|Каштан/)
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await expect(visit.getByRole('button', { name: /^Отменить визит/ })).toBeVisible()
})

test('what an icon does is written beside it after a second of rest [9.29]', { tag: '@wide' }, async ({ page }) => {
  await openAs(page, await aPatient(), '/visits')
  await expect(page.getByRole('heading', { name: 'У вас пока нет визитов' })).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 5000)
  const refresh = page.getByRole('button', { name: 'Обновить' })
  await refresh.hover()
  await page.clock.runFor(999)
  await expect(page.getByText('Обновить')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByText('Обновить')).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
  await page.mouse.move(0, 0)
  await expect(page.getByText('Обновить')).toHaveCount(0)
})

test('visits that do not load say what the server says of it and what is safe, and load when tried again [8.16]', async ({ page }) => {
  const olga = await aPatient()
  await visitTo(olga, DOCTORS.adultsOnly)
  await page.route('**/api/v2/my/providers/orders?*', route =>
    route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ title: 'Идут работы до 6:00' }) })
  )
  await openAs(page, olga, '/visits')
  await expect(page.getByRole('alert')).toContainText('Не получилось загрузить визиты')
  await expect(page.getByRole('alert')).toContainText('Идут работы до 6:00. Ваши записи не пропали')
  await expect(page.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await page.unroute('**/api/v2/my/providers/orders?*')
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click()
  await expect(visitOf(page, DOCTORS.adultsOnly)).toBeVisible()

  await page.route('**/api/v2/my/providers/orders?*', route => route.fulfill({ status: 500, body: 'no' }))
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Не получилось обновить визиты' })).toContainText(/Ошибка\. Показываем копию за/)
  await page.unroute('**/api/v2/my/providers/orders?*')
  await page.route('**/api/v2/my/providers/orders?*', route => route.abort())
  await page.getByRole('button', { name: 'Обновить' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Нет связи' })).toContainText('Показываем копию за')
})

/** Everything that IndexedDB holds, as text. */
async function keptOnDevice(page: Page): Promise<{ entries: number; text: string }> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result)
        request.onerror = () => failed(request.error)
      })
    const bytes: number[] = []
    let entries = 0
    for (const { name } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name!))
      for (const store of database.objectStoreNames) {
        for (const value of await asked(database.transaction(store).objectStore(store).getAll())) {
          entries++
          const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value]
          for (const part of parts)
            bytes.push(
              ...(part instanceof ArrayBuffer || ArrayBuffer.isView(part)
                ? new Uint8Array(part as ArrayBuffer)
                : new TextEncoder().encode(JSON.stringify(part)))
            )
        }
      }
      database.close()
    }
    return { entries, text: new TextDecoder().decode(new Uint8Array(bytes)) }
  })
}
