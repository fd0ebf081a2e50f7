import type { ru } from './messages.ru.ts'

/** What to say, and what to do, when this browser takes no pushes. [8.83] */
export function pushRefused(words: Pick<typeof ru, 'pushBlocked' | 'pushMissing'>, said: 'blocked' | 'missing'): string {
  return said === 'blocked' ? words.pushBlocked : words.pushMissing
}
