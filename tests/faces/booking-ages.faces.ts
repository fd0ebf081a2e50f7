// Ages at the booking of a doctor: who may be chosen, counted on the day of the visit.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { type Person, world } from './world.ts'

/** The 24th of November, a Tuesday. */
const VISIT = '2026-11-24T09:00:00Z'
type Ages = NonNullable<Parameters<typeof world.aDoctor>[0]>

/** The form of a time of a doctor who sees these ages. */
async function aTime(ages: Ages): Promise<string> {
  return (await world.aSlot({ startsAt: VISIT, doctor: ages })).timetableId
}

/** Born so that they are of this age on the day of the visit, and no day longer. */
const born = (age: number, dayLater = false) => `${2026 - age}-11-${dayLater ? '25' : '24'}`

async function expectChoice(name: RegExp, is: 'open' | RegExp): Promise<void> {
  const card = page.getByRole('radio', { name })
  await expect.element(card).toBeVisible()
  if (is === 'open') await expect.element(card).toBeEnabled()
  else {
    await expect.element(card).toBeDisabled()
    await expect.element(page.getByText(is).first()).toBeVisible()
  }
}

test('a doctor of adults takes 18 to 999 years when nothing else is said, else from adultAge to adultAgeTo, both included [5.37]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: born(18) })
  await world.aChild(olga, { firstName: 'Глеб', birthday: born(18, true) })
  openFace(`/timeslot/${await aTime({ adult: true })}`, olga)
  await expectChoice(/Вера/, 'open')
  await expectChoice(/Глеб/, /Врач принимает только взрослых/)
  await expectChoice(/^Мне|Ольга/, 'open')
  openFace(`/timeslot/${await aTime({ adult: true })}`, await world.aPatient({ birthday: '1907-01-01' }))
  await expectChoice(/^Мне|Ольга/, 'open')
  const limited = await aTime({ adult: true, adultAge: 21, adultAgeTo: 60 })
  for (const [birthday, is] of [
    [born(21, true), /от 21/],
    [born(21), 'open'],
    [born(61, true), 'open'],
    [born(61), /до 60/]
  ] as const) {
    openFace(`/timeslot/${limited}`, await world.aPatient({ birthday }))
    await expectChoice(/^Мне|Ольга/, is)
  }
})

test('a doctor of children takes them from childrenAge to childrenAgeTo, both included, and no 18-year-old whatever the upper bound says [5.38]', async () => {
  const olga = await world.aPatient()
  for (const [firstName, birthday] of [
    ['Вера', born(3)],
    ['Глеб', born(3, true)],
    ['Дарья', born(15, true)],
    ['Егор', born(15)],
    ['Жанна', born(18)]
  ] as const)
    await world.aChild(olga, { firstName, birthday })
  openFace(`/timeslot/${await aTime({ adult: false, children: true, childrenAge: 3, childrenAgeTo: 14 })}`, olga)
  await expectChoice(/Вера/, 'open')
  await expectChoice(/Глеб/, /от 3 до 14/)
  await expectChoice(/Дарья/, 'open')
  await expectChoice(/Егор/, /от 3 до 14/)
  openFace(`/timeslot/${await aTime({ adult: false, children: true, childrenAgeTo: 18 })}`, olga)
  await expectChoice(/Егор/, 'open')
  await expectChoice(/Жанна/, /Врач принимает только детей/)
})

test('a doctor of adults and children takes children from childrenAge on, and adults [5.39]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: born(3) })
  await world.aChild(olga, { firstName: 'Глеб', birthday: born(3, true) })
  openFace(`/timeslot/${await aTime({ adult: true, children: true, childrenAge: 3 })}`, olga)
  await expectChoice(/Вера/, 'open')
  await expectChoice(/Глеб/, /от 3/)
  await expectChoice(/^Мне|Ольга/, 'open')
})

