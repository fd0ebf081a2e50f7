/** One answer of a `SelectField`. `also`: what it is found by too, though it does not stand there. `typedOnly`: it stands there only when it is found. */
export type Option = { value: string; label: string; note?: string; also?: string; typedOnly?: true }

/** Longer lists are searched, not scrolled. */
export const SHOWN_OPTIONS = 50

function plain(text: string): string {
  return text.toLocaleLowerCase('ru').replaceAll('ё', 'е')
}

/** Options in which every typed word occurs, at most fifty, and how many were left out. ё equals е. */
export function findOptions(options: readonly Option[], typed: string): { shown: Option[]; leftOut: number } {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const found = options.filter(option => {
    if (option.typedOnly && words.length === 0) return false
    const text = plain(`${option.label} ${option.note ?? ''} ${option.also ?? ''}`)
    return words.every(word => text.includes(word))
  })
  return { shown: found.slice(0, SHOWN_OPTIONS), leftOut: Math.max(0, found.length - SHOWN_OPTIONS) }
}

/** The next option whose label starts with what was typed quickly, looking from after `from` and round. -1 when there is none. */
export function typeAhead(options: readonly Option[], typed: string, from: number): number {
  const start = plain(typed)
  // The same letter again and again walks through its options.
  const sought = /^(.)\1+$/u.test(start) ? start[0]! : start
  for (let step = sought.length === 1 ? 1 : 0; step <= options.length; step++) {
    const at = (from + step + options.length) % options.length
    if (options[at] && plain(options[at].label).startsWith(sought)) return at
  }
  return -1
}
