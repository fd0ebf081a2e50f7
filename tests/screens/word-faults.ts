// What is wrong with the words of a screen in other languages: Russian where none belongs, a gap that was not filled, a text that is cut.
import type { Page } from '@playwright/test'
import { russianSaid } from '../e2e/russian-said.ts'
import { cutTexts } from './cut-texts.ts'

const NARROWEST = { width: 320, height: 568 }
/** The language, and how one sees that the page speaks it. */
const LANGUAGES = { en: 'html[lang="en"]', be: 'html[lang="be"]', pseudo: 'html[lang="en-x-pseudo"]' }
/** A plural or an insertion that has not become words. */
const GAP = /(^|\s)#(\s|$)|\bundefined\b|\bNaN\b|\[object|\$\{/

/** Sentences, each with its language. The page stays as it is but for its language and width. */
export async function wordFaults(page: Page): Promise<string[]> {
  // A page without a connection keeps the language that it has.
  if (!(await page.evaluate(() => navigator.onLine))) return []
  const usual = page.viewportSize()!
  await page.setViewportSize(NARROWEST)
  const faults: string[] = []
  for (const [code, spoken] of Object.entries(LANGUAGES)) {
    await speak(page, code)
    await page.locator(spoken).waitFor({ timeout: 10_000 })
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const russian = code === 'pseudo' ? [] : await russianSaid(page)
    const texts = await page.evaluate(() => document.body.innerText.split('\n'))
    faults.push(
      ...russian.map(text => `${code}: in Russian: ${text}`),
      ...texts.filter(text => GAP.test(text)).map(text => `${code}: a gap: ${text}`),
      ...(await cutTexts(page)).map(text => `${code}: cut: ${text}`)
    )
  }
  await speak(page, null)
  await page.setViewportSize(usual)
  return faults
}

/** As if another window had chosen it: the page is drawn anew in the state that it has. */
async function speak(page: Page, code: string | null): Promise<void> {
  await page.evaluate(code => {
    if (code === null) localStorage.removeItem('vizit.language')
    else localStorage.setItem('vizit.language', code)
    dispatchEvent(new StorageEvent('storage', { key: 'vizit.language' }))
  }, code)
}
