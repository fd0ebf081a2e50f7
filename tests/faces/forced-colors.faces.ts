// The colours of the system: fillings and shadows are gone, so what they would show stands in an outline or is marked.
import { expect, onTestFinished, test } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColors(on: boolean): Promise<void>
  }
}

async function forceColors(): Promise<void> {
  await commands.forceColors(true)
  onTestFinished(() => commands.forceColors(false))
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
}

/** The width of its outline in pixels. */
const outline = (shown: Locator) => Number.parseFloat(getComputedStyle(shown.element()).borderTopWidth)

test('with the colours of the system buttons, sheets and lists stand in outlines', async () => {
  await page.viewport(390, 844)
  await forceColors()
  const olga = await world.aPatient()
  const { assignmentId } = await world.aDoctor({ lastName: 'Мороз' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  openFace('/timeslot?day=2026-11-24', olga)
  await page.getByRole('button', { name: /^14:30, / }).click()
  const onward = page.getByRole('region', { name: 'Выбранное время' }).getByRole('button', { name: 'Далее' })
  await expect.element(onward).toBeVisible()
  expect(outline(onward)).toBeGreaterThan(0)
  openFace('/family', olga)
  const add = page.getByRole('button', { name: 'Добавить родственника' }).first()
  await expect.element(add).toBeVisible()
  expect(outline(add)).toBeGreaterThan(0)
  await add.click()
  const sheet = page.getByRole('dialog', { name: 'Кого добавить' })
  await expect.element(sheet).toBeVisible()
  expect(outline(sheet)).toBeGreaterThan(0)
  expect(outline(sheet.getByRole('list'))).toBeGreaterThan(0)
})

test('with the colours of the system the place where one is stays marked, on a phone and at a desk', async () => {
  await forceColors()
  for (const [width, height] of [
    [390, 844],
    [1280, 800]
  ] as const) {
    await page.viewport(width, height)
    openFace('/family', await world.aPatient())
    const places = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link')
    const here = () => places.elements().filter(one => one.hasAttribute('aria-current'))
    await expect.poll(here).toHaveLength(1)
    const mark = getComputedStyle(here()[0]!, '::before')
    expect(mark.content).toBe('""')
    expect(mark.backgroundColor).not.toBe(getComputedStyle(document.body).backgroundColor)
  }
})
