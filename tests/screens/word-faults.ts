// What is wrong with the words of a screen in other languages: Russian where none belongs, a gap that was not filled, a text that is cut.
import type { Frame, Page } from '@playwright/test'
import { ru as shell } from '@vizit/parts/shell/messages.ru'
import { russianSaid } from '../e2e/russian-said.ts'
import { brokenWords } from './broken-words.ts'
import { cutTexts } from './cut-texts.ts'
import { gapTexts } from './gap-texts.ts'

export const NARROWEST = { width: 320, height: 568 }
/** The language, and how one sees that the page speaks it. */
const LANGUAGES = { en: 'html[lang="en"]', be: 'html[lang="be"]', pseudo: 'html[lang="en-x-pseudo"]' }

/** Sentences, each with its language. The page stays as it is but for its language and width; in the page of a clinic the cabinet's frame is read. */
export async function wordFaults(page: Page): Promise<string[]> {
  const face = page.frames().find(frame => frame.parentFrame() === page.mainFrame()) ?? page.mainFrame()
  // A page without a connection keeps the language that it has.
  if (!(await face.evaluate(() => navigator.onLine))) return []
  // A page that the server has drawn in another language than Russian speaks that one alone.
  const own = await face.evaluate(() => document.documentElement.lang)
  const languages = Object.entries(LANGUAGES).filter(([code]) => own === 'ru' || own === code)
  // What was said of something done stays in the language in which it was said, for the seconds that it stands.
  const said = face.getByRole('region', { name: shell.notices }).getByRole('paragraph')
  await said.first().waitFor({ state: 'hidden' })
  const usual = page.viewportSize()!
  await page.setViewportSize(NARROWEST)
  const faults: string[] = []
  for (const [code, spoken] of languages) {
    await speak(face, code)
    await face.locator(spoken).waitFor({ timeout: 10_000 })
    await face.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    faults.push(...(await faultsIn(face, code)))
  }
  await speak(face, null)
  await page.setViewportSize(usual)
  return faults
}

/** What is wrong with the words of a page that speaks this language already. */
export async function faultsIn(face: Pick<Page, 'evaluate'>, code: string): Promise<string[]> {
  const russian = code === 'pseudo' || code === 'ru' ? [] : await russianSaid(face)
  return [
    ...russian.map(text => `${code}: in Russian: ${text}`),
    ...(await gapTexts(face)).map(text => `${code}: a gap: ${text}`),
    ...(await cutTexts(face)).map(text => `${code}: cut: ${text}`),
    ...(await brokenWords(face)).map(text => `${code}: broken: ${text}`)
  ]
}

/** As if another window had chosen it: the page is drawn anew in the state that it has. */
async function speak(face: Frame, code: string | null): Promise<void> {
  await face.evaluate(code => {
    if (code === null) localStorage.removeItem('vizit.language')
    else localStorage.setItem('vizit.language', code)
    dispatchEvent(new StorageEvent('storage', { key: 'vizit.language' }))
  }, code)
}
