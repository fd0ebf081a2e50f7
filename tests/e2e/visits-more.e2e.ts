import { bookService } from '@vizit/contract/booking'
import { listConsentTexts } from '@vizit/contract/consent'
import { confirmFamilyRequest, drawFamilyCode, joinFamily } from '@vizit/contract/family-code'
import { listServiceDays, listServiceTimes } from '@vizit/contract/service-times'
import { listAssignmentServices } from '@vizit/contract/service-tree'
import { addDays, minskDay, minskTime } from '@vizit/rules/days'
import { attach, leaveMoving } from './clinic-and-moderator.ts'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { moveVisit } from './passing-time.ts'
import { aChild, agreed, aPatient, openAs, type Patient } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes, isFree, visitor } from './timetable.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
const DAY_MINUTES = 24 * 60

function visitOf(page: Page, doctor: string) {
  return page.getByRole('article', { name: doctor })
}

/** Lets somebody with an account into the family, by its code. */
async function letIn(owner: Patient, joiner: Patient, as: 'SPOUSE' | 'RELATIVE', childId: string): Promise<void> {
  const grants = as === 'RELATIVE' ? [{ profileId: childId, level: 'BOOK_VISITS' as const }] : []
  const { shown } = agreed(await owner.call(drawFamilyCode, { grants }))
  const { requestId } = agreed(await joiner.call(joinFamily, { code: shown.code, as }))
  agreed(await owner.call(confirmFamilyRequest, { requestId }))
}

