// What somebody may have meant who typed something else: another layout of the keyboard, Latin letters, another language of the country, a slip.

/** The word as it is compared: small letters; ё as е, і as и, ў as у; no accents, apostrophes or signs. */
export function foldWord(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ё]/g, 'е')
    .replace(/[і]/g, 'и')
    .replace(/[ў]/g, 'у')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The words of a text, folded; everything but letters, digits and apostrophes divides them. */
export function foldedWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}\p{M}'’ʼ]+/u)
    .map(foldWord)
    .filter(word => word !== '')
}

const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const LETTERS = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const cyrillicOfKey = new Map([...KEYS].map((key, at) => [key, LETTERS[at]!]))

/** What the same keys give on a Russian keyboard: «ghbdtn» is «привет». Null: a letter that is not Latin stands in it. */
export function otherLayout(text: string): string | null {
  const small = text.toLowerCase()
  if (!/[a-z]/.test(small) || /[^\p{ASCII}]/u.test(small)) return null
  return [...small].map(key => cyrillicOfKey.get(key) ?? key).join('')
}

// Longer runs first, so that "shch" is not read as "sh" and "ch".
const SOUNDS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'е'],
  ['ye', 'е'],
  ['ju', 'ю'],
  ['ja', 'я'],
  ...[...'abvgdeziyklmnoprstufhcjwxq'].map((letter, at): [string, string] => [letter, [...'абвгдезийклмнопрстуфхцйвкк'][at]!])
]

/** A Russian word in Latin letters, as it sounds: "lor" is «лор». Null: a letter that is not Latin stands in it. */
export function bySound(text: string): string | null {
  const small = text.toLowerCase()
  if (!/[a-z]/.test(small) || /[^\p{ASCII}]/u.test(small)) return null
  let said = ''
  for (let at = 0; at < small.length; ) {
    const [sound, letter] = SOUNDS.find(([one]) => small.startsWith(one, at)) ?? [small[at]!, small[at]!]
    said += letter
    at += sound.length
  }
  return said
}

/** How far a typed term is from a word, both folded: 0 is the word itself. Null: it is another word. */
export function distanceTo(term: string, word: string): number | null {
  if (term === word) return 0
  if (word.startsWith(term)) return 0.2 + 0.2 * (1 - term.length / word.length)
  if (isOtherEnding(term, word)) return 0.5
  // Within a word only what is long enough to mean it.
  if (term.length >= 3 && word.includes(term)) return 1
  return null
}

/** So many slips are forgiven in a word, as it was typed. */
export function slipsIn(term: string): number {
  return term.length < 4 ? 0 : term.length < 8 ? 1 : 2
}

/** The same where nothing was found: a slip or two in a term are forgiven, in one of four letters and more. Null: it is another word. */
export function distanceWithSlips(term: string, word: string): number | null {
  const most = slipsIn(term)
  if (most === 0 || word.length < term.length - most) return null
  // A word may be longer than what was typed of it so far.
  const slips = slipsTo(term, word.slice(0, term.length + most), most)
  return slips === null ? null : 2 + slips
}

const LEAST_COMMON = 4
const MOST_ENDING = 3

/** «спине» and «спина», «кардиолога» and «кардиолог». */
function isOtherEnding(one: string, other: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common++
  const ending = Math.max(one.length, other.length) - common
  return common >= LEAST_COMMON && ending <= MOST_ENDING && ending < common
}

/** The fewest letters that were changed, left out, put in or swapped, against any beginning of `word`; null: more than `most`. */
function slipsTo(term: string, word: string, most: number): number | null {
  let [beforeLast, last] = [[] as number[], Array.from({ length: word.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= term.length; row++) {
    const now = [row]
    for (let at = 1; at <= word.length; at++) {
      const isSame = term[row - 1] === word[at - 1]
      let slips = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + (isSame ? 0 : 1))
      if (row > 1 && at > 1 && term[row - 1] === word[at - 2] && term[row - 2] === word[at - 1])
        slips = Math.min(slips, beforeLast[at - 2]! + 1)
      now.push(slips)
    }
    if (Math.min(...now) > most) return null
    ;[beforeLast, last] = [last, now]
  }
  const least = Math.min(...last)
  return least > most ? null : least
}
