import { listAssignmentServices } from '@vizit/contract/service-tree'
import { listWaitingRequests } from '@vizit/contract/waiting-list'
import { expect, expectAccessible, test } from './journey.ts'
import { callOff, offerTime } from './passing-time.ts'
import { agreed, aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes, visitor } from './timetable.ts'

test('where a doctor has no time one asks to be told, sees what is waited for, is led to the time, and waits no longer', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, '/waiting-list')
  await expect(page.getByRole('heading', { name: 'Вы ничего не ждёте' })).toBeVisible()
  await expectAccessible(page)

  const doctor = await doctorCalled(DOCTORS.noSlots)
  await page.goto(`/timeslot?doctorId=${doctor.doctorId}`)
  await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сообщить, когда появится время' })
  await dialog.getByRole('radio', { name: /^Любой день/ }).check()
  await dialog.getByRole('button', { name: 'Утро' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Сообщить мне' }).click()
  await page.getByRole('button', { name: 'Мои запросы' }).click()
  const request = page.getByRole('article', { name: DOCTORS.noSlots })
  await expect(request).toContainText('Ждём')
  await expect(request).toContainText('днём, вечером')
  await expectAccessible(page)

  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 9)
  const { requests } = agreed(await olga.call(listWaitingRequests, {}))
  await offerTime(requests[0]!.id, slot!.timeslotId)
  await page.reload()
  await expect(request).toContainText('Есть время')
  await expect(request.getByRole('link', { name: 'Записаться' })).toHaveAttribute('href', new RegExp(`/timeslot/${slot!.timeslotId}`))
  await expectAccessible(page)
  await request.getByRole('button', { name: /^Удалить запрос/ }).click()
  await expect(page.getByRole('heading', { name: 'Вы ничего не ждёте' })).toBeVisible()
})

test('the hours of a request are hours and minutes of a day [5.22], the first not after the last [5.23], and the request says them', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, `/timeslot?doctorId=${(await doctorCalled(DOCTORS.noSlots)).doctorId}`)
  await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сообщить, когда появится время' })
  const submit = dialog.getByRole('button', { name: 'Сообщить мне' })
  await dialog.getByRole('button', { name: 'Точные часы' }).click()
  const [from, to] = [dialog.getByLabel('Начало приёма не раньше'), dialog.getByLabel('И не позже')]
  await from.pressSequentially('2460')
  await expect(from).toHaveValue('24:60')
  await expect(dialog.getByText('Введите корректное время', { exact: true })).toHaveCount(1)
  await submit.click()
  // both fields: one is no time, the other is empty
  await expect(dialog.getByText('Введите корректное время', { exact: true })).toHaveCount(2)
  await expect(from).toBeFocused()
  await expectAccessible(page)
  await from.fill('')
  await from.pressSequentially('1100')
  await to.pressSequentially('9:30')
  await expect(to).toHaveValue('09:30')
  await submit.click()
  await expect(dialog.getByText('Введите корректное время')).toHaveCount(0)
  await expect(dialog.getByText('Время начала не может быть больше времени окончания', { exact: true })).toBeVisible()
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  expect(agreed(await olga.call(listWaitingRequests, {})).requests).toEqual([])
  await from.fill('')
  await from.pressSequentially('0900')
  await submit.click()
  await page.getByRole('button', { name: 'Мои запросы' }).click()
  await expect(page.getByRole('article', { name: DOCTORS.noSlots })).toContainText('с 09:00 до 09:30')
  expect(agreed(await olga.call(listWaitingRequests, {})).requests).toMatchObject([{ times: { from: '09:00', to: '09:30' } }])
  await expectAccessible(page)
})

