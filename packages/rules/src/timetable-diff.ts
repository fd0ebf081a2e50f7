// What has to change in our timetable for it to be as a clinic has its own. A slot that a visit holds is never touched: the difference is told instead.
import { groupBy } from './group-by.ts'

/** A slot of ours. `takenBy` null = free. */
export type OurSlot = {
  id: string
  assignmentId: number
  startsAt: string
  endsAt: string
  externalId: string | null
  takenBy: 'visit' | 'clinic' | null
}

/** A slot as the clinic has it. */
export type TheirSlot = { externalId: string; assignmentId: number; startsAt: string; endsAt: string; state: 'free' | 'taken' }

/** `not-at-clinic`: it has no such time. `free-at-clinic`: it gives the time to others. */
export type HeldSlot = { id: string; externalId: string | null; difference: 'not-at-clinic' | 'free-at-clinic' }

export type TimetableDiff = {
  add: TheirSlot[]
  remove: string[]
  /** The name or the state is another one now; `renamed` = it had another name. */
  set: { id: string; externalId: string; takenBy: 'clinic' | null; renamed: boolean }[]
  held: HeldSlot[]
}

/** Both are of the same stretches of time, `theirs` without slots of one doctor that overlap. */
export function timetableDiff(ours: readonly OurSlot[], theirs: readonly TheirSlot[]): TimetableDiff {
  const wanted = new Map(theirs.map(slot => [keyOf(slot), slot]))
  const diff: TimetableDiff = { add: [], remove: [], set: [], held: [] }
  const held: OurSlot[] = []
  for (const our of ours) {
    const their = wanted.get(keyOf(our))
    if (our.takenBy === 'visit') {
      held.push(our)
      if (!their) diff.held.push({ id: our.id, externalId: our.externalId, difference: 'not-at-clinic' })
      else if (their.state === 'free') diff.held.push({ id: our.id, externalId: our.externalId, difference: 'free-at-clinic' })
    } else if (!their) diff.remove.push(our.id)
    else {
      const takenBy = their.state === 'free' ? null : 'clinic'
      const renamed = our.externalId !== null && our.externalId !== their.externalId
      if (renamed || our.externalId === null || our.takenBy !== takenBy)
        diff.set.push({ id: our.id, externalId: their.externalId, takenBy, renamed })
    }
    wanted.delete(keyOf(our))
  }
  const names = new Set(held.map(slot => `${slot.assignmentId} ${slot.externalId}`))
  diff.add = [...wanted.values()].filter(
    slot => !names.has(`${slot.assignmentId} ${slot.externalId}`) && !held.some(other => overlap(slot, other))
  )
  return diff
}

/**
 * Of the slots that leave the timetable, those of which the clinic says nothing: no slot of it has their name or stands in their time. They may have been
 * passed over by the reading; the others are seen to be gone.
 */
export function onlyMissing(diff: Pick<TimetableDiff, 'remove'>, ours: readonly OurSlot[], theirs: readonly TheirSlot[]): string[] {
  const gone = new Set(diff.remove)
  const byAssignment = groupBy(theirs, slot => slot.assignmentId)
  const isSpokenOf = (our: OurSlot) =>
    byAssignment.get(our.assignmentId)?.some(slot => slot.externalId === our.externalId || overlap(slot, our)) ?? false
  return ours.filter(our => gone.has(our.id) && !isSpokenOf(our)).map(our => our.id)
}

/** Of slots that overlap the first stands; the others cannot both be had. */
export function withoutOverlaps<S extends TheirSlot>(slots: readonly S[]): { kept: S[]; overlapping: S[] } {
  const kept: S[] = []
  const overlapping: S[] = []
  const until = new Map<number, string>()
  for (const slot of slots.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt) || a.externalId.localeCompare(b.externalId))) {
    const before = until.get(slot.assignmentId)
    if (before !== undefined && slot.startsAt < before) overlapping.push(slot)
    else {
      kept.push(slot)
      until.set(slot.assignmentId, slot.endsAt)
    }
  }
  return { kept, overlapping }
}

type Place = { assignmentId: number; startsAt: string; endsAt: string }

function keyOf({ assignmentId, startsAt, endsAt }: Place): string {
  return `${assignmentId} ${startsAt} ${endsAt}`
}

function overlap(a: Place, b: Place): boolean {
  return a.assignmentId === b.assignmentId && a.startsAt < b.endsAt && b.startsAt < a.endsAt
}
