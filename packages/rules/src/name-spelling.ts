// One surname is spelled in many ways: in Russian, in Belarusian, and in Latin letters as in a passport of either or in Łacinka. All lead to one key.

const LETTERS: readonly (readonly [RegExp, string])[] = [
  // Belarusian writes what it says: unstressed о and е are а and я; after ж, ш, ч, р a hard vowel stands.
  [/[оэеёя]/g, 'а'],
  [/[ыійї]/g, 'и'],
  [/[юў]/g, 'у'],
  [/щ/g, 'шч'],
  [/[хґ]/g, 'г'],
  // Soft т and д are ц and дз.
  [/тс|ц/g, 'т'],
  [/дз/g, 'д'],
  [/[^а-я0-9]|[ьъ]/g, '']
]

const LATIN = 'abvgdezijklmnoprstufhcwxqy'
const CYRILLIC = [...'абвгдезийклмнопрстуфгтв', 'кс', 'к', 'и']
const MARKED = new Map([...'žščŭłćńśź'].map((letter, at) => [letter, [...'жшчвлтнсз'][at]!]))
const soundOf = new Map<string, string>([
  ['shch', 'шч'],
  ['dzh', 'дж'],
  ['zh', 'ж'],
  ['kh', 'г'],
  ['ts', 'т'],
  ['tz', 'т'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['dz', 'д'],
  ...[...LATIN].map((letter, at): [string, string] => [letter, CYRILLIC[at]!]),
  ...MARKED
])
/** In Łacinka. */
const CH = 'г'
const RUNS = /shch|dzh|zh|kh|ts|tz|ch|sh|dz|[a-zžščŭłćńśź]/g
const SOFT_BEFORE_VOWEL = /и+(?=[ау])/g
const SHORT_U = /(?<=[аи])у/g
const TWICE = /(.)\1+/g

/** «Ковалёв», «Кавалёў», "Kovalev", "Kovalyov" and "Kavaliou" have one key: Cyrillic letters that mean nothing by themselves. '': no letter stands in it. */
export function nameKey(word: string): string {
  const small = word.normalize('NFC').toLowerCase()
  return keyOf(inCyrillic(small, [...small].some(letter => MARKED.has(letter)) ? CH : soundOf.get('ch')!))
}

/** The key where the marks of Łacinka may have been left out: "Saucenka" and «Шаўчэнка» have one, and so have «Жук» and «Зук». */
export function unmarkedNameKey(word: string): string {
  return keyOf(inCyrillic(word.normalize('NFC').toLowerCase(), CH))
    .replaceAll('ж', 'з')
    .replaceAll('ш', 'с')
    .replaceAll('ч', 'т')
    .replace(TWICE, '$1')
}

function inCyrillic(small: string, ch: string): string {
  return small.replace(RUNS, run => (run === 'ch' ? ch : soundOf.get(run)!))
}

function keyOf(cyrillic: string): string {
  const letters = LETTERS.reduce((text, [from, to]) => text.replace(from, to), cyrillic)
  return letters.replace(TWICE, '$1').replace(SOFT_BEFORE_VOWEL, '').replace(SHORT_U, 'в').replace(TWICE, '$1')
}
