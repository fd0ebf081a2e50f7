// What the remote settings of the product change on the screens of the cabinet.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

const set = (key: string, value: unknown) => world.sql(`insert into settings (key, value) values ('${key}', '${JSON.stringify(value)}')`)

test('online_booking_enabled is off for want of a word and then closes nothing; once it is set to off, nothing is booked anywhere [3.110]', async () => {
  const olga = await world.aPatient()
  await world.aSlot({ startsAt: '2026-11-20T11:30:00Z' })
  const chosen = page.getByRole('region', { name: 'Выбранное время' })
  openFace('/timeslot?day=2026-11-20', olga)
  await page.getByRole('button', { name: /^14:30, / }).click()
  await expect.element(chosen.getByText(/Продолжить|Далее/)).toBeVisible()
  expect(document.body.innerText).not.toContain('отключена')
  await set('online_booking_enabled', false)
  openFace('/timeslot?day=2026-11-20', olga)
  await expect.element(page.getByText('Онлайн-запись сейчас отключена').first()).toBeVisible()
  await page.getByRole('button', { name: /^14:30, / }).click()
  await expect.element(chosen.getByRole('link', { name: /Позвонить/ })).toBeVisible()
  await expect.element(chosen.getByText(/Продолжить|Далее/)).not.toBeInTheDocument()
})

test('acodeExpirationTime is two minutes unless it is set: so long an opened card stays open without an action, as its page says [3.112]', async () => {
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor()
  await world.aReport({ profileId: olga.profileId, assignmentId })
  for (const [milliseconds, words] of [
    [null, 'Через 2 минуты без действий документ закроется сам'],
    [300_000, 'Через 5 минут без действий документ закроется сам'],
    [0, 'Код понадобится при каждом открытии']
  ] as const) {
    if (milliseconds !== null) {
      await world.sql(`delete from settings`)
      await set('acodeExpirationTime', milliseconds)
    }
    openFace('/tests', olga)
    await page.getByRole('button', { name: /^Открыть/ }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  }
})
