import { changeGrant } from '@vizit/contract/access'
import { bookDoctorSlot } from '@vizit/contract/booking'
import { confirmFamilyRequest, drawFamilyCode, joinFamily, listFamilyRequests, markFamilySeen } from '@vizit/contract/family-code'
import { listVisits } from '@vizit/contract/visits'
import { fallSilent } from './clinic-and-moderator.ts'
import { expect, expectAccessible, isPhone, type Page, test } from './journey.ts'
import { aChild, agreed, aPatient, openAs, type Patient } from './patient.ts'
import { agree, expectHeld, noteOf, submitOf } from './slot-form.ts'
import { book, DOCTORS, doctorCalled, type FreeTime, freeTimes, someDoctor } from './timetable.ts'

const PAVEL = { lastName: 'Орлов', firstName: 'Павел', middleName: 'Ильич', sex: 'MALE', birthday: '1966-06-01' } as const

test('a clinic that does not answer leaves the visit to be confirmed; one that is known to be silent is told at once, with a way on, and what was typed stays [8.70]', async ({
  page
}) => {
  // At the desk of another clinic: the first is known to be silent for a while.
  const doctor = isPhone(page) ? await doctorCalled(DOCTORS.twoBranches) : await someDoctor('linden')
  const times = onDifferentDays(await freeTimes(doctor, isPhone(page) ? 26 : 1))
  const [olga, somebody] = await Promise.all([aPatient(), aPatient({ lastName: 'Мороз', firstName: 'Инна' })])
  const answer = await fallSilent(doctor.doctorId)
  try {
    await openAs(page, olga, `/timeslot/${times[0]!.timeslotId}`)
    await expectHeld(page)
    await agree(page)
    await submitOf(page).click()
    await expect(page.getByRole('heading', { name: 'Ждём подтверждения' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Мы пришлём SMS')
    await expectAccessible(page)

    // Five questions without an answer in a row are enough.
    await Promise.all(times.slice(2, 6).map(time => book(somebody, time)))
    await page.goto(`/timeslot/${times[1]!.timeslotId}`)
    await expectHeld(page)
    await noteOf(page).fill('Нужна справка')
    await agree(page)
    await submitOf(page).click()
    const trouble = page.getByRole('alert')
    await expect(trouble).toContainText('Медицинский центр не отвечает')
    await expect(trouble.getByRole('link', { name: /^Позвонить/ }).first()).toHaveAttribute('href', /^tel:\+375/)
    await expect(trouble.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute('href', /^mailto:/)
    await expect(noteOf(page)).toHaveValue('Нужна справка')
    await expectAccessible(page)
  } finally {
    await answer()
  }
  await submitOf(page).click()
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
})

test('a booking that is sent without a connection is not lost: it goes out when the connection is back, and once [8.46]', async ({
  page,
  context
}) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.twoBranches), 24)
  const keys: (string | undefined)[] = []
  await openAs(page, olga, `/timeslot/${slot!.timeslotId}`)
  await expectHeld(page)
  await noteOf(page).fill('Болит колено')
  await agree(page)
  await context.setOffline(true)
  await submitOf(page).click()
  const notice = page.getByRole('status').filter({ hasText: 'Нет связи. Запись не потерялась' })
  await expect(notice).toContainText('Мы повторим её, как только связь вернётся. Второй записи не будет.')
  await expect(noteOf(page)).toHaveValue('Болит колено')
  await expectAccessible(page)

  // The first answer is lost on its way back: the server has the visit, the page does not know.
  await page.route(`**${bookDoctorSlot.path}`, async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toBeTruthy()
  await page.getByRole('link', { name: 'К моим визитам' }).click()
  await expect(page.getByRole('tab', { name: 'Будущие, 1' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(agreed(await olga.call(listVisits, {})).orders).toMatchObject([{ status: 'booked' }])
})

test('a child that has outgrown a children’s doctor: the card says why and what to do, and shows its times again for a younger one [2.75, 2.76, 5.38, 6.47]', async ({
  page
}) => {
  const olga = await aPatient()
  const year = new Date().getFullYear()
  await aChild(olga, { firstName: 'Глеб', birthday: `${year - 16}-01-01` })
  await aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: `${year - 8}-01-01` })
  const doctor = await doctorCalled(DOCTORS.childrenFrom3To14)
  const [slot] = await freeTimes(doctor, 3)
  await openAs(page, olga, `/timeslot?doctorId=${doctor.doctorId}&date=${slot!.day}`)
  const card = page.getByRole('article', { name: doctor.fullName })
  const times = card.getByRole('button', { name: /^\d\d:\d\d/ })
  await choosePerson(page, /Глеб/)
  await expect(card).toContainText('Врач не принимает пациентов этого возраста')
  await expect(card).toContainText('Глеб, 16 лет: возраст не подходит. Выберите другого врача или другого пациента.')
  await expect(times).toHaveCount(0)
  await expectAccessible(page)
  await choosePerson(page, /Вера/)
  await expect(times.first()).toBeVisible()
  await expect(card).not.toContainText('возраст не подходит')
})

test('a relative who has not allowed it is among those a visit may be for, cannot be chosen and it says whose action it takes; then can be [2.75]', async ({
  page
}) => {
  const [olga, pavel] = await Promise.all([aPatient(), aPatient(PAVEL)])
  await marry(olga, pavel)
  const doctor = await doctorCalled(DOCTORS.adultsOnly)
  await openAs(page, olga, `/timeslot?doctorId=${doctor.doctorId}`)
  await page.getByRole('button', { name: 'Другому' }).click()
  const who = page.getByRole('dialog', { name: 'Кого записать' })
  const his = who.getByRole('listitem').filter({ hasText: /Павел/ })
  await expect(his).toContainText('Нет права записывать. Человек должен нажать «Разрешить» в разделе «Моя семья»')
  await expect(his.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  agreed(await pavel.call(changeGrant, { profileId: olga.profileId, level: 'BOOK_VISITS' }))
  await page.reload()
  await page.getByRole('button', { name: 'Другому' }).click()
  await his.getByRole('button').click()
  await expect(page.getByRole('button', { name: /^Павел, \d/ })).toHaveAttribute('aria-pressed', 'true')
})

function onDifferentDays(times: readonly FreeTime[]): FreeTime[] {
  return times.filter((time, at) => times.findIndex(one => one.day === time.day) === at)
}

async function choosePerson(page: Page, name: RegExp): Promise<void> {
  const chips = page.getByRole('group', { name: 'Кого записать' }).getByRole('button')
  await chips.nth(1).click()
  await page.getByRole('dialog', { name: 'Кого записать' }).getByRole('button', { name }).click()
}

/** The two become a family by code; neither may book for the other. */
async function marry(one: Patient, other: Patient): Promise<void> {
  const { shown } = agreed(await one.call(drawFamilyCode, {}))
  agreed(await other.call(joinFamily, { code: shown.code, as: 'SPOUSE' }))
  const { incoming } = agreed(await one.call(listFamilyRequests, {}))
  agreed(await one.call(confirmFamilyRequest, { requestId: incoming[0]!.requestId }))
  for (const person of [one, other]) agreed(await person.call(markFamilySeen, {}))
}
