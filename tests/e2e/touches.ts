// Counts what somebody with a phone does: touches and screens.
import { expect, type Locator, type Page } from './journey.ts'

export type Touches = {
  /** A touch. */
  tap: (target: Locator) => Promise<void>
  /** Types into a field: a touch, unless the focus is there already or the keyboard's «Next» leads there. Typing itself does not count. */
  type: (target: Locator, text: string) => Promise<void>
  /** Touches so far, and pages and dialogs that were seen. */
  count: () => Promise<{ taps: number; screens: string[] }>
}

export function touchesOf(page: Page): Touches {
  let taps = 0
  const screens: string[] = []
  const look = async () => {
    const dialog = page.getByRole('dialog').last()
    const name = (await dialog.count()) > 0 ? await dialog.innerText().then(text => text.split('\n')[0]) : ''
    const screen = `${new URL(page.url()).pathname.replace(/\d+/g, 'N')} ${name}`.trim()
    if (screens.at(-1) !== screen) screens.push(screen)
  }
  return {
    async tap(target) {
      await expect(target).toBeVisible()
      await look()
      taps++
      await target.click()
    },
    async type(target, text) {
      await expect(target).toBeVisible()
      await look()
      const isThere = () => target.evaluate(field => field === document.activeElement)
      if (!(await isThere()) && (await isInField(page))) await page.keyboard.press('Tab')
      if (!(await isThere())) {
        taps++
        await target.click()
      }
      await page.keyboard.type(text)
    },
    async count() {
      await look()
      return { taps, screens }
    }
  }
}

/** The keyboard is open: its «Next» goes to the next field. */
function isInField(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches('input:not([type=radio]):not([type=checkbox]), textarea') ?? false)
}
