// Whom a doctor sees: what the booking card says of it, and whom its form lets through.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { DoctorFacts } from '../../apps/server/src/testing/test-doctors.ts'
import { aTime, atForm, atTimes, field, fillForm, sendButton, timeAt, type } from './card.ts'
import { world } from './world.ts'

const ONLY_ADULTS = /^Врач принимает только взрослых/
const ONLY_CHILDREN = /^Врач принимает только детей/
const OTHER_AGE = /^Врач не принимает пациентов этого возраста/

/** Opens the form of such a doctor's visit on 24 November 2026. */
async function formOf(doctor: DoctorFacts): Promise<void> {
  await atForm(await aTime(doctor))
}

async function expectFits(...birthdays: string[]): Promise<void> {
  for (const birthday of birthdays) {
    await type({ 'Дата рождения': birthday })
    await expect.element(field('Дата рождения')).toBeValid()
  }
}

async function expectRefused(words: RegExp, ...birthdays: string[]): Promise<void> {
  for (const birthday of birthdays) {
    await type({ 'Дата рождения': birthday })
    await expect.element(field('Дата рождения')).toHaveAccessibleDescription(words)
  }
}

async function expectSees(doctor: DoctorFacts, words: string): Promise<void> {
  await atTimes(await world.aDoctor(doctor))
  await expect.element(page.getByText(`Принимает ${words}`, { exact: true })).toBeVisible()
}

test('of whom a doctor sees the card says one of: adults, children from some years, children between two ages, anybody [2.94, 3.36]', async () => {
  await expectSees({}, 'взрослых')
  await expectSees({ adult: false, children: true, childrenAge: 3 }, 'детей от 3 лет')
  await expectSees({ adult: false, children: true, childrenAge: 3, childrenAgeTo: 14 }, 'детей от 3 до 14 лет')
  await expectSees({ children: true }, 'взрослых и детей')
})

test('a doctor who accepts children says so and takes a child; another one does neither [3.33]', async () => {
  await expectSees({ children: true }, 'взрослых и детей')
  await formOf({ children: true })
  await expectFits('24.11.2018')
  await expectSees({ children: false }, 'взрослых')
  await formOf({ children: false })
  await expectRefused(ONLY_ADULTS, '24.11.2018')
})

test('a doctor of adults and children takes a child from the lowest age on, counted on the day of the visit, and any adult [5.39]', async () => {
  await formOf({ children: true, childrenAge: 3 })
  await expectRefused(OTHER_AGE, '25.11.2023', '01.11.2026')
  await expectFits('24.11.2023', '24.11.2008', '15.05.1940')
})

test('over 17 the adult flag of the doctor decides [5.41]', async () => {
  await formOf({ adult: false, children: true })
  await expectRefused(ONLY_CHILDREN, '24.11.2008', '15.05.1940')
  await expectFits('25.11.2008')
  await formOf({ adult: true, children: false })
  await expectFits('24.11.2008', '15.05.1940')
})

test('a child is let through by the children flag and from the lowest age on [5.42]', async () => {
  await formOf({ adult: false, children: true, childrenAge: 3 })
  await expectRefused(OTHER_AGE, '25.11.2023')
  await expectFits('24.11.2023', '25.11.2008')
  await formOf({ adult: true, children: false, childrenAge: 3 })
  await expectRefused(ONLY_ADULTS, '24.11.2023', '25.11.2008')
})

test('adults are those of 18 to 999 years where a doctor says nothing else [9.08]', async () => {
  await expectSees({ adultAge: 18, adultAgeTo: 999 }, 'взрослых')
  await expectSees({ adultAge: 19, adultAgeTo: 998 }, 'взрослых от 19 до 998 лет')
  await formOf({})
  await expectRefused(ONLY_ADULTS, '25.11.2008')
  await expectFits('24.11.2008', '01.01.1900')
})

test('children are those from birth to the day before they are 18, where a doctor says nothing else and where one says 18 [9.09]', async () => {
  await expectSees({ adult: false, children: true, childrenAge: 0, childrenAgeTo: 18 }, 'детей')
  await expectSees({ adult: false, children: true, childrenAge: 1, childrenAgeTo: 16 }, 'детей от 1 до 16 лет')
  for (const bounds of [{}, { childrenAge: 0, childrenAgeTo: 18 }]) {
    await formOf({ adult: false, children: true, ...bounds })
    await expectFits('19.11.2026', '25.11.2008')
    await expectRefused(ONLY_CHILDREN, '24.11.2008')
  }
})

test('whose age the doctor no longer takes when the form comes is led back to the times with the reason [4.32, 4.33, 5.40]', async () => {
  const time = await aTime()
  const routes = await atForm(time)
  await fillForm()
  await world.sql('update doctors set adult_age = 40')
  await sendButton().click()
  await expect.element(page.getByRole('alert').getByText('Онлайн-запись невозможна из-за ограничений по возрасту')).toBeVisible()
  await expect.poll(() => routes).toEqual(['/doctor', '/timeslot', '/patient', '/timeslot'])
  await expect.element(timeAt()).toBeVisible()
  expect(await world.sms()).toEqual([])
})
