// Files that come when a test says so, as over a slow line.
import type { Page } from './journey.ts'

/** Files that come when they are let go: until then the page is the drawn one, and the program listens to it. */
export async function heldBack(page: Page, files: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(files, async route => {
    asked.resolve()
    await promise
    await route.fallback()
  })
  return { letGo: resolve, onItsWay: () => asked.promise }
}
