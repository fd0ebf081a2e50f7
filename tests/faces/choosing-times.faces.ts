// Choosing a time: what the calendar of a phone does, the keys among the times of a doctor, and the ticket of the chosen one.
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

const hours = (day: string, ...all: number[]) => all.map(hour => `${day}T${String(hour).padStart(2, '0')}:00:00Z`)

/** Two doctors with times in every part of two days. */
async function twoDoctors() {
  for (const lastName of ['Абрамова', 'Белова']) {
    const { assignmentId } = await world.aDoctor({ lastName })
    const all = [...hours('2026-11-24', 6, 7, 10, 11, 15), ...hours('2026-11-25', 8, 12)]
    for (const startsAt of all) await world.aSlot({ assignmentId, startsAt })
  }
}

const card = (name: RegExp) => page.getByRole('article', { name })
const time = (name: RegExp, clock: string) => card(name).getByRole('button', { name: new RegExp(`^${clock}`) })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('on a phone a day of the calendar brings its times into sight and is said aloud', async () => {
  await page.viewport(390, 844)
  await twoDoctors()
  openFace('/timeslot?view=calendar')
  await expect.element(time(/^Абрамова/, '09:00')).toBeInTheDocument()
  expect(
    time(/^Абрамова/, '09:00')
      .element()
      .getBoundingClientRect().top
  ).toBeGreaterThan(innerHeight)
  await page
    .getByRole('gridcell', { name: /среда, 25 ноября/i })
    .getByRole('button')
    .click()
  await expect.element(time(/^Абрамова/, '11:00')).toBeInTheDocument()
  await expect
    .poll(
      () =>
        page
          .getByRole('heading', { name: /^Среда, 25 ноября/ })
          .element()
          .getBoundingClientRect().top
    )
    .toBeLessThan(200)
  await expect
    .poll(
      () =>
        time(/^Абрамова/, '11:00')
          .element()
          .getBoundingClientRect().bottom
    )
    .toBeLessThan(innerHeight)
  const said = () => [...document.querySelectorAll('[role="status"]')].map(one => one.textContent)
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Среда, 25 ноября: 2\sврача, 4 места$/))
})

test('the times of a doctor are one stop of Tab; arrows, Home and End go between them', async () => {
  await page.viewport(1280, 800)
  await twoDoctors()
  openFace('/timeslot')
  await expect.element(time(/^Белова/, '18:00')).toBeVisible()
  const stops = () =>
    [
      ...card(/^Абрамова/)
        .element()
        .querySelectorAll<HTMLElement>('[data-slot]')
    ]
      .filter(one => one.tabIndex === 0)
      .map(one => one.textContent)
  await expect.poll(stops).toEqual(['09:00'])
  time(/^Абрамова/, '09:00')
    .element()
    .focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toMatch(/^13:00/)
  await userEvent.keyboard('{End}')
  expect(focused()).toMatch(/^18:00/)
  await userEvent.keyboard('{ArrowLeft}{Home}')
  expect(focused()).toMatch(/^09:00/)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toMatch(/^(09|10):00/)
  await userEvent.keyboard('{End}{Tab}')
  expect(document.activeElement?.closest('article')?.textContent).toMatch(/Абрамова/)
  expect(document.activeElement?.hasAttribute('data-slot')).toBe(false)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toMatch(/^18:00/)
})

