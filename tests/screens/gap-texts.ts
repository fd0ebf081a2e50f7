import type { Page } from '@playwright/test'

/** A plural or an insertion that has not become words. */
const GAP = /(^|\s)#(\s|$)|\bundefined\b|\bNaN\b|\[object|\$\{/

/** Lines of the page that have a gap where a number or a name belongs. */
export async function gapTexts(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  const lines = await page.evaluate(() => document.body.innerText.split('\n'))
  return lines.filter(line => GAP.test(line))
}
