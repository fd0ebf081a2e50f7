import type { FailureCode } from './call-failure.ts'

const NOT_JUDGED: readonly FailureCode[] = ['NETWORK', 'TIMEOUT', 'SERVICE_UNAVAILABLE']

/** Whether nobody has looked at what was sent: it is as good as before, and may be sent again as it stands. */
export function wasNotJudged(code: FailureCode): boolean {
  return NOT_JUDGED.includes(code)
}
