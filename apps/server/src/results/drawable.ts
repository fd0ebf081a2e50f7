// The font of the product lacks some signs of laboratory results. They are drawn by another font, so that a copied text still says the same.

/** What the font of the product lacks and `SIGNS_FONT` has: 10⁹/л, μmol, β2, Δ, T₅₀. */
const OTHER_SIGNS = /([⁰⁵-⁹⁺⁻ⁿ₀₅-₉α-ωΑ-Ω∞]+)/u
/** One sign for a whole unit, such as ℃ or ㎍: no font has it, and it means its letters. */
const WHOLE_UNITS = /[℃℉\u3371-\u33dd]/gu

export const SIGNS_FONT = 'Signs'
export type Run = string | { text: string; font: typeof SIGNS_FONT }

/** The text as runs for pdfmake, each in a font that has its signs. */
export function drawable(text: string): Run[] {
  return text
    .replace(WHOLE_UNITS, sign => sign.normalize('NFKC'))
    .split(OTHER_SIGNS)
    .filter(Boolean)
    .map(part => (OTHER_SIGNS.test(part) ? { text: part, font: SIGNS_FONT } : part))
}
