// The look is written for a page of our own; in the middle of somebody else's page two measures mean other things.

/**
 * `rem` would be the letters of the clinic's page: it becomes a length of the widget's own. The width of the window would be that of the page:
 * a rule for wide windows becomes one for a wide card.
 */
export function inShadow(css: string): string {
  return css
    .replace(/(?<![\w.#-])(-?\d*\.?\d+)rem\b/g, 'calc(var(--vizit-rem)*$1)')
    .replace(/@media\s*((?:\((?:min-width:[^)]*|max-width:[^)]*|width[<>=][^)]*)\)(?:\s*and\s*)?)+)(?=\s*\{)/g, '@container vizit-card $1')
}
