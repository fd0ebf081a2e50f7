// The code of a medical card that opens results [R28]: how often it may be tried, and how long an opened card stays open.

/** Wrong tries after which the card is blocked. */
export const A_CODE_TRIES = 5
/** How long each block lasts, in minutes; the last one from then on. A right code begins anew. */
export const A_CODE_BLOCK_MINUTES = [1, 5, 15, 60, 1_440] as const
export const A_CODE_TRIES_PER_DAY = 20
/** Of those, so many for a parent, and so many for all together who are neither the card's person nor a parent: nobody spends the day of another. */
export const A_CODE_TRIES_OF_PARENT = 10
export const A_CODE_TRIES_OF_OTHERS = 5
/** [4.81] [9.22] What `acodeExpirationTime` is without a setting, in milliseconds. */
export const A_CODE_IDLE_MS = 120_000
export const A_CODE_LIVES_HOURS = 24

const DAY_MS = 86_400_000

/** Who asks for a card: the person whose it is, a parent of a child, somebody who was granted its sight. */
export type CardAsker = 'owner' | 'parent' | 'other'

/** Of one who asks. `tries`: of the five at hand. `blocks`: how many blocks there have been since the last right code. A day begins with its first try. */
export type CardTries = { tries: number; blocks: number; blockedUntil: Date | null; dayTries: number; dayFrom: Date | null }

export type TryVerdict =
  /** `after`: what is written down before anything is compared. `blocks` > 0: wrong, this one blocks the card for so many minutes. */
  | { verdict: 'may-try'; after: CardTries; blocksForMinutes: number }
  | { verdict: 'blocked'; minutes: number }
  | { verdict: 'enough-today'; retryAfterSeconds: number }

/**
 * May a code be compared now? The fifth try blocks whoever makes it at once, before it is compared, so that of many tries that come together no sixth is
 * looked at; a right one takes the block off again (`afterRight`).
 */
export function judgeTry(card: CardTries, now: Date, mostADay: number = A_CODE_TRIES_PER_DAY): TryVerdict {
  const at = now.getTime()
  if (card.blockedUntil && card.blockedUntil.getTime() > at)
    return { verdict: 'blocked', minutes: Math.ceil((card.blockedUntil.getTime() - at) / 60_000) }
  const isSameDay = card.dayFrom !== null && at - card.dayFrom.getTime() < DAY_MS
  const dayTries = isSameDay ? card.dayTries : 0
  const dayFrom = isSameDay ? card.dayFrom! : now
  if (dayTries >= mostADay) return { verdict: 'enough-today', retryAfterSeconds: Math.ceil((dayFrom.getTime() + DAY_MS - at) / 1_000) }
  const tried = { dayTries: dayTries + 1, dayFrom }
  if (card.tries + 1 < A_CODE_TRIES)
    return { verdict: 'may-try', after: { ...tried, tries: card.tries + 1, blocks: card.blocks, blockedUntil: null }, blocksForMinutes: 0 }
  const minutes = A_CODE_BLOCK_MINUTES[Math.min(card.blocks, A_CODE_BLOCK_MINUTES.length - 1)]!
  const blockedUntil = new Date(at + minutes * 60_000)
  return { verdict: 'may-try', after: { ...tried, tries: 0, blocks: card.blocks + 1, blockedUntil }, blocksForMinutes: minutes }
}

/** Of a card, over all who ask. A day begins with its first try. */
export type CardDay = { dayTries: number; otherTries: number; dayFrom: Date | null }

export type DayVerdict = { verdict: 'may-try'; after: CardDay } | { verdict: 'enough-today'; retryAfterSeconds: number }

/** May this card take one more try today? Twenty in all, whoever asks; five of them for others, so that they cannot spend those of its person. */
export function judgeDay(card: CardDay, asker: CardAsker, now: Date): DayVerdict {
  const at = now.getTime()
  const isSameDay = card.dayFrom !== null && at - card.dayFrom.getTime() < DAY_MS
  const day = isSameDay ? { ...card, dayFrom: card.dayFrom! } : { dayTries: 0, otherTries: 0, dayFrom: now }
  const isSpent = day.dayTries >= A_CODE_TRIES_PER_DAY || (asker === 'other' && day.otherTries >= A_CODE_TRIES_OF_OTHERS)
  if (isSpent) return { verdict: 'enough-today', retryAfterSeconds: Math.ceil((day.dayFrom.getTime() + DAY_MS - at) / 1_000) }
  return { verdict: 'may-try', after: { ...day, dayTries: day.dayTries + 1, otherTries: day.otherTries + (asker === 'other' ? 1 : 0) } }
}

/** What a right code leaves: the tries of the day stay counted. */
export function afterRight(card: CardTries): CardTries {
  return { ...card, tries: 0, blocks: 0, blockedUntil: null }
}

/** An opened card: 'once' is good for one opening [R28]: 0 = asked every time. */
export type OpenCard = { openedAt: Date; usedAt: Date }

/**
 * Is a card that was opened still open? `idleMs`: 0 = for one opening, that soon follows; negative = until the session ends; otherwise for so long
 * after it was last used. [4.81]
 */
export function judgeOpenCard(card: OpenCard, idleMs: number, now: Date): 'open' | 'open-once' | 'ended' {
  if (idleMs < 0) return 'open'
  const idle = now.getTime() - (idleMs === 0 ? card.openedAt : card.usedAt).getTime()
  if (idle > (idleMs === 0 ? A_CODE_IDLE_MS : idleMs)) return 'ended'
  return idleMs === 0 ? 'open-once' : 'open'
}

/** The four code errors: whoever hears one of them is asked for the code [4.82]. */
export const A_CODE_ERRORS = ['INVALID_ACODE', 'ACODES_BLOCKED', 'INVALID_ACODE_BLOCKED', 'BLOCKED_TRY_LATER'] as const

/** Where a failed opening leads [4.82] [4.83]. */
export function afterFailedOpening(code: string): 'confirm-code' | 'tell' {
  return (A_CODE_ERRORS as readonly string[]).includes(code) ? 'confirm-code' : 'tell'
}
