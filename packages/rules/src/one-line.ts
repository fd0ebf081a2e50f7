// One line that one person gives and another reads by letter, SMS or push: it can carry no link, no second line and nothing unseen, so that whoever
// writes it cannot speak in our name.

export type OneLineVerdict = 'ok' | 'blank' | 'forbidden-characters' | 'looks-like-a-link' | 'too-long'

// Cased letters of the Cyrillic and Latin scripts: і, ў, ё are among them.
const LETTERS = '(?=[\\p{Lu}\\p{Ll}])[\\p{Script=Cyrillic}\\p{Script=Latin}]'
// Marked as pure: a page that says nothing of lines does not carry them.
const ALLOWED = /* @__PURE__ */ new RegExp(`^(?:${LETTERS}|[0-9 .,()'’-])*$`, 'u')
/** Of names of places and programmes, which are ours and the clinics': signs that no mail program makes a link of. */
const OF_LABELS = '/№"«»–—+&:;!%'
const NOT_IN_LINE = /* @__PURE__ */ new RegExp(`(?!${LETTERS})[^0-9 .,()'’-]`, 'gu')
const NOT_IN_LABEL = /* @__PURE__ */ new RegExp(`(?!${LETTERS})[^0-9 .,()'’${OF_LABELS}-]`, 'gu')
const NOT_IN_QUOTE = /* @__PURE__ */ new RegExp(`(?!${LETTERS})[^0-9 .,()'’${OF_LABELS}?=*-]`, 'gu')
// Mail programs make a link of `evil.by`, whatever its letters.
const DOT_WITHIN = /(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/u
const DOTS_WITHIN = /* @__PURE__ */ new RegExp(DOT_WITHIN, 'gu')

/** May a person give this line? `most`: in characters. Outer spaces do not count. */
export function judgeOneLine(text: string, most: number): OneLineVerdict {
  const line = text.normalize('NFC').trim()
  if (!line) return 'blank'
  if ([...line].length > most) return 'too-long'
  if (!ALLOWED.test(line)) return 'forbidden-characters'
  return DOT_WITHIN.test(line) ? 'looks-like-a-link' : 'ok'
}

/** The same text made into such a line, as a letter carries it: what may not be there becomes a space, a dot within a word gets one after it. */
export function oneLine(text: string, most: number): string {
  return cleaned(text, NOT_IN_LINE, most)
}

/** The name of a place or a programme, or an address, as a message carries it: «3-я поликлиника», «ул. Сурганова, 47/1». */
export function oneLabel(text: string, most = 120): string {
  return cleaned(text, NOT_IN_LABEL, most).replace(/:\/+/g, ' ')
}

/** A name is no place for a sentence either: of a longer one a message carries the beginning. */
export const WRITTEN_NAME_MOST = 40

/** The short name of a person, 'Ковалёва А. С.', as a message to somebody else carries it. */
export function writtenName(shortName: string): string {
  return oneLine(shortName, WRITTEN_NAME_MOST)
}

/** What a person wrote in lines of their own, as a letter carries it: each line cleaned and marked as a quotation. `most`: in characters, of the whole text. */
export function quotedText(text: string, most: number): string {
  const whole = [...text.normalize('NFC')].slice(0, most).join('')
  const lines = whole.split(/\r\n?|[\n\u2028\u2029]/).map(line => `> ${cleaned(line, NOT_IN_QUOTE, most).replace(/:\/+/g, ' ')}`.trim())
  return lines.join('\n')
}

function cleaned(text: string, forbidden: RegExp, most: number): string {
  const line = text.normalize('NFC').replaceAll('ʼ', '’').replace(forbidden, ' ').replace(DOTS_WITHIN, '. ').replace(/ +/g, ' ').trim()
  return [...line].slice(0, most).join('').trim()
}
