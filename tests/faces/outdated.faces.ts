// A version that the server no longer talks to, and the way out of it.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openFace } from './face.ts'
import { world } from './world.ts'

/** So long a page waits for a newer worker before it is loaded as it is, in milliseconds. */
const WAIT_MOST_MS = 15_000

test('who presses for the newest version sees that it is on its way, and a second press does nothing', async () => {
  const olga = await world.aPatient()
  await world.oldestVersion('9.0.0')
  // A worker that is long in coming; the page of the test may not be loaded anew.
  const asked = vi.spyOn(navigator.serviceWorker, 'getRegistration').mockReturnValue(new Promise(() => undefined))
  const usual = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (...args: Parameters<typeof setTimeout>) => (args[1] === WAIT_MOST_MS ? 0 : usual(...args)))
  openFace('/visits', olga)
  await expect.element(page.getByRole('heading', { name: 'Приложение устарело' })).toBeVisible()
  await page.getByRole('button', { name: 'Обновить' }).click()
  const waiting = page.getByRole('button', { name: 'Загружаем' })
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true')
  await waiting.click({ force: true })
  expect(asked).toHaveBeenCalledTimes(1)
})
