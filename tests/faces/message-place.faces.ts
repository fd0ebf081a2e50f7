// Where the sentence stands that says what was done: over nothing that can be pressed.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { aVisit, world } from './world.ts'

afterEach(() => {
  document.documentElement.style.fontSize = ''
  delete document.documentElement.dataset.textSize
})

type Edges = { left: number; right: number; top: number; bottom: number }
const overlap = (a: Edges, b: Edges) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** What can be pressed and lies under the messages, by its words; the link in the heading of a ticket is the whole ticket. */
function covered(place: Element, within: ParentNode = document): string[] {
  const [message] = place.children
  if (!message) return ['no message']
  const box = message.getBoundingClientRect()
  return [...within.querySelectorAll('a[href]:not(h2 a), button, input')]
    .filter(one => !place.contains(one) && overlap(one.getBoundingClientRect(), box))
    .map(one => one.getAttribute('aria-label') ?? one.textContent)
}

for (const size of ['100', '150'])
  test(`after a visit is cancelled on a phone, letters at ${size}%, the message covers no button of the other visits and none of the bar below`, async () => {
    await page.viewport(390, 844)
    localStorage.setItem('vizit.text-size', size)
    const olga = await world.aPatient()
    for (const [nr, lastName] of ['Мороз', 'Береза', 'Ковалёва', 'Титов', 'Волк'].entries())
      await aVisit(olga, await world.aSlot({ startsAt: `2026-11-${24 + nr}T11:30:00Z`, doctor: { lastName } }))
    openFace('/visits', olga)
    await page.getByRole('button', { name: /^Отменить визит: .*Мороз/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Отмена визита' })
    await dialog.getByRole('button', { name: 'Отменить визит' }).click()
    await expect.element(page.getByText('Визит отменен!').first()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    const place = document.querySelector('[data-above-bar]:not(main)')!
    // Wherever one stops on the way down.
    for (const part of [0, 0.4, 1]) {
      scrollTo(0, part * document.documentElement.scrollHeight)
      await expect.poll(() => covered(place), { timeout: 3000, message: `scrolled ${part}` }).toEqual([])
    }
  })

test('while a dialog is open the message stands at the top of the window, over none of its buttons', async () => {
  await page.viewport(390, 844)
  const olga = await world.aPatient()
  for (const [nr, lastName] of ['Мороз', 'Береза'].entries())
    await aVisit(olga, await world.aSlot({ startsAt: `2026-11-${24 + nr}T11:30:00Z`, doctor: { lastName } }))
  openFace('/visits', olga)
  const dialog = page.getByRole('dialog', { name: 'Отмена визита' })
  await page.getByRole('button', { name: /^Отменить визит: .*Мороз/ }).click()
  await dialog.getByRole('button', { name: 'Отменить визит' }).click()
  await expect.element(page.getByText('Визит отменен!').first()).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Отменить визит: .*Береза/ }).click()
  await expect.element(dialog).toBeVisible()
  const place = document.querySelector('[data-above-bar]:not(main)')!
  await expect.poll(() => [place.getBoundingClientRect().top < 20, ...covered(place, dialog.element())]).toEqual([true])
})
