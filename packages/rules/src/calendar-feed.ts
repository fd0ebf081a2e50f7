// A calendar that other programs read: how much of a visit it tells, and how long it keeps what was cancelled.

/** `full`: speciality, doctor and place. `plain`: that there is a visit, and when. */
export const FEED_WORDS = ['full', 'plain'] as const
export type FeedWords = (typeof FEED_WORDS)[number]

/** A cancelled visit stays in the feed so long, so that every calendar learns of it: some ask once a day, some are off for a week. */
export const CANCELLED_KEPT_DAYS = 14

/** Of a visit that is still to come or has begun today: does it stand in the feed? `changedAt`: when it was cancelled. */
export function judgeInFeed(visit: { isCancelled: boolean; changedAt: string }, now: Date): 'shown' | 'left-out' {
  if (!visit.isCancelled) return 'shown'
  return now.getTime() - Date.parse(visit.changedAt) < CANCELLED_KEPT_DAYS * 86_400_000 ? 'shown' : 'left-out'
}
