/** Seconds left at which the wait is spoken; at no other moment, so that it does not chatter. */
export const SPOKEN_AT = [120, 30] as const

/** The moment that was passed between two readings of the clock, the later one when both were. */
export function passedMoment(before: number, now: number): (typeof SPOKEN_AT)[number] | undefined {
  return SPOKEN_AT.findLast(moment => before > moment && now <= moment && now > 0)
}