test('for a service with no time, and for any doctor of a branch, one asks to be told too; an offer of the service leads to its form', {
  tag: '@long'
}, async ({ page }) => {
  const olga = await aPatient()
  const doctor = await doctorCalled(DOCTORS.noSlots)
  const { assignmentId, branchId, branch } = doctor.worksAt[0]!
  const { services } = agreed(await visitor(listAssignmentServices, { provider: 'all', assignmentId }))
  const service = services.find(one => one.forAdult)!
  await openAs(page, olga, `/service?serviceId=${service.id}&branchId=${branchId}&doctorId=${doctor.doctorId}`)
  await page.getByRole('button', { name: 'Сообщить, когда появится время' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${service.name}, ${branch}`)
  await dialog.getByRole('radio', { name: /^Любой день/ }).check()
  await dialog.getByRole('button', { name: 'Сообщить мне' }).click()
  await page.getByRole('button', { name: 'Мои запросы' }).click()
  const request = page.getByRole('article', { name: service.name })
  await expect(request).toContainText(`${DOCTORS.noSlots}, ${branch}`)
  const { requests } = agreed(await olga.call(listWaitingRequests, {}))
  expect(requests[0]).toMatchObject({ doctor: { id: doctor.doctorId }, service: { id: service.id }, branch: { id: branchId } })
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 9)
  await offerTime(requests[0]!.id, slot!.timeslotId)
  await page.reload()
  const form = `/service/${slot!.timeslotId}?serviceId=${service.id}&who=${olga.profileId}`
  await expect(request.getByRole('link', { name: 'Записаться' })).toHaveAttribute('href', form)

  const { specialityId, worksAt } = await doctorCalled(DOCTORS.adultsOnly)
  await page.goto(`/timeslot?branchId=${worksAt[0]!.branchId}&specialityId=${specialityId}`)
  await page.getByRole('button', { name: 'Сообщить, когда появится время у любого врача' }).click()
  await expect(dialog).toContainText(worksAt[0]!.branch)
  await dialog.getByRole('radio', { name: /^Любой день/ }).check()
  await dialog.getByRole('button', { name: 'Сообщить мне' }).click()
  await expect(dialog).toContainText('Ждать не нужно: такое время свободно')
  await expect(dialog.getByRole('link', { name: /^Записаться: .*, \d\d:\d\d$/ })).toHaveAttribute('href', /^\/timeslot\/[^?]+\?who=/)
  await expectAccessible(page)
})

test('the family’s calendar is made, read by its address, told more of, and revoked', { tag: '@long' }, async ({ page }) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 10)
  const { orderId } = await book(olga, slot!)
  await openAs(page, olga, '/profile/calendar')
  await expect(page.getByRole('button', { name: 'Создать подписку' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Создать подписку' }).click()
  const link = await page.getByText(/\/api\/v2\/public\/calendar\//).textContent()
  await expect(page.getByRole('link', { name: 'Открыть в календаре' })).toHaveAttribute('href', link!.replace(/^https?:/, 'webcal:'))
  await expectAccessible(page)
  const read = () => page.request.get(new URL(link!).pathname)
  expect(await (await read()).text()).toContain(`UID:${orderId}@vizit`)
  expect(await (await read()).text()).not.toContain('Ковалёва')
  await page.getByRole('radio', { name: /^Врач, специальность/ }).check()
  await expect(page.getByText('Календарь покажет это')).toBeVisible()
  expect(await (await read()).text()).toContain('Ковалёва')

  await page.getByRole('button', { name: 'Отозвать адрес' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отозвать адрес' }).click()
  await expect(page.getByRole('button', { name: 'Создать подписку' })).toBeVisible()
  expect((await read()).status()).toBe(404)
})

test('a visit that its centre has called off says why and offers other times, and one press books', async ({ page }) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 9)
  await callOff((await book(olga, slot!)).orderId, 'врач заболел')
  await openAs(page, olga, '/visits')
  const visit = page.getByRole('article').filter({ hasText: 'врач заболел' })
  await expect(visit.getByRole('heading', { name: 'Другое время взамен' })).toBeVisible()
  await expect(visit.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await visit
    .getByRole('button', { name: /^Записаться взамен/ })
    .first()
    .click()
  await expect(visit).toContainText('Вы уже записались на другое время.')
  await expect(page.getByRole('article').filter({ hasText: 'Вы записаны' })).toHaveCount(1)
  await expectAccessible(page)
})
