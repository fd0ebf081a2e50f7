// A clinic's timetable as days of our doctors: what can be shown, what is set aside, and a hash by which a day that is the same is passed over.
import { createHash } from 'node:crypto'
import { minskDay } from '@vizit/rules/days'
import { type TheirSlot, withoutOverlaps } from '@vizit/rules/timetable-diff'
import type { HashedDay } from '../../timetable/clinic-slots.ts'
import type { ClinicSlot, SetAside } from '../clinic-records.ts'

export type DayRead = HashedDay & { slots: TheirSlot[] }

/** `assignments`: the clinic's names of its doctors at branches -> ours. One bad slot sets nothing else aside. */
export function readDays(
  slots: readonly ClinicSlot[],
  assignments: ReadonlyMap<string, number>
): { days: DayRead[]; setAside: SetAside[] } {
  const unknown = new Set<string>()
  const ours: TheirSlot[] = []
  for (const { assignment, ...slot } of slots) {
    const assignmentId = assignments.get(assignment)
    if (assignmentId === undefined) unknown.add(assignment)
    else ours.push({ ...slot, assignmentId })
  }
  const { kept, overlapping } = withoutOverlaps(ours)
  const byDay = Map.groupBy(kept, slot => `${slot.assignmentId} ${minskDay(new Date(slot.startsAt))}`)
  const setAside: SetAside[] = [
    ...[...unknown].map(externalId => ({ kind: 'schedule' as const, externalId, code: 'of-an-unknown-doctor' as const })),
    ...overlapping.map(({ externalId }) => ({ kind: 'slot' as const, externalId, code: 'overlaps-another' as const }))
  ]
  const days = [...byDay].map(([name, found]) => {
    const [assignmentId = '', day = ''] = name.split(' ')
    return { assignmentId: Number(assignmentId), day, hash: hashOf(found), slots: found }
  })
  return { days, setAside }
}

/** They are in the order of time. */
function hashOf(slots: readonly TheirSlot[]): string {
  const text = slots.map(({ externalId, startsAt, endsAt, state }) => `${externalId} ${startsAt} ${endsAt} ${state}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
