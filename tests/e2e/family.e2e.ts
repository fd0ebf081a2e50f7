import { addMonths, minskDay, showDay } from '@vizit/rules/days'
import { expect, expectAccessible, type Page, test } from './journey.ts'
import { takeAdultsFrom } from './passing-time.ts'
import { aChild, aPatient, aPatronymic, openAs } from './patient.ts'
import { type PersonTyped, typePerson } from './sign-in-steps.ts'
import { agree, expectHeld, submitBooking, submitOf } from './slot-form.ts'
import { DOCTORS, doctorCalled, freeTimes, isFree, someDoctor } from './timetable.ts'

/** A boy of his own for each journey: the same child is not taken into two families. */
function misha(): PersonTyped {
  return { lastName: 'Савицкий', firstName: 'Михаил', middleName: aPatronymic(), birthday: '10.03.2018', sex: 'Мужской' }
}

test('a parent adds a child, who must be one, with consent [2.41, 2.42, 2.43, 5.25, 5.27, 6.13]', async ({ page }) => {
  const olga = await aPatient()
  await openAs(page, olga, '/family')
  await expect(page.getByRole('heading', { name: 'В семье пока никого нет' })).toBeVisible()
  await expectAccessible(page)
  await chooseChild(page)
  const boy = misha()
  // From the 18th birthday on nobody is a child.
  await typePerson(page, { ...boy, birthday: showDay(addMonths(minskDay(new Date()), -18 * 12)) })
  await expect(page.getByText('Взрослый', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect(page.getByText('Без согласия добавить ребёнка нельзя')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Дата рождения').fill(boy.birthday)
  await expect(page.getByText('Взрослый', { exact: true })).toBeHidden()
  await parentalConsent(page)
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect(page).toHaveURL('/family')
  const members = page.getByRole('list', { name: 'Семья' })
  await expect(members.getByRole('listitem').filter({ hasText: 'Михаил Савицкий' })).toContainText('Сын, 8 лет')
  await expectAccessible(page)
})

test('a doctor of adults refuses a child of the family in words, and a doctor of children its parent [2.75, 2.76, 6.15, 6.17, 8.33, 8.34]', async ({
  page
}) => {
  const olga = await aPatient()
  await aChild(olga)
  await openAs(page, olga, '/timeslot')
  const adults = await doctorCalled(DOCTORS.adultsOnly)
  await page.goto(`/timeslot?doctorId=${adults.doctorId}`)
  await page.getByRole('button', { name: 'Ребёнку' }).click()
  const who = page.getByRole('dialog', { name: 'Кого записать' })
  await expectAccessible(page)
  await who.getByRole('button', { name: /Михаил/ }).click()
  const card = page.getByRole('article', { name: adults.fullName })
  await expect(card).toContainText('Врач принимает только взрослых')
  await expect(card.getByRole('button', { name: /^\d\d:\d\d/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Показать педиатров: \d/ })).toBeVisible()
  await expectAccessible(page)

  const children = await doctorCalled(DOCTORS.childrenOnly)
  const [slot] = await freeTimes(children, 1)
  await page.goto(`/timeslot/${slot!.timeslotId}`)
  await expectHeld(page)
  await expect(page.getByRole('radio', { name: /^Мне/ })).toBeDisabled()
  await expect(page.getByText(/Врач принимает только детей/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Михаил/ })).toBeChecked()
  await expectAccessible(page)
  await submitBooking(page)
  await expect(page.getByRole('main')).toContainText('Михаил')
})

test('a patient books and manages visits for oneself and for a child of the family [1.05]', async ({ page }) => {
  const olga = await aPatient()
  await aChild(olga)
  const [own, childs] = [await someDoctor(), await doctorCalled(DOCTORS.childrenOnly)]
  const [mine] = await freeTimes(own, 3)
  const his = (await freeTimes(childs, 3)).find(time => time.day !== mine!.day)!
  for (const { timeslotId } of [mine!, his]) {
    await openAs(page, olga, `/timeslot/${timeslotId}`)
    await expectHeld(page)
    await submitBooking(page)
  }
  await page.getByRole('link', { name: 'К моим визитам' }).click()
  const [my, sons] = [own, childs].map(doctor => page.getByRole('article', { name: doctor.fullName }))
  await expect(my!).toBeVisible()
  await expect(my!).not.toContainText('Михаил')
  await expect(sons!).toContainText('Михаил, сын')
  for (const visit of [sons!, my!]) {
    await visit.getByRole('button', { name: /^Отменить визит/ }).click()
    const asked = page.getByRole('dialog', { name: 'Отмена визита' })
    await asked.getByRole('button', { name: 'Отменить визит' }).click()
    // While this dialog is open, or one that refuses, the page behind it is out of reach: no visit would be found there, cancelled or not. A toast is none of them.
    await expect(page.locator('[role="dialog"]:not([aria-modal="false"])')).toHaveCount(0)
    await expect(visit).toHaveCount(0)
  }
  for (const { timeslotId } of [mine!, his]) expect(await isFree(timeslotId)).toBe(true)
})

test('the same child is not added twice, by this device or by another [4.98, 4.99, 5.78, 8.43]', async ({ page }) => {
  const olga = await aPatient()
  const boy = misha()
  await openAs(page, olga, '/family/add-child')
  await typePerson(page, boy)
  await parentalConsent(page)
  // meanwhile, on another device
  await aChild(olga, { middleName: boy.middleName })
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect(page.getByRole('alert')).toContainText('Такой ребёнок уже существует')
  await expect(page.getByRole('alert')).toContainText('попросите второго родителя принять вас в семью')
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Михаил')
  await expectAccessible(page)
  await page.goto('/family')
  await chooseChild(page)
  await typePerson(page, { ...boy, lastName: 'савицкий' })
  await parentalConsent(page)
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect(page.getByRole('alert')).toContainText('Такой ребёнок уже существует')
})

test('a sixth child is refused with a way to support [2.105, 5.73, 9.04, 8.100]', async ({ page }) => {
  const olga = await aPatient()
  for (const firstName of ['Анна', 'Вера']) await aChild(olga, { firstName, sex: 'FEMALE' })
  for (const firstName of ['Борис', 'Глеб']) await aChild(olga, { firstName })
  await openAs(page, olga, '/family/add-child')
  await typePerson(page, misha())
  await parentalConsent(page)
  await aChild(olga, { firstName: 'Дарья', sex: 'FEMALE' })
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click()
  await expect(page.getByRole('alert')).toContainText('Чтобы добавить ещё одного ребёнка, обратитесь в поддержку.')
  await expect(page.getByRole('link', { name: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await page.goto('/family')
  await chooseChild(page)
  await expect(page.getByRole('dialog', { name: 'В семье уже 5 детей' })).toContainText(
    'Чтобы добавить ещё одного ребёнка, обратитесь в поддержку.'
  )
  await expectAccessible(page)
  await page.goto('/family/add-child')
  await expect(page.getByRole('link', { name: 'ОБРАТИТЬСЯ В ПОДДЕРЖКУ' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
})

test('a patient whose age the clinic no longer takes is led back to the timetable with the reason [5.40, 8.35]', async ({ page }) => {
  const doctor = await someDoctor()
  const [slot] = await freeTimes(doctor, 1)
  await openAs(page, await aPatient(), `/timeslot/${slot!.timeslotId}`)
  await expectHeld(page)
  await agree(page)
  await takeAdultsFrom(doctor.doctorId, 90)
  try {
    await submitOf(page).click()
    await expect(page).toHaveURL(/\/timeslot\?/)
    await expect(page.getByRole('alert')).toContainText('Онлайн-запись невозможна из-за ограничений по возрасту')
    await expectAccessible(page)
  } finally {
    await takeAdultsFrom(doctor.doctorId, null)
  }
})

async function chooseChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Добавить родственника' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Кого добавить' })
  const child = /^Ребёнок/
  await dialog
    .getByRole('link', { name: child })
    .or(dialog.getByRole('button', { name: child }))
    .click()
}

async function parentalConsent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Я родитель/ }).check()
}
