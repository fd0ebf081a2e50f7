// What was done without a connection and waits for one.
import type { Visit } from '@vizit/contract/visits'
import { judgeCancel } from '@vizit/rules/visits'
import type { Failure } from '../api/call-failure.ts'

export type UnsentKind = 'cancel' | 'review' | 'medicine' | 'medicine-drop'
/** Of a visit: what its person must know to call the centre. */
export type UnsentVisit = Pick<Visit, 'status' | 'startDate' | 'physicianName' | 'branchName' | 'branchPhones'>

export type Unsent = {
  /** The key that it is sent under, however often. */
  key: string
  kind: UnsentKind
  input: Record<string, unknown>
  visit?: UnsentVisit
  /** The medicine. */
  name?: string
  /** Why it will not be sent any more. */
  refused?: Failure | 'too-late'
}

/** What it is about: the later wish about one thing takes the place of the former. */
export function aboutOf({ kind, input }: Pick<Unsent, 'kind' | 'input'>): string {
  switch (kind) {
    case 'cancel':
      return `visit ${String(input.orderId)}`
    case 'review':
      return `review ${String(input.orderId)} ${String(input.about)}`
    case 'medicine':
    case 'medicine-drop':
      return `medicine ${String(input.drugId)}`
  }
}

/** The list with one more wish. */
export function withUnsent(list: readonly Unsent[], one: Unsent): Unsent[] {
  return [...list.filter(other => aboutOf(other) !== aboutOf(one)), one]
}

/** A cancelling that nobody may ask for any more [9.01] is not sent: the centre must be called. */
export function judgedAt(one: Unsent, now: Date): Unsent {
  if (one.refused || one.kind !== 'cancel' || !one.visit) return one
  const verdict = judgeCancel(one.visit, now)
  return verdict === 'too-late' || verdict === 'past' ? { ...one, refused: 'too-late' } : one
}

/** What the device gave back, when it has the shape of such a list. */
export function readUnsent(value: unknown): Unsent[] {
  return Array.isArray(value) ? (value as Unsent[]) : []
}