test('whoever is 18 on the day of the visit goes by the adult flag of the doctor, a child by the children flag and age [5.41, 5.42]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: born(18) })
  await world.aChild(olga, { firstName: 'Глеб', birthday: born(18, true) })
  await world.aChild(olga, { firstName: 'Дарья', sex: 'FEMALE', birthday: born(5, true) })
  openFace(`/timeslot/${await aTime({ adult: false, children: true, childrenAge: 5 })}`, olga)
  await expectChoice(/Вера/, /Врач принимает только детей/)
  await expectChoice(/^Мне|Ольга/, /Врач принимает только детей/)
  await expectChoice(/Глеб/, 'open')
  await expectChoice(/Дарья/, /от 5/)
  openFace(`/timeslot/${await aTime({ adult: true, children: false })}`, olga)
  await expectChoice(/Вера/, 'open')
  await expectChoice(/^Мне|Ольга/, 'open')
  await expectChoice(/Глеб/, /Врач принимает только взрослых/)
})

/** The form of a time for a service of a doctor who sees everybody. */
async function aServiceForm(facts: { adult: boolean; children: boolean; childrenAge?: number }, person: Person): Promise<void> {
  const { assignmentId } = await world.aDoctor({ adult: true, children: true })
  const { serviceId } = await world.aService(assignmentId, facts)
  const { timetableId } = await world.aSlot({ assignmentId, startsAt: VISIT })
  openFace(`/service/${timetableId}?serviceId=${serviceId}`, person)
}

test('a service is judged likewise: over 17 by its adult flag, a child by its children flag and age [5.41, 5.42]', async () => {
  const olga = await world.aPatient()
  await world.aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: born(18) })
  await world.aChild(olga, { firstName: 'Глеб', birthday: born(18, true) })
  await world.aChild(olga, { firstName: 'Дарья', sex: 'FEMALE', birthday: born(5, true) })
  await aServiceForm({ adult: false, children: true, childrenAge: 5 }, olga)
  for (const name of [/Вера/, /^Мне|Ольга/, /Дарья/]) await expectChoice(name, /Услугу не оказывают пациентам этого возраста/)
  await expectChoice(/Глеб/, 'open')
  await aServiceForm({ adult: true, children: false }, olga)
  await expectChoice(/Вера/, 'open')
  await expectChoice(/^Мне|Ольга/, 'open')
  await expectChoice(/Глеб/, /Услугу не оказывают пациентам этого возраста/)
})

test('for a service the first child of the family whom it takes by age is chosen, whether one comes to its form from the list or by its address [4.40]', async () => {
  const olga = await world.aPatient()
  for (const [firstName, birthday] of [
    ['Глеб', born(2)],
    ['Егор', born(8)],
    ['Игорь', born(10)]
  ] as const)
    await world.aChild(olga, { firstName, birthday })
  await aServiceForm({ adult: false, children: true, childrenAge: 5 }, olga)
  // Of the children the eldest stands first.
  const chosen = () =>
    page
      .getByRole('radio', { name: /Глеб|Егор|Игорь|^Мне/ })
      .elements()
      .filter(one => (one as HTMLInputElement).checked)
      .map(one => /Глеб|Егор|Игорь/.exec(one.closest('label')!.innerText)?.[0])
  await expect.poll(chosen).toEqual(['Игорь'])
  // Held later, it would be taken again.
  await expect.element(page.getByText(/Держим это время/)).toBeVisible()
  const [{ id }] = (await world.sql('select id from services')) as [{ id: number }]
  await world.sql(`update slots set taken_by = null; delete from visits`)
  openFace(`/service?serviceId=${id}&child=1`, olga)
  await page.getByRole('button', { name: /^12:00, / }).click()
  await page
    .getByRole('region', { name: 'Выбранное время' })
    .getByRole('button', { name: /Далее|Продолжить/ })
    .click()
  await expect.poll(chosen).toEqual(['Игорь'])
})

test('a child who has turned 18 is not served as one: the parent may no longer book for them [5.28]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ adult: true, children: true })
  const timeslot = await world.aSlot({ assignmentId, startsAt: VISIT })
  await world.aChild(olga, { firstName: 'Вера', sex: 'FEMALE', birthday: '2008-11-20' })
  await world.aChild(olga, { firstName: 'Глеб', birthday: '2008-11-21' })
  openFace(`/timeslot/${timeslot.timetableId}`, olga)
  await expectChoice(/Глеб/, 'open')
  await expectChoice(/Вера/, /Человек должен нажать «Разрешить»/)
})
