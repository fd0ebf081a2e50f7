const COLOURS = ['cornflower', 'mint', 'rye', 'clover', 'pine', 'rowan', 'flax'] as const

export type AvatarColour = (typeof COLOURS)[number]

/** The same person has the same colour everywhere: FNV-1a of the id over the seven colours. */
export function avatarColour(id: string): AvatarColour {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return COLOURS[(hash >>> 0) % COLOURS.length]!
}

/** First letters of the first two words, as capitals: 'анна ковалёва' gives 'АК'. Empty for a text without letters. */
export function initials(text: string): string {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  return words
    .slice(0, 2)
    .map(word => [...word][0]!.toLocaleUpperCase('ru'))
    .join('')
}
