// The words of the audit as a patient reads them: what kind of deed was it?

export const DEEDS = ['looked', 'booked', 'changed', 'granted', 'family', 'consent', 'signed-in', 'other'] as const
export type Deed = (typeof DEEDS)[number]

const KINDS: readonly [RegExp, Deed][] = [
  [/-looked$|^profile-exported$|^result-(card-)?opened$/, 'looked'],
  [/^visit-/, 'booked'],
  [/^granted-/, 'granted'],
  [/^profile-/, 'changed'],
  [/^coverage-/, 'changed'],
  [/^invoice-/, 'changed'],
  [/^(child|relative|spouse|family)-/, 'family'],
  [/^consent-/, 'consent'],
  [/^signed-in$/, 'signed-in']
]

/** A word that is not known is `other`: it is shown, never hidden. */
export function deedOf(action: string): Deed {
  return KINDS.find(([pattern]) => pattern.test(action))?.[1] ?? 'other'
}

/** 'BOOK_VISITS' -> 'granted-book-visits': the audit keeps the level with the deed. */
export function grantAction(level: string): string {
  return `granted-${level.toLowerCase().replaceAll('_', '-')}`
}
