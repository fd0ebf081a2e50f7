// What a card of a doctor tells, how the tiles above stand, and where Tab leads from a chosen time.
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  delete document.documentElement.dataset.textSize
  localStorage.removeItem('vizit.text-size')
})

const card = (name: RegExp) => page.getByRole('article', { name })

test('a card tells how long the visit is beside what it costs, where all its times are as long, and how many have written of the doctor', async () => {
  const { doctorId, assignmentId } = await world.aDoctor({ price: 4700 })
  for (const startsAt of ['2026-11-24T06:00:00Z', '2026-11-24T06:20:00Z']) await world.aSlot({ assignmentId, startsAt })
  await world.sql(`update doctors set reviews_count = 38 where id = ${doctorId}`)
  openFace('/timeslot')
  await expect.element(card(/^Ковалёва/)).toMatchTextContent(/от\s47\sруб\.20\sмин/)
  await expect.element(card(/^Ковалёва/)).toMatchTextContent(/38\sотзывов/)
  await world.sql(`update slots set ends_at = starts_at + interval '10 minutes' where starts_at = '2026-11-24T06:00:00Z'`)
  openFace('/timeslot')
  await expect.element(card(/^Ковалёва/)).toMatchTextContent(/от\s47\sруб/)
  await expect.element(card(/^Ковалёва/)).not.toMatchTextContent(/\d\sмин/)
})

test('a card says the nearest time once: below, or beside the day that has none', async () => {
  const { doctorId, assignmentId } = await world.aDoctor()
  await world.aSlot({ assignmentId, startsAt: '2026-11-25T11:30:00Z' })
  const said = () =>
    card(/^Ковалёва/)
      .element()
      .textContent.match(/Ближайшее/g)
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-24`)
  await expect.element(card(/^Ковалёва/)).toMatchTextContent(/мест нет\. Ближайшее\s— .*25 ноября/)
  expect(said()).toHaveLength(1)
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-25`)
  await expect.element(card(/^Ковалёва/)).toMatchTextContent(/Ближайшее время — .*25 ноября/)
  expect(said()).toHaveLength(1)
})

test('five free times of a day stand without a toggle; of six the sixth is behind it [2.98, 9.13]', async () => {
  const { doctorId, assignmentId } = await world.aDoctor()
  for (const clock of ['06:00', '06:20', '06:40', '10:00', '10:20'])
    await world.aSlot({ assignmentId, startsAt: `2026-11-24T${clock}:00Z` })
  const times = card(/^Ковалёва/).getByRole('button', { name: /^\d\d:\d\d, / })
  const toggle = card(/^Ковалёва/).getByRole('button', { name: /таймслотов для записи/ })
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-24`)
  await expect.element(times).toHaveLength(5)
  await expect.element(toggle).not.toBeInTheDocument()
  await world.aSlot({ assignmentId, startsAt: '2026-11-24T10:40:00Z' })
  openFace(`/timeslot?doctorId=${doctorId}&day=2026-11-24`)
  await expect.element(toggle).toHaveAccessibleName('ещё 1: показать больше таймслотов для записи')
  await expect.element(times).toHaveLength(5)
})

test('with letters of 24 pixels the tiles of a row are as high as each other, though the time of one takes two lines', async () => {
  await page.viewport(476, 932)
  localStorage.setItem('vizit.text-size', '150')
  for (const [speciality, startsAt] of [
    ['Терапевт', '2026-12-01T12:00:00Z'],
    ['Стоматолог-терапевт', '2026-12-22T12:00:00Z'],
    ['Оториноларинголог', '2026-12-01T14:00:00Z'],
    ['Кардиолог', '2026-12-01T13:00:00Z']
  ] as const)
    await world.aSlot({ assignmentId: (await world.aDoctor({ speciality })).assignmentId, startsAt })
  openFace('/timeslot')
  const tiles = page.getByRole('region', { name: 'Ищут каждый день' }).getByRole('button')
  await expect.poll(() => tiles.elements().length).toBeGreaterThan(2)
  const rows = () => [
    ...Map.groupBy(
      tiles.elements().map(one => one.getBoundingClientRect()),
      one => Math.round(one.top)
    ).values()
  ]
  await expect.poll(() => rows().some(row => row.length > 1)).toBe(true)
  const heights = rows().map(row => row.map(one => Math.round(one.height)))
  for (const row of heights) expect(new Set(row).size, JSON.stringify(heights)).toBe(1)
  expect(new Set(heights.flat()).size).toBeGreaterThan(1)
})

test('Tab goes from the chosen time over the ticket to what comes after the times, back the same way, and meets the ticket nowhere else', async () => {
  await page.viewport(1280, 800)
  for (const lastName of ['Абрамова', 'Белова']) {
    const { assignmentId } = await world.aDoctor({ lastName })
    await world.aSlot({ assignmentId, startsAt: '2026-11-24T06:00:00Z' })
  }
  openFace('/timeslot')
  const time = card(/^Абрамова/).getByRole('button', { name: /^09:00/ })
  await time.click()
  const ticket = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(ticket).toBeVisible()
  const focused = () => document.activeElement!
  const isOnTicket = () => ticket.element().contains(focused())
  const stops: Element[] = []
  for (let nr = 0; nr < 4; nr++) {
    await userEvent.tab()
    stops.push(focused())
  }
  expect(stops.map(one => ticket.element().contains(one))).toEqual([true, true, false, false])
  expect(
    card(/^Абрамова/)
      .element()
      .contains(stops[2]!)
  ).toBe(true)
  expect(
    card(/^Белова/)
      .element()
      .contains(stops[3]!)
  ).toBe(true)
  // To the end of the page and beyond: the ticket is met no more until the time itself is.
  const visited: boolean[] = []
  for (let nr = 0; nr < 60 && focused() !== document.body && !visited.at(-1); nr++) {
    await userEvent.tab()
    visited.push(isOnTicket())
  }
  expect(visited.includes(true)).toBe(false)
  ;(stops[2] as HTMLElement).focus()
  for (const expected of [true, true, false]) {
    await userEvent.tab({ shift: true })
    expect(isOnTicket()).toBe(expected)
  }
  expect(focused()).toBe(time.element())
})

test('whoever looks at another time with an arrow and does not choose it gets on to the ticket by Tab, and back to the time that is chosen', async () => {
  await page.viewport(1280, 800)
  const { assignmentId } = await world.aDoctor()
  for (const startsAt of ['2026-11-24T06:00:00Z', '2026-11-24T06:20:00Z']) await world.aSlot({ assignmentId, startsAt })
  openFace('/timeslot')
  const time = (at: RegExp) => card(/^Ковалёва/).getByRole('button', { name: at })
  await time(/^09:00/).click()
  const ticket = page.getByRole('region', { name: 'Выбранное время' })
  await expect.element(ticket).toBeVisible()
  const focused = () => document.activeElement!
  const isOnTicket = () => ticket.element().contains(focused())
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe(time(/^09:20/).element())
  const stops: boolean[] = []
  for (let nr = 0; nr < 3; nr++) {
    await userEvent.tab()
    stops.push(isOnTicket())
  }
  expect(stops).toEqual([true, true, false])
  expect(focused().hasAttribute('data-slot')).toBe(false)
  for (const expected of [true, true, false]) {
    await userEvent.tab({ shift: true })
    expect(isOnTicket()).toBe(expected)
  }
  expect(focused()).toBe(time(/^09:00/).element())
})
