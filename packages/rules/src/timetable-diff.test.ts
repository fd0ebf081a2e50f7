import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OurSlot, type TheirSlot, timetableDiff, withoutOverlaps } from './timetable-diff.ts'

const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00Z`
const aDay = fc.uniqueArray(fc.record({ hour: fc.integer({ min: 5, max: 20 }), name: fc.nat(30), state: fc.nat(2) }), {
  selector: slot => slot.hour,
  maxLength: 12
})
const ours = aDay.map(slots =>
  slots.map(({ hour, name, state }, n): OurSlot => {
    const takenBy = ([null, 'visit', 'clinic'] as const)[state]!
    return {
      id: String(n + 1),
      assignmentId: 1,
      startsAt: at(hour),
      endsAt: at(hour + 1),
      externalId: name % 5 === 0 ? null : `s${name}-${n}`,
      takenBy
    }
  })
)
const theirs = aDay.map(slots =>
  slots.map(
    ({ hour, name, state }, n): TheirSlot => ({
      assignmentId: 1,
      startsAt: at(hour),
      endsAt: at(hour + 1),
      externalId: `s${name}-${n}`,
      state: state === 0 ? 'free' : 'taken'
    })
  )
)

/** What a timetable is after its changes. */
function changed(before: readonly OurSlot[], { add, remove, set }: ReturnType<typeof timetableDiff>): OurSlot[] {
  const settings = new Map(set.map(({ id, externalId, takenBy }) => [id, { externalId, takenBy }]))
  const kept = before.filter(slot => !remove.includes(slot.id)).map(slot => ({ ...slot, ...settings.get(slot.id) }))
  return [
    ...kept,
    ...add.map(({ state, ...slot }, n) => ({ ...slot, id: `new-${n}`, takenBy: state === 'free' ? null : ('clinic' as const) }))
  ]
}

test('whatever a clinic has, our timetable becomes it, no slot of a visit changes, and a second time there is nothing to do', () => {
  fc.assert(
    fc.property(ours, theirs, (before, clinic) => {
      const diff = timetableDiff(before, clinic)
      const after = changed(before, diff)
      const held = before.filter(slot => slot.takenBy === 'visit')
      expect(after.filter(slot => slot.takenBy === 'visit')).toEqual(held)
      const heldTimes = new Set(held.map(slot => slot.startsAt))
      const heldNames = new Set(held.map(slot => slot.externalId))
      const due = clinic.filter(slot => !heldTimes.has(slot.startsAt) && !heldNames.has(slot.externalId))
      const found = new Map(after.map(slot => [slot.startsAt, slot]))
      for (const slot of due)
        expect(found.get(slot.startsAt)).toMatchObject({ externalId: slot.externalId, takenBy: slot.state === 'free' ? null : 'clinic' })
      expect(after.filter(slot => slot.takenBy !== 'visit').every(slot => clinic.some(other => other.startsAt === slot.startsAt))).toBe(
        true
      )
      const again = timetableDiff(after, clinic)
      expect([again.add, again.remove, again.set]).toEqual([[], [], []])
      expect(again.held).toEqual(diff.held)
    })
  )
})

test('of slots of one doctor that overlap the first stands, and those of others are no matter', () => {
  const slot = (externalId: string, from: string, to: string, assignmentId = 1): TheirSlot => ({
    externalId,
    assignmentId,
    startsAt: `2026-11-24T${from}:00Z`,
    endsAt: `2026-11-24T${to}:00Z`,
    state: 'free'
  })
  const found = withoutOverlaps([
    slot('b', '09:10', '09:30'),
    slot('a', '09:00', '09:20'),
    slot('c', '09:20', '09:40'),
    slot('d', '09:10', '09:30', 2)
  ])
  expect(found.kept.map(one => one.externalId)).toEqual(['a', 'd', 'c'])
  expect(found.overlapping.map(one => one.externalId)).toEqual(['b'])
})
