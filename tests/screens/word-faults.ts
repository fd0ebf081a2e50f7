// What is wrong with the words of a screen in other languages: Russian where none belongs, a gap that was not filled, a text that is cut.
import type { Page } from '@playwright/test'
import { russianSaid } from '../e2e/russian-said.ts'

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

/** Texts of which a part cannot be seen: over the edge of what hides it, or of the page. What is shortened on purpose and what only readers hear are left out. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.nodeValue!.trim()
      const element = node.parentElement!
      if (text === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || box.right <= 0) continue
      let isHidden = false
      let isOver = box.right > innerWidth + 1
      for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one)
        const edge = one.getBoundingClientRect()
        if (edge.width <= 1 || edge.height <= 1 || (style.position === 'fixed' && edge.bottom <= 0)) isHidden = true
        if (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '') isHidden = true
        // what can be scrolled to is not cut
        if (/auto|scroll/.test(style.overflowX)) {
          isOver = false
          break
        }
        if (/hidden|clip/.test(style.overflowX) && box.right > edge.right + 1) isOver = true
      }
      if (isOver && !isHidden) cut.push(text.slice(0, 60))
    }
    return [...new Set(cut)]
  })
}
