// What arrives while a finger is down is shown when it is lifted: a page that moved under it would take the press, or give it to something else.
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { openFace } from './face.ts'
import { answersWait } from './other-service.ts'
import { holdDown } from './press.ts'
import { world } from './world.ts'

const signOut = page.getByRole('button', { name: 'Выйти' })
/** A row above the button, which the settings bring. */
const email = page.getByText('support@vizit.example')

/** The profile before its settings have come; gives what brings them, and has them seen by whoever asked. */
async function opened(): Promise<() => Promise<void>> {
  const arrive = answersWait('/api/v2/public/settings')
  openFace('/profile', await world.aPatient())
  await expect.element(page.getByText('Дата рождения')).toBeVisible()
  await expect.element(signOut).toBeVisible()
  return async () => {
    arrive()
    // Tasks of the page, and two pictures: what was to be drawn is.
    for (let nth = 0; nth < 2; nth++) await new Promise(done => requestAnimationFrame(() => setTimeout(done)))
  }
}

test('what arrives while the mouse is down moves nothing under it: the press reaches its button, and then it is shown', async () => {
  const arrive = await opened()
  await holdDown(signOut.element())
  const { top } = signOut.element().getBoundingClientRect()
  await arrive()
  expect(email.query()).toBeNull()
  expect(signOut.element().getBoundingClientRect().top).toBe(top)
  await commands.letGo()
  await expect.element(page.getByRole('dialog', { name: /Выйти/ })).toBeVisible()
  await expect.element(email).toBeInTheDocument()
})

test('a finger that scrolls holds nothing up, nor does one whose release nobody hears', async () => {
  for (const ends of [() => signOut.element().dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })), () => undefined]) {
    const arrive = await opened()
    signOut.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    await arrive()
    ends()
    await expect.element(email).toBeVisible()
  }
})