test('a child’s visit is moved by the other spouse and by a relative who may book; a time that is taken under one’s hands keeps the day [6.21, 6.25, 8.19]', async ({
  page
}) => {
  const doctor = await doctorCalled(DOCTORS.childrenOnly)
  const [olga, pavel, nina] = [
    await aPatient(),
    await aPatient({ lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE' }),
    await aPatient({ lastName: 'Ровда', firstName: 'Нина', middleName: 'Петровна', birthday: '1944-02-01' })
  ]
  const misha = await aChild(olga)
  await letIn(olga, pavel, 'SPOUSE', misha)
  await letIn(olga, nina, 'RELATIVE', misha)
  const [first, ...others] = await freeTimes(doctor, 9)
  await book(olga, first!, misha)
  const wanted = others.find(slot => slot.day > first!.day)!

  await openAs(page, pavel, '/visits')
  await visitOf(page, doctor.fullName)
    .getByRole('link', { name: /^Перенести визит/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Перенос визита' })).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?day=${wanted.day}`)
  const time = (clock: string) => page.getByRole('button', { name: new RegExp(`^${clock}, .*${doctor.fullName}`) })
  await time(wanted.time).click()
  await expect(page).toHaveURL(/slot=/)
  await expectAccessible(page)
  const bar = page.getByRole('region', { name: 'Новое время визита' })
  await expect(bar).toContainText(`вместо`)
  await bar.getByRole('button', { name: 'Перенести' }).click()
  const question = page.getByRole('dialog', { name: 'Перенести визит?' })
  await expect(question).toContainText(first!.time)
  await expect(question).toContainText(wanted.time)
  await expectAccessible(page)

  const stranger = await aPatient({ lastName: 'Мороз', firstName: 'Инна' })
  await book(stranger, wanted, await aChild(stranger, { firstName: 'Вера', sex: 'FEMALE' }))
  await question.getByRole('button', { name: 'Перенести визит' }).click()
  await expect(page.getByRole('alert')).toContainText(`Время ${wanted.time} только что заняли`)
  await expect(question).toBeHidden()
  await expect(time(wanted.time)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`day=${wanted.day}`))
  await expectAccessible(page)

  const next = page.getByRole('button', { name: new RegExp(`^\\d\\d:\\d\\d, .*${doctor.fullName}`) }).first()
  const [clock] = (await next.getAttribute('aria-label'))!.split(', ')
  await next.click()
  await bar.getByRole('button', { name: 'Перенести' }).click()
  await question.getByRole('button', { name: 'Перенести визит' }).click()
  await expect(page.getByText('Визит перенесён')).toBeVisible()
  await expect(visitOf(page, doctor.fullName)).toContainText(clock!)
  expect(await isFree(first!.timeslotId)).toBe(true)

  await openAs(page, nina, '/visits')
  await visitOf(page, doctor.fullName)
    .getByRole('link', { name: /^Перенести визит/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Перенос визита' })).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}?day=${first!.day}&slot=${first!.timeslotId}`)
  await bar.getByRole('button', { name: 'Перенести' }).click()
  await question.getByRole('button', { name: 'Перенести визит' }).click()
  await expect(visitOf(page, doctor.fullName)).toContainText(first!.time)
})

test('a move that waits for the clinic says so, and an unmovable visit says why', async ({ page }) => {
  const olga = await aPatient()
  const [slot, later] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 8)
  const { orderId } = await book(olga, slot!)
  await leaveMoving(orderId, new Date(later!.startTime))
  await openAs(page, olga, '/visits')
  const visit = visitOf(page, DOCTORS.adultsOnly)
  await expect(visit).toContainText('ждём ответа центра')
  await expect(visit).toContainText(slot!.time)
  await expect(visit.getByRole('link', { name: /^Перенести/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto(`/visits/${orderId}/move`)
  await expect(page.getByRole('heading', { name: 'Визит уже переносится' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/visits/11111111-1111-4111-8111-111111111111/move')
  await expect(page.getByRole('heading', { name: 'Такого визита нет' })).toBeVisible()
})

test('a booked service moves to another time of the same service', { tag: '@long' }, async ({ page }) => {
  const olga = await aPatient()
  const { visit, other } = await serviceVisit(olga)
  await openAs(page, olga, `/visits/${visit.orderId}/move`)
  const clock = minskTime(new Date(other.startTime))
  await expect(page.getByRole('heading', { name: visit.serviceName! })).toBeVisible()
  await page.goto(`/visits/${visit.orderId}/move?day=${minskDay(new Date(other.startTime))}&slot=${other.timeslotId}`)
  const bar = page.getByRole('region', { name: 'Новое время визита' })
  await expect(bar).toContainText(clock)
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Перенести' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Перенести визит' }).click()
  await expect(page.getByRole('article', { name: visit.serviceName! })).toContainText(clock)
})

/** A service of the doctor whom nobody else’s journey asks for services, booked by the API, and another time of it. */
async function serviceVisit(patient: Patient) {
  const provider = 'all'
  const { doctorId, worksAt } = await doctorCalled(DOCTORS.twoBranches)
  const { assignmentId, branchId } = worksAt[0]!
  const { services } = agreed(await visitor(listAssignmentServices, { provider, assignmentId }))
  const { id: serviceId, name: serviceName, duration: slotDuration } = services.find(service => service.forAdult)!
  const from = minskDay(new Date())
  const place = { provider, serviceId, branchId, doctorId }
  const { days } = agreed(await visitor(listServiceDays, { ...place, dateStart: addDays(from, 10), dateEnd: addDays(from, 40) }))
  const timesOf = async (date: string) => agreed(await visitor(listServiceTimes, { ...place, date })).times
  const [first] = await timesOf(days[0]!.date)
  const [other] = await timesOf(days[1]!.date)
  const { texts } = agreed(await visitor(listConsentTexts, {}))
  const agreement = texts.find(text => text.kind === 'booking')!.version
  const { timeslotId: timetableId } = first!
  const input = { timetableId, assignmentId, profileId: patient.profileId, agreement, serviceId, serviceName, slotDuration }
  return { visit: agreed(await patient.call(bookService, input)), other: other! }
}

test('a past visit keeps its documents, and is deleted from the list from the following day on [4.74]', async ({ page }) => {
  const olga = await aPatient()
  const doctor = await doctorCalled(DOCTORS.twoBranches)
  const [slot, other] = await freeTimes(doctor, 15)
  const { orderId } = await book(olga, slot!)
  await moveVisit(orderId, -1, 'done')
  await moveVisit((await book(olga, other!)).orderId, -2 * DAY_MINUTES, 'done')
  await attach(orderId, 'Описание', PDF)
  await attach(orderId, 'Снимок', PNG)

  await openAs(page, olga, '/visits?tab=past')
  const today = visitOf(page, doctor.fullName).first()
  await today.getByRole('button', { name: /^Документы, 2: / }).click()
  const documents = page.getByRole('dialog', { name: 'Документы визита' })
  await expect(documents.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await documents.getByRole('button', { name: /Описание\.pdf/ }).click()
  expect((await download).suggestedFilename()).toBe('Описание.pdf')
  await documents.getByRole('button', { name: /Снимок\.png/ }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Снимок.png' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await today.getByRole('button', { name: /^Ещё о визите/ }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toContainText('Удалить можно со следующего дня')
  await expect(menu.getByRole('button', { name: /Удалить/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await visitOf(page, doctor.fullName)
    .nth(1)
    .getByRole('button', { name: /^Ещё о визите/ })
    .click()
  await menu.getByRole('button', { name: 'Удалить из списка' }).click()
  const question = page.getByRole('dialog', { name: 'Удалить визит из списка?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Удалить визит' }).click()
  await expect(page.getByText('Визит удалён из списка')).toBeVisible()
  await expect(visitOf(page, doctor.fullName)).toHaveCount(1)
  await page.reload()
  await expect(visitOf(page, doctor.fullName)).toHaveCount(1)
})

test('the switch leads to the invoices, where services are confirmed or rejected with a reason, some of them or all [2.25, 3.99, 4.84, 4.85, 4.86, 4.88]', async ({
  page
}) => {
  const olga = await aPatient()
  await openAs(page, olga, '/visits')
  await page.getByRole('button', { name: 'Счета' }).click()
  await expect(page).toHaveURL('/visits?show=invoices')
  const row = page.getByRole('list', { name: 'Счета' }).getByRole('link')
  await expect(row).toContainText('Ждёт вашего ответа')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Визиты', exact: true }).click()
  await expect(page).toHaveURL('/visits')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Счета' }).click()
  await row.click()
  const service = (name: string) => page.getByRole('region', { name })
  const injection = service('Внутримышечная инъекция')
  await injection.getByRole('radio', { name: 'Отклонить' }).check()
  await page.getByRole('button', { name: 'Отправить ответ: 1 позиция' }).click()
  await expect(injection).toContainText('Напишите причину')
  await expect(injection.getByLabel('Почему отклоняете')).toBeFocused()
  await expectAccessible(page)
  await injection.getByLabel('Почему отклоняете').fill('Укол не делали')
  await page.getByRole('button', { name: 'Отправить ответ: 1 позиция' }).click()
  const question = page.getByRole('dialog', { name: 'Отправить ответ?' })
  await expect(question).toContainText('Без ответа останется: 2 позиции')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Отправить' }).click()
  await expect(injection).toContainText('Не оказана')
  await expect(injection).toContainText('Причина: Укол не делали')

  await page.getByRole('button', { name: 'Подтвердить все' }).click()
  await page.getByRole('button', { name: 'Отправить ответ: 2 позиции' }).click()
  await question.getByRole('button', { name: 'Отправить' }).click()
  await expect(service('Приём врача-терапевта, первичный')).toContainText('Оказана')
  await expect(page.getByRole('main')).toContainText('Оплата подтверждена частично')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'К счетам' }).click()
  await expect(row).toContainText('Подтверждён частично')
})
