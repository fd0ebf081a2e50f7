// Names of people: what may be typed, how they are stored, shown and masked.

export const SEXES = ['FEMALE', 'MALE'] as const
/** Sent upper case [3.05]. */
export type Sex = (typeof SEXES)[number]

export type PersonName = { lastName: string; firstName: string; middleName?: string | null | undefined }
export type NameVerdict = 'ok' | 'blank' | 'forbidden-characters' | 'too-long'

/** One field of a name, in characters; the specification gives no bound [5.96]. */
export const NAME_MAX = 100

// A cased letter of the Cyrillic or Latin script (ё ў і among them), then any number of «one separator, letters» [5.04 5.06].
const LETTERS = '(?:(?=[\\p{Lu}\\p{Ll}])[\\p{Script=Cyrillic}\\p{Script=Latin}])+'
const NAME = new RegExp(`^${LETTERS}(?:[ '’ʼ-]${LETTERS})*$`, 'u')
const LONE_DASH = /^[-–—]$/u

/** Trimmed, inner spaces squeezed to one; letters typed as two code points (й on some keyboards) become one. */
export function tidyName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ')
}

/** Letters, apostrophes, spaces, single hyphens; each sign stands between letters, never at an end [5.02 5.04]. Extra spaces are no error. */
export function judgeName(text: string): NameVerdict {
  const name = tidyName(text)
  if (!name) return 'blank'
  if ([...name].length > NAME_MAX) return 'too-long'
  return NAME.test(name) ? 'ok' : 'forbidden-characters'
}

/** As a name, or one dash alone, which says «no patronymic» [5.05]. */
export function judgePatronymic(text: string): NameVerdict {
  return LONE_DASH.test(text.trim()) ? 'ok' : judgeName(text)
}

function middleOf(name: PersonName): string {
  const middle = tidyName(name.middleName ?? '')
  return LONE_DASH.test(middle) ? '' : middle
}

/** Last, first, middle [3.03 5.94]. A missing patronymic, or a dash for it, leaves no trace. */
export function fullNameRu(name: PersonName): string {
  return [tidyName(name.lastName), tidyName(name.firstName), middleOf(name)].filter(Boolean).join(' ')
}

/** The reverse for a name stored as one text: first word last name, second first name, the rest the patronymic ('' when there is none). */
export function splitFullName(fullName: string): { lastName: string; firstName: string; middleName: string } {
  const [lastName, firstName = '', ...rest] = tidyName(fullName).split(' ') as [string, ...string[]]
  return { lastName, firstName, middleName: rest.length === 1 && LONE_DASH.test(rest[0]!) ? '' : rest.join(' ') }
}

function parts(name: string | PersonName): { lastName: string; firstName: string; middleName: string } {
  if (typeof name === 'string') return splitFullName(name)
  return { lastName: tidyName(name.lastName), firstName: tidyName(name.firstName), middleName: middleOf(name) }
}

/** As a name is kept: tidy; a lone dash for «no patronymic» is an empty text [5.05]. */
export function storedName(name: PersonName): { lastName: string; firstName: string; middleName: string } {
  return parts(name)
}

function firstLetter(word: string): string {
  return (Array.from(word)[0] ?? '').toLocaleUpperCase('ru')
}

/** 'Ковалёва А. С.' */
export function shortName(name: string | PersonName): string {
  const { lastName, firstName, middleName } = parts(name)
  const letters = [firstName, middleName].filter(Boolean).map(word => `${firstLetter(word)}.`)
  return [lastName, ...letters].filter(Boolean).join(' ')
}

/** 'К*** А***' for one who may not see the name [3.09]. Always three stars: the length would tell too. */
export function maskName(name: string | PersonName): string {
  const { lastName, firstName, middleName } = parts(name)
  return [lastName, firstName, middleName]
    .filter(Boolean)
    .slice(0, 2)
    .map(word => `${firstLetter(word)}***`)
    .join(' ')
}
