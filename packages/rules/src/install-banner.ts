// When the cabinet in a frame of a clinic's site offers to become an app.

/** [9.32] Days after it was shown and left alone. */
export const BANNER_AGAIN_DAYS = 1
/** [9.33] Days after it was put away. */
export const BANNER_AGAIN_AFTER_DISMISSAL_DAYS = 30

/** What was there for less went by on the way to another page, and was not shown. */
export const BANNER_SEEN_MS = 3000

const DAY_MS = 86_400_000
const FIRST_IOS = 18

/** What became of it last, and when; null = never shown. `opened`: its installation was looked at. */
export type BannerMemory = { kind: 'shown' | 'dismissed' | 'opened'; at: Date } | null

/** [9.34] Where it may be shown at all: in a frame, on Android except Huawei, or on iOS from 18 on. An iPad calls itself a Mac, but is touched. */
export function judgeBannerPlace(page: { inFrame: boolean; userAgent: string; maxTouchPoints: number }): 'may-show' | 'hidden' {
  const { inFrame, userAgent, maxTouchPoints } = page
  if (!inFrame) return 'hidden'
  if (/Android/.test(userAgent)) return /Huawei|HONOR|HMSCore|HarmonyOS/i.test(userAgent) ? 'hidden' : 'may-show'
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  const version = isPad ? /Version\/(\d+)/.exec(userAgent) : /(?:iPhone|iPad|iPod).* OS (\d+)_/.exec(userAgent)
  return version && Number(version[1]) >= FIRST_IOS ? 'may-show' : 'hidden'
}

/** [9.32] [9.33] Is it time to show it again? */
export function judgeBannerTime(memory: BannerMemory, now: Date): 'show' | 'not-yet' | 'never' {
  if (memory === null) return 'show'
  if (memory.kind === 'opened') return 'never'
  const days = memory.kind === 'dismissed' ? BANNER_AGAIN_AFTER_DISMISSAL_DAYS : BANNER_AGAIN_DAYS
  return now.getTime() - memory.at.getTime() >= days * DAY_MS ? 'show' : 'not-yet'
}
