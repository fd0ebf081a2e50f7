import type { Page } from '@playwright/test'

/** Texts of which a part cannot be seen: over the edge of what hides it, or of the page. What is shortened on purpose and what only readers hear are left out. */
export function cutTexts(page: Pick<Page, 'evaluate'>): Promise<string[]> {
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