test('after the chosen time Tab comes to its ticket, and from the ticket to what follows the times', async () => {
  await page.viewport(1280, 800)
  await twoDoctors()
  openFace('/timeslot')
  await time(/^Абрамова/, '09:00').click()
  const bar = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(bar).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(bar.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Tab}')
  await expect.element(bar.getByRole('button', { name: 'Продолжить' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('article')?.textContent).toMatch(/Абрамова/)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(bar.getByRole('button', { name: 'Продолжить' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}')
  expect(focused()).toMatch(/^09:00/)
})

test('at 1280 by 800 the ticket of the chosen time stands whole on the screen in the view of the calendar, wherever the page is scrolled', async () => {
  await page.viewport(1280, 800)
  await twoDoctors()
  openFace('/timeslot?view=calendar')
  const slot = time(/^Абрамова/, '09:00')
  await expect.element(slot).toBeInTheDocument()
  await slot.click()
  const bar = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(bar).toBeVisible()
  const isWhole = () => {
    const { top, bottom } = bar.element().getBoundingClientRect()
    return top > 0 && bottom <= innerHeight
  }
  for (const top of [0, 300, 10_000]) {
    document.scrollingElement!.scrollTop = top
    await expect.poll(isWhole, { message: `scrolled to ${top}` }).toBe(true)
  }
})

test('whoever goes on by Tab past the ticket at a desk sees where the focus is: the ticket lies over none of it', async () => {
  await page.viewport(1280, 800)
  for (const lastName of ['Абрамова', 'Белова', 'Волкова', 'Громова', 'Дорохова', 'Ежова', 'Жук', 'Зуева'] as const) {
    const { assignmentId } = await world.aDoctor({ lastName })
    for (const startsAt of ['2026-11-24T06:00:00Z', '2026-11-24T11:00:00Z', '2026-11-24T15:00:00Z'])
      await world.aSlot({ assignmentId, startsAt })
  }
  openFace('/timeslot?day=2026-11-24')
  await page
    .getByRole('article', { name: /^Абрамова/ })
    .getByRole('button', { name: /^09:00/ })
    .click()
  const ticket = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(ticket).toBeVisible()
  let stops = 0
  for (let nr = 0; nr < 24; nr++) {
    await userEvent.tab()
    const focused = document.activeElement!
    if (ticket.element().contains(focused)) continue
    stops++
    const { left, top, width, height } = focused.getBoundingClientRect()
    expect(ticket.element().contains(document.elementFromPoint(left + width / 2, top + height / 2)), `stop ${nr}`).toBe(false)
  }
  expect(stops).toBeGreaterThan(15)
})

test('the arrow of the calendar keeps the focus when it has led to the last weeks', async () => {
  await page.viewport(1280, 800)
  const { assignmentId } = await world.aDoctor()
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T06:00:00Z' })
  openFace('/timeslot')
  // The nearest day is chosen by itself, which brings its weeks into view.
  await expect.element(page.getByRole('gridcell', { selected: true })).toBeVisible()
  const later = page.getByRole('button', { name: 'Следующие недели' })
  await expect.element(later).toBeVisible()
  for (let nr = 0; nr < 20 && later.element().getAttribute('aria-disabled') !== 'true'; nr++) {
    ;(later.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(later).toHaveAttribute('aria-disabled', 'true')
  await expect.element(later).toHaveFocus()
  const month = page.getByRole('grid').element().textContent
  await userEvent.keyboard('{Enter}')
  expect(page.getByRole('grid').element().textContent).toBe(month)
})

test('a pressed time is shown as chosen before the address has it, and whoever goes on at once goes on with it', async () => {
  await page.viewport(390, 844)
  await twoDoctors()
  openFace('/timeslot')
  const pressed = () => document.querySelectorAll('[data-slot][aria-pressed="true"]').length
  const press = (button: Element) => (button as HTMLElement).click()
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
  press(time(/^Абрамова/, '09:00').element())
  // What a touch changes is drawn before anything else happens.
  await Promise.resolve()
  expect(pressed()).toBe(1)
  expect(location.search).not.toContain('slot=')
  await expect.poll(() => location.search).toContain('slot=')
  const first = location.search
  const onward = page.getByRole('region', { name: 'Выбранное время' }).getByRole('button', { name: 'Далее' })
  await expect.element(onward).toBeVisible()
  press(time(/^Абрамова/, '10:00').element())
  await Promise.resolve()
  expect(location.search).toBe(first)
  press(onward.element())
  await expect.poll(() => location.pathname).toBe('/sign-in')
  await expect.element(page.getByText(/^10:00–/)).toBeVisible()
  history.back()
  await expect.poll(() => location.pathname).toBe('/timeslot')
  expect(location.search).toContain('slot=')
  expect(location.search).not.toBe(first)
})

/** How often the times of a day have been asked for since. */
function timesAsked(): (date: string) => number {
  const went = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => went.mockRestore())
  return date =>
    went.mock.calls.filter(([asked]) => {
      const { pathname, searchParams } = new URL(asked instanceof Request ? asked.url : asked, location.href)
      return pathname.endsWith('/doctors/timeslots') && searchParams.get('date') === date
    }).length
}

/** The picture of a press is about to be drawn. */
const beforePicture = () => new Promise(requestAnimationFrame)

const radio = (name: RegExp) => page.getByRole('radio', { name }).element() as HTMLInputElement

test('a pressed day is shown as chosen before its times are asked for', async () => {
  await page.viewport(390, 844)
  await twoDoctors()
  openFace('/timeslot')
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
  const asked = timesAsked()
  radio(/25 ноября/).click()
  await beforePicture()
  expect(radio(/25 ноября/).checked).toBe(true)
  expect(radio(/24 ноября/).checked).toBe(false)
  expect(asked('2026-11-25')).toBe(0)
  await expect.element(time(/^Абрамова/, '11:00')).toBeVisible()
  expect(asked('2026-11-25')).toBe(1)
})

test('a day asked for from the card of a doctor stands chosen in the strip, and the one that was pressed before does not', async () => {
  await page.viewport(390, 844)
  await twoDoctors()
  const { assignmentId } = await world.aDoctor({ lastName: 'Вербицкая' })
  await world.aSlot({ assignmentId, startsAt: '2026-11-27T08:00:00Z' })
  openFace('/timeslot')
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
  radio(/25 ноября/).click()
  await expect.element(time(/^Абрамова/, '11:00')).toBeVisible()
  const show = card(/^Вербицкая/).getByRole('button', { name: /^Показать .*27 ноября/ })
  await show.click()
  await expect.element(time(/^Вербицкая/, '11:00')).toBeVisible()
  expect(radio(/27 ноября/).checked).toBe(true)
  const picture = (name: RegExp) => getComputedStyle(radio(name).closest('label')!).backgroundColor
  expect(picture(/27 ноября/)).not.toBe(picture(/25 ноября/))
  expect(picture(/25 ноября/)).toBe(picture(/26 ноября/))
})

test('a day of the calendar is shown as chosen before its times are asked for', async () => {
  await page.viewport(1280, 800)
  await twoDoctors()
  openFace('/timeslot?view=calendar')
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
  const asked = timesAsked()
  const chosen = () => document.querySelector('td[aria-selected="true"] button')?.textContent
  const day = page.getByRole('gridcell', { name: /среда, 25 ноября/i }).getByRole('button')
  ;(day.element() as HTMLElement).click()
  await beforePicture()
  expect(chosen()).toMatch(/25 ноября/)
  expect(asked('2026-11-25')).toBe(0)
  await expect.element(time(/^Абрамова/, '11:00')).toBeVisible()
})

test('of two days that are pressed at once the times of the last one alone are asked for', async () => {
  await page.viewport(390, 844)
  await twoDoctors()
  openFace('/timeslot')
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
  const asked = timesAsked()
  radio(/26 ноября/).click()
  await beforePicture()
  radio(/25 ноября/).click()
  await expect.element(time(/^Абрамова/, '11:00')).toBeVisible()
  expect(asked('2026-11-25')).toBe(1)
  expect(asked('2026-11-26')).toBe(0)
})

test('on a phone the ticket of a chosen time stands in the place of the bar of places and leaves room below the page; let go, the bar is back', async () => {
  await page.viewport(390, 844)
  await twoDoctors()
  openFace('/timeslot')
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
  const ticket = page.getByRole('region', { name: 'Выбранное время' })
  const places = () =>
    [...document.querySelectorAll('nav')].filter(one => getComputedStyle(one).position === 'fixed' && one.checkVisibility()).length
  const room = () => Number.parseFloat(getComputedStyle(document.querySelector('main')!).paddingBottom)
  expect(places()).toBe(1)
  await time(/^Абрамова/, '09:00').click()
  await expect.element(ticket).toBeVisible()
  expect(places()).toBe(0)
  expect(room()).toBeGreaterThan(ticket.element().getBoundingClientRect().height)
  await page.viewport(1280, 800)
  await ticket.getByRole('button', { name: 'Отменить выбор времени' }).click()
  await expect.element(ticket).not.toBeInTheDocument()
  await page.viewport(390, 844)
  await expect.poll(places).toBe(1)
})

test('a list of doctors that another is to take the place of says that it is busy until that stands', async () => {
  await page.viewport(390, 844)
  await twoDoctors()
  openFace('/timeslot')
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
  const list = () => document.querySelector('[data-times]')!
  expect(list().ariaBusy).toBe('false')
  const tile = page.getByRole('button', { name: /^Терапевт/ }).element() as HTMLElement
  tile.click()
  await Promise.resolve()
  expect(list().querySelector('article')).not.toBeNull()
  expect(list().ariaBusy).toBe('true')
  await expect.poll(() => list().ariaBusy).toBe('false')
  await expect.element(time(/^Абрамова/, '09:00')).toBeVisible()
})
