import type { Visit } from '@vizit/contract/visits'
import { judgeMove } from '@vizit/rules/visits'

export type MoveVerdict = ReturnType<typeof judgeMove> | 'being-moved' | 'not-yours'

/** Whether the viewer may move the visit now. Both spouses may move a child's, a relative with the right to book too [6.21] [6.25]: the server says so by `isManageable`. */
export function moveVerdict(visit: Pick<Visit, 'status' | 'startDate' | 'isManageable' | 'movingTo'>, now: Date): MoveVerdict {
  const verdict = judgeMove(visit, now)
  if (verdict !== 'may-move') return verdict
  if (!visit.isManageable) return 'not-yours'
  // A copy that was kept before visits could move does not say.
  return visit.movingTo ? 'being-moved' : 'may-move'
}
