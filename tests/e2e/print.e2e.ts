// A visit on paper.

import { expect, expectAccessible, test } from './journey.ts'
import { aPatient, openAs } from './patient.ts'
import { book, DOCTORS, doctorCalled, freeTimes } from './timetable.ts'

test('a visit is printed on one page of either size: all of its facts, what to bring, and nothing of the shell', async ({ page }) => {
  const olga = await aPatient()
  const [slot] = await freeTimes(await doctorCalled(DOCTORS.adultsOnly), 6)
  const visit = await book(olga, slot!)
  await openAs(page, olga, '/visits')
  await page.getByRole('link', { name: /^Распечатать талон/ }).click()
  await expect(page).toHaveURL(`/visits/${visit.orderId}/talon`)
  const sheet = page.getByRole('region', { name: 'Талон на приём' })
  await expect(sheet).toContainText('Савицкая Ольга Викторовна')
  await expectAccessible(page)

  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
  await page.getByRole('button', { name: 'Распечатать' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = await page.evaluate(() => document.body.innerText)
  expect(printed).toBe(await sheet.innerText())
  const year = new Date(slot!.startTime).getFullYear()
  for (const fact of [
    DOCTORS.adultsOnly,
    visit.branchName,
    visit.branchAddress,
    visit.branchPhones.split(';')[0]!,
    `каб. ${visit.room}`,
    slot!.time,
    `${year}`,
    'Время Минска, UTC+3',
    '12.04.1968',
    'Возьмите паспорт'
  ])
    expect(printed.replaceAll('\u00a0', ' ')).toContain(fact)
  for (const format of ['A4', 'A5']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})
