import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Catalogue,
  chooseBranch,
  chooseDoctor,
  chooseSpeciality,
  type DoctorChoice,
  doctorsFor,
  NOTHING_CHOSEN,
  settle,
  specialitiesFor
} from './cascade.ts'

const catalogue: Catalogue = {
  branches: [{ branchId: 'north' }, { branchId: 'south' }],
  doctors: [
    { doctorId: 'anna', specialityIds: ['eyes'], branchIds: ['north'] },
    { doctorId: 'boris', specialityIds: ['heart', 'eyes'], branchIds: ['north', 'south'] },
    { doctorId: 'vera', specialityIds: ['heart'], branchIds: ['south'] },
    { doctorId: 'gleb', specialityIds: ['skin'], branchIds: ['north', 'south'] }
  ]
}
const chosen = (branchId?: string, specialityId?: string, doctorId?: string): DoctorChoice => ({ branchId, specialityId, doctorId })
const ids = (choice: DoctorChoice) => doctorsFor(choice, catalogue).map(doctor => doctor.doctorId)

describe('the filters of booking', () => {
  test('choosing a branch resets doctor and speciality [4.41]', () => {
    expect(chooseBranch(chosen('south', 'heart', 'boris'), 'north', catalogue)).toEqual(chosen('north'))
    expect(chooseBranch(chosen('south', 'heart', 'boris'), undefined, catalogue)).toEqual(chosen())
  })

  test('choosing a speciality narrows the doctors [4.42]', () => {
    const choice = chooseSpeciality(chosen('north'), 'eyes', catalogue)
    expect(choice).toEqual(chosen('north', 'eyes'))
    expect(ids(choice)).toEqual(['anna', 'boris'])
  })

  test('choosing a speciality keeps the doctor who has it and lets go the one who has not', () => {
    expect(chooseSpeciality(chosen('north', 'heart', 'boris'), 'eyes', catalogue)).toEqual(chosen('north', 'eyes', 'boris'))
    expect(chooseSpeciality(chosen('north', 'skin', 'gleb'), 'eyes', catalogue)).toEqual(chosen('north', 'eyes'))
    expect(chooseSpeciality(chosen('north', 'skin', 'gleb'), undefined, catalogue)).toEqual(chosen('north'))
  })

  test('choosing a doctor sets his speciality [4.43]', () => {
    expect(chooseDoctor(chosen('south'), 'vera', catalogue)).toEqual(chosen('south', 'heart', 'vera'))
    expect(chooseDoctor(chosen('north'), 'boris', catalogue)).toEqual(chosen('north', 'heart', 'boris'))
    expect(chooseDoctor(chosen('north', 'eyes'), 'boris', catalogue)).toEqual(chosen('north', 'eyes', 'boris'))
    expect(chooseDoctor(chosen('north', 'eyes'), 'gleb', catalogue)).toEqual(chosen('north', 'skin', 'gleb'))
  })

  test('a doctor who does not work in the chosen branch leads to his own, or to the question which', () => {
    expect(chooseDoctor(chosen('north'), 'vera', catalogue)).toEqual(chosen('south', 'heart', 'vera'))
    expect(chooseDoctor(chosen('gone'), 'gleb', catalogue)).toEqual(chosen(undefined, 'skin', 'gleb'))
    expect(chooseDoctor(chosen('north', 'eyes', 'anna'), undefined, catalogue)).toEqual(chosen('north', 'eyes'))
    expect(chooseDoctor(chosen('north', 'eyes'), 'nobody', catalogue)).toEqual(chosen('north', 'eyes'))
  })

  test('a single branch is selected by itself [4.45]', () => {
    expect(settle(NOTHING_CHOSEN, { ...catalogue, branches: [{ branchId: 'north' }] })).toEqual(chosen('north'))
    expect(settle(NOTHING_CHOSEN, catalogue)).toEqual(NOTHING_CHOSEN)
  })

  test('a single matching doctor is selected by himself [4.46]', () => {
    expect(chooseSpeciality(chosen('south'), 'skin', catalogue)).toEqual(chosen('south', 'skin', 'gleb'))
    expect(chooseSpeciality(chosen('north'), 'heart', catalogue)).toEqual(chosen('north', 'heart', 'boris'))
  })

  test('what the catalogue no longer has is cleared', () => {
    expect(settle(chosen('gone', 'eyes', 'anna'), catalogue)).toEqual(chosen('north', 'eyes', 'anna'))
    expect(settle(chosen('south', 'teeth', 'boris'), catalogue)).toEqual(chosen('south', 'heart', 'boris'))
    expect(settle(chosen('south', 'heart', 'anna'), catalogue)).toEqual(chosen('south', 'heart'))
    expect(settle(chosen('north', 'eyes', 'anna'), { branches: [], doctors: [] })).toEqual(NOTHING_CHOSEN)
  })

  test('offers each speciality of the branch once', () => {
    expect(specialitiesFor(chosen('south', 'skin'), catalogue)).toEqual(['heart', 'eyes', 'skin'])
    expect(specialitiesFor(chosen(), catalogue)).toEqual(['eyes', 'heart', 'skin'])
  })
})

describe('whatever is chosen in whatever catalogue', () => {
  const some = (letters: string) => fc.subarray([...letters])
  const doctors = fc.tuple(
    ...[...'1234'].map(id => fc.record({ doctorId: fc.constant(id), specialityIds: some('xyz'), branchIds: some('abc') }))
  )
  const any: fc.Arbitrary<Catalogue> = fc.tuple(some('ab'), doctors, some('0123')).map(([branches, all, keep]) => ({
    branches: branches.map(branchId => ({ branchId })),
    doctors: all.filter((_, i) => keep.includes(String(i)))
  }))
  const step = fc.tuple(
    fc.constantFrom(chooseBranch, chooseSpeciality, chooseDoctor),
    fc.option(fc.constantFrom(...'abcxyz1234'), { nil: undefined })
  )

  test('every choice fits the others and the catalogue, and settling again changes nothing', () => {
    fc.assert(
      fc.property(any, fc.array(step, { maxLength: 6 }), (wares, steps) => {
        let choice = settle(NOTHING_CHOSEN, wares)
        for (const [choose, id] of steps) {
          choice = choose(choice, id, wares)
          const { branchId, specialityId, doctorId } = choice
          const doctor = wares.doctors.find(one => one.doctorId === doctorId)
          if (branchId !== undefined) expect(wares.branches).toContainEqual({ branchId })
          if (doctorId !== undefined) expect(doctor).toBeDefined()
          if (doctor && branchId !== undefined) expect(doctor.branchIds).toContain(branchId)
          if (doctor) expect(doctor.specialityIds.length ? doctor.specialityIds : [undefined]).toContain(specialityId)
          if (specialityId !== undefined) expect(specialitiesFor(choice, wares)).toContain(specialityId)
          if (wares.branches.length === 1) expect(branchId).toBe(wares.branches[0]!.branchId)
          if (!doctor) expect(doctorsFor(choice, wares)).not.toHaveLength(1)
          expect(settle(choice, wares)).toEqual(choice)
        }
      }),
      { numRuns: 500 }
    )
  })
})
