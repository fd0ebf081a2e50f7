import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OurSlot, onlyMissing, type TheirSlot, timetableDiff, withoutOverlaps } from './timetable-diff.ts'

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

/** Ours and theirs at an hour of one doctor, or of another. */
const our = (id: string, hour: number, externalId: string | null, takenBy: OurSlot['takenBy'] = null, assignmentId = 1): OurSlot => ({
  id,
  assignmentId,
  startsAt: at(hour),
  endsAt: at(hour + 1),
  externalId,
  takenBy
})
const their = (hour: number, externalId: string, state: TheirSlot['state'] = 'free', assignmentId = 1): TheirSlot => ({
  assignmentId,
  startsAt: at(hour),
  endsAt: at(hour + 1),
  externalId,
  state
})

test('a slot of a visit stays, and it is told where the clinic has no such time or gives it to others', () => {
  const before = [our('1', 8, 'a', 'visit'), our('2', 9, 'b', 'visit'), our('3', 10, 'c', 'visit')]
  expect(timetableDiff(before, [their(9, 'b'), their(10, 'c', 'taken')])).toEqual({
    add: [],
    remove: [],
    set: [],
    held: [
      { id: '1', externalId: 'a', difference: 'not-at-clinic' },
      { id: '2', externalId: 'b', difference: 'free-at-clinic' }
    ]
  })
})

test('what stands in the time of a visit or has the name of its slot is not added, for its doctor alone', () => {
  const held = [our('1', 8, 'a', 'visit')]
  const beside: TheirSlot = { ...their(8, 'b'), startsAt: '2026-11-24T08:30:00Z', endsAt: '2026-11-24T09:30:00Z' }
  const added = (theirs: TheirSlot[]) => timetableDiff(held, theirs).add.map(slot => `${slot.assignmentId} ${slot.externalId}`)
  expect(added([beside])).toEqual([])
  expect(added([their(12, 'a')])).toEqual([])
  expect(added([their(9, 'b'), their(7, 'c')])).toEqual(['1 b', '1 c'])
  expect(added([their(8, 'a', 'free', 2), { ...beside, assignmentId: 2, externalId: 'd', startsAt: at(10), endsAt: at(11) }])).toEqual([
    '2 a',
    '2 d'
  ])
})

test('a slot that is known stays as it is; another name, a first name and another state are each set', () => {
  const before = [our('1', 8, 'a'), our('2', 9, 'b'), our('3', 10, null), our('4', 11, 'd'), our('5', 12, 'e', 'clinic')]
  const theirs = [their(8, 'a'), their(9, 'new'), their(10, 'c'), their(11, 'd', 'taken'), their(12, 'e', 'taken')]
  expect(timetableDiff(before, theirs).set).toEqual([
    { id: '2', externalId: 'new', takenBy: null, renamed: true },
    { id: '3', externalId: 'c', takenBy: null, renamed: false },
    { id: '4', externalId: 'd', takenBy: 'clinic', renamed: false }
  ])
})

test('of slots that leave those are only missing of which the clinic says nothing, by name or time, at the same doctor', () => {
  const before = [our('1', 8, 'a'), our('2', 9, 'b'), our('3', 10, 'c'), our('4', 11, 'd', null, 2), our('5', 12, 'e')]
  const theirs = [their(14, 'a'), { ...their(9, 'x'), startsAt: '2026-11-24T09:30:00Z' }, their(10, 'y', 'free', 3)]
  expect(onlyMissing({ remove: ['1', '2', '3', '4'] }, before, theirs)).toEqual(['3', '4'])
})
