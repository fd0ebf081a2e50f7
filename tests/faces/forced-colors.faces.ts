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

test('with the colours of the system a box shows its tick only when it is ticked', async () => {
  await forceColors()
  const { timetableId } = await world.aSlot({ startsAt: '2026-11-24T11:30:00Z' })
  openFace(`/timeslot/${timetableId}`, await world.aPatient())
  const box = page.getByRole('checkbox', { name: /^Даю согласие/ })
  await expect.element(box).toBeInTheDocument()
  const tick = () => getComputedStyle(box.element().closest('label')!.querySelector('svg')!).visibility
  const states = []
  for (let nr = 0; nr < 2; nr++) {
    const isTicked = (box.element() as HTMLInputElement).checked
    expect(tick()).toBe(isTicked ? 'visible' : 'hidden')
    states.push(isTicked)
    await box.click()
    await expect.poll(() => (box.element() as HTMLInputElement).checked).toBe(!isTicked)
  }
  expect(new Set(states).size).toBe(2)
})

test('with the colours of the system a quiet button is told from text, and one that waits from one to be pressed', async () => {
  await forceColors()
  openFace('/sign-in')
  const quiet = page.getByRole('button', { name: 'Номер сменился или SIM потеряна?' })
  await expect.element(quiet).toBeVisible()
  expect(getComputedStyle(quiet.element()).textDecorationLine).toBe('underline')
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = 'GrayText'
  expect(getComputedStyle(page.getByRole('button', { name: 'Продолжить' }).element()).color).toBe(getComputedStyle(probe).color)
  probe.remove()
})
