// The style sheet is written for a page of our own; in the middle of somebody else's page two measures mean other things.

/** What the card is never wider than, in its own sheet. */
const CARD_MOST_PX = 544

/**
 * `rem` would be the letters of the clinic's page: it becomes a length of the widget's own. The width of the window would be that of the page:
 * the card is always narrow, so rules for wide windows are left out, and the others answer to the card.
 */
export function inShadow(css: string): string {
  return narrow(css.replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, 'calc(var(--vizit-rem)*$1)'))
}

const BY_WIDTH = /@media\s*(?=\((?:(?:min|max)-width|width\s*[<>]))/
const AT_LEAST = /^\((?:min-width:\s*|width\s*>=\s*)(\d+)px\)[^{]*\{/

function narrow(css: string): string {
  const found = BY_WIDTH.exec(css)
  if (!found) return css
  const before = css.slice(0, found.index)
  const rule = css.slice(found.index + found[0].length)
  const wide = AT_LEAST.exec(rule)
  if (wide && Number(wide[1]) > CARD_MOST_PX) return before + narrow(rule.slice(endOfBlock(rule, wide[0].length)))
  return `${before}@container vizit-card ${narrow(rule)}`
}

/** Where the block ends whose first letter stands at `at`. */
function endOfBlock(css: string, at: number): number {
  let depth = 1
  while (depth > 0 && at < css.length) {
    const letter = css[at++]
    if (letter === '{') depth++
    if (letter === '}') depth--
  }
  return at
}
