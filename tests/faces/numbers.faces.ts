// Numbers that a person meets on the screens: how many, how long, how old, how often.
import { addFavourite } from '@vizit/contract/favourites'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { address, openFace } from './face.ts'
import { aTree } from './service-tree.ts'
import { agreed, callAs, world } from './world.ts'

const dialog = page.getByRole('dialog')

test('the age of a child is chosen from 0 to 17, and is not given at first [9.10, 9.11]', async () => {
  await aTree()
  openFace('/service')
  await page.getByRole('switch', { name: 'Для ребёнка' }).click()
  const age = page.getByRole('button', { name: /^Возраст ребёнка/ })
  await expect.element(age).toHaveAccessibleName(/Не указан$/)
  expect(address()).not.toContain('age=')
  await age.click()
  const ages = dialog.getByRole('option')
  await expect.element(ages).toHaveLength(19)
  const names = ages.elements().map(one => one.textContent?.replace(/\u00ad/g, '').replace(/\s/g, ' '))
  expect(names.slice(0, 3)).toEqual(['Не указан', 'До года', '1 год'])
  expect(names.at(-1)).toBe('17 лет')
  await ages.nth(18).click()
  await expect.poll(address).toContain('age=17')
})

test('of the description of a service 150 characters are shown, and the rest when it is asked for [2.88, 9.52]', async () => {
  const { services } = await aTree()
  const text = 'щ'.repeat(151)
  await world.sql(`update services set description = '${text}' where id = ${services['УЗИ сердца']}`)
  await world.sql(`update services set description = '${text.slice(1)}' where id = ${services['УЗИ печени']}`)
  const more = page.getByRole('button', { name: /^показать ещё/ })
  const shown = () => /щ{100,}…?/.exec(document.body.textContent.replace(/\u00ad/g, ''))?.[0]
  openFace(`/service?serviceId=${services['УЗИ сердца']}`)
  await expect.element(more).toBeVisible()
  expect(shown()).toBe(`${text.slice(1)}…`)
  await more.click()
  await expect.poll(shown).toBe(text)
  openFace(`/service?serviceId=${services['УЗИ печени']}`)
  await expect.poll(shown).toBe(text.slice(1))
  await expect.element(more).not.toBeInTheDocument()
})

test('the timetable is open from today to two months ahead: both days are offered, and none outside [9.12]', async () => {
  const { doctorId, assignmentId } = await world.aDoctor()
  for (const day of ['2026-11-20', '2027-01-20', '2027-01-21']) await world.aSlot({ assignmentId, startsAt: `${day}T11:30:00Z` })
  openFace(`/timeslot?doctorId=${doctorId}`)
  const days = page.getByRole('radiogroup', { name: 'Дни' }).getByRole('radio')
  // 11 days of November, 31 of December, 20 of January.
  await expect.element(days).toHaveLength(62)
  await expect.element(days.first()).toHaveAccessibleName(/20 ноября.*, 1 место$/)
  await expect.element(days.last()).toHaveAccessibleName(/20 января.*, 1 место$/)
  for (const [day, date] of [
    [days.last(), '2027-01-20'],
    [days.first(), '2026-11-20']
  ] as const) {
    await day.click()
    await expect.poll(address).toContain(`day=${date}`)
    await expect.element(page.getByRole('article').getByRole('button', { name: /^14:30/ })).toBeVisible()
  }
})

test('a favourite that is added again stands once, and the eleventh pushes out the oldest in words [4.59, 9.03]', async () => {
  const olga = await world.aPatient()
  const doctors = []
  for (let n = 0; n < 11; n++) doctors.push(await world.aDoctor({ lastName: `Врач${'АБВГДЕЖЗИКЛ'[n]}` }))
  const displayName = 'Врач'
  for (const { doctorId, branchId } of doctors.slice(0, 9))
    agreed(await callAs(olga)(addFavourite, { id: doctorId, displayName, branchId, type: 'physicians' }))
  const mine = page.getByRole('navigation', { name: 'Мои врачи' }).getByRole('link')
  openFace(`/doctor/${doctors[9]!.doctorId}`, olga)
  const heart = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} избранн.*ВрачК`) })
  await heart('Добавить в').first().click()
  await expect.element(page.getByText('Добавили в избранное').first()).toBeVisible()
  // The same once more, from another place.
  agreed(await callAs(olga)(addFavourite, { id: doctors[9]!.doctorId, displayName, branchId: doctors[9]!.branchId, type: 'physicians' }))
  openFace('/timeslot', olga)
  await expect.element(mine).toHaveLength(10)
  expect(mine.elements().filter(one => one.textContent?.includes('ВрачК'))).toHaveLength(1)
  openFace(`/doctor/${doctors[10]!.doctorId}`, olga)
  await page
    .getByRole('button', { name: /^Добавить в избранное.*ВрачЛ/ })
    .first()
    .click()
  await expect.element(page.getByText(/В нём помещается 10 врачей, поэтому убрали самого давнего: ВрачА/).first()).toBeVisible()
  openFace('/timeslot', olga)
  await expect.element(mine.filter({ hasText: 'ВрачЛ' })).toBeVisible()
  await expect.element(mine).toHaveLength(10)
})

test('people without a photo stand on seven colours [9.51]', async () => {
  for (let n = 0; n < 28; n++) {
    const { assignmentId } = await world.aDoctor({ lastName: `Врач${n}` })
    await world.aSlot({ assignmentId, startsAt: '2026-11-24T11:30:00Z' })
  }
  openFace('/timeslot?day=2026-11-24')
  const more = page.getByRole('button', { name: 'Показать ещё' })
  await expect.element(page.getByRole('article').first()).toBeVisible()
  if (more.elements().length > 0) await more.click()
  await expect.poll(() => page.getByRole('article').elements().length).toBeGreaterThanOrEqual(20)
  const colours = new Set(
    [...document.querySelectorAll('article [aria-hidden="true"][class*="avatar"]')].map(one => getComputedStyle(one).backgroundColor)
  )
  expect(colours.size).toBe(7)
})

test('on a wide screen a list opens below its field, and above it where fewer than 220 pixels are left below and there is more room above [9.31]', async () => {
  await aTree()
  for (const [height, opens] of [
    [900, 'below'],
    [380, 'above']
  ] as const) {
    await page.viewport(1280, height)
    openFace('/service')
    await page.getByRole('switch', { name: 'Для ребёнка' }).click()
    const age = page.getByRole('button', { name: /^Возраст ребёнка/ })
    await expect.element(age).toBeVisible()
    window.scrollTo(0, 0)
    // While the list is open, what lies below it is out of reach.
    const button = age.element()
    const left = innerHeight - button.getBoundingClientRect().bottom
    expect(left < 220).toBe(opens === 'above')
    await age.click()
    await expect.element(dialog.getByRole('option').first()).toBeVisible()
    const between = () => {
      const [field, list] = [button, dialog.element()].map(one => one.getBoundingClientRect()) as [DOMRect, DOMRect]
      return opens === 'below' ? list.top - field.bottom : field.top - list.bottom
    }
    await expect.poll(between).toBe(6)
    // The list goes along when something comes in above the field.
    const top = button.getBoundingClientRect().top
    document.body.insertAdjacentHTML('afterbegin', '<div style="height: 50px"></div>')
    expect(button.getBoundingClientRect().top).toBe(top + 50)
    await expect.poll(between).toBe(6)
  }
  await page.viewport(390, 844)
})
