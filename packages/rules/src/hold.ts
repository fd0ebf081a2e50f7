// A slot is held while its form is filled in.

export const HOLD_MINUTES = 5
/** What a clinic may set instead, both ends inclusive. */
export const HOLD_MINUTES_RANGE = [3, 15] as const

/** A clinic's setting brought into the range; without a setting the default. */
export function holdMinutes(setting: number | null | undefined): number {
  if (setting == null || Number.isNaN(setting)) return HOLD_MINUTES
  return Math.min(Math.max(setting, HOLD_MINUTES_RANGE[0]), HOLD_MINUTES_RANGE[1])
}

/** A hold is prolonged once, and only while it lasts. `heldUntil` is a Date or a UTC ISO text. */
export function judgeProlong(
  hold: { prolonged: boolean; heldUntil: string | Date },
  now: Date
): 'may-prolong' | 'already-prolonged' | 'too-late' {
  if (secondsLeft(hold.heldUntil, now) === 0) return 'too-late'
  return hold.prolonged ? 'already-prolonged' : 'may-prolong'
}

/** Whole seconds until the hold ends, rounded up; 0 when it has ended. */
export function secondsLeft(heldUntil: string | Date, now: Date): number {
  return Math.max(0, Math.ceil((new Date(heldUntil).getTime() - now.getTime()) / 1000))
}
