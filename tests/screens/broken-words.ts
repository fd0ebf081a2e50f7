import type { Page } from '@playwright/test'

/** Part of the window's width that a word has place in, wherever it stands: a longer one may have to break. */
const FITS = 0.6

/** Words that go on in the next line without a sign of it, although a line has place for them. Addresses of mail and sites break where they can. */
export function brokenWords(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  return page.evaluate(fits => {
    const broken: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (!node.parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      for (const word of node.nodeValue!.matchAll(/(?<![@./_\p{L}])\p{L}{3,}(?![@./_]\p{L})/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const parts = [...range.getClientRects()].filter(part => part.width > 1)
        const width = parts.reduce((sum, part) => sum + part.width, 0)
        if (new Set(parts.map(part => Math.round(part.top))).size > 1 && width < innerWidth * fits) broken.push(word[0])
      }
    }
    return [...new Set(broken)]
  }, FITS)
}
