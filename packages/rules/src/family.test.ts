import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RelKind } from './access.ts'
import { isSamePerson, judgeRemoval, mayAdd, mayUnite, type Person } from './family.ts'

const some = (relKind: RelKind, count: number) => Array.from({ length: count }, () => ({ relKind }))
const family = (children: number, parents = 0, spouses = 0, others = 0) => [
  ...some('ME', 1),
  ...some('CHILD', children),
  ...some('PARENT', parents),
  ...some('SPOUSE', spouses),
  ...some('OTHER', others)
]

describe('a family', () => {
  test('has five children at most [5.73 9.04]', () => {
    expect(mayAdd('CHILD', family(4))).toBe('may-add')
    expect(mayAdd('CHILD', family(5))).toBe('TOO_MANY_CHILDREN')
  })

  test('has four parents at most [5.74 9.05]', () => {
    expect(mayAdd('PARENT', family(0, 3))).toBe('may-add')
    expect(mayAdd('PARENT', family(0, 4))).toBe('TOO_MANY_PARENTS')
  })

  test('has one spouse at most [5.75 9.06]', () => {
    expect(mayAdd('SPOUSE', family(5, 4))).toBe('may-add')
    expect(mayAdd('SPOUSE', family(0, 0, 1))).toBe('SPOUSE_EXISTS')
  })

  test('takes another adult only while a place of a parent is free', () => {
    expect(mayAdd('OTHER', family(0, 4))).toBe('TOO_MANY_PARENTS')
    expect(mayAdd('OTHER', family(0, 3, 1, 1))).toBe('TOO_MANY_PARENTS')
    expect(mayAdd('OTHER', family(5, 2, 1, 1))).toBe('may-add')
    expect(mayAdd('PARENT', family(0, 0, 0, 4))).toBe('may-add')
  })

  test('never outgrows its limits, in whatever order people come and go', () => {
    const limits: Record<string, number> = { CHILD: 5, PARENT: 4, SPOUSE: 1, OTHER: 4 }
    const step = fc.record({
      kind: fc.constantFrom('CHILD' as const, 'PARENT' as const, 'SPOUSE' as const, 'OTHER' as const),
      leaves: fc.boolean()
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const people: { relKind: RelKind }[] = [{ relKind: 'ME' }]
        for (const { kind, leaves } of steps) {
          const one = people.findIndex(person => person.relKind === kind)
          if (leaves && one >= 0) people.splice(one, 1)
          else if (mayAdd(kind, people) === 'may-add') people.push({ relKind: kind })
          const count = people.filter(person => person.relKind === kind).length
          expect(count).toBeLessThanOrEqual(limits[kind]!)
          if (count < limits[kind]! && kind !== 'OTHER') expect(mayAdd(kind, people)).toBe('may-add')
        }
      })
    )
  })
})

test('a relative with planned visits is not deleted', () => {
  expect(judgeRemoval({ activeCoverers: 0, plannedVisits: 1 })).toBe('PLANNED_VISITS')
  expect(judgeRemoval({ activeCoverers: 1, plannedVisits: 2 })).toBe('PLANNED_VISITS')
  expect(judgeRemoval({ activeCoverers: 0, plannedVisits: 0 })).toBe('may-remove')
})

test('a relative with an active coverer is not deleted', () => {
  expect(judgeRemoval({ activeCoverers: 1, plannedVisits: 0 })).toBe('ACTIVE_COVERER')
})

describe('two entries are one person', () => {
  const mia: Person = { fullNameRu: 'Ковалёва Мия Петровна', sex: 'FEMALE', birthday: '2020-05-01' }

  test('when name, sex and birthday agree; letter case, ё, spaces and apostrophes aside', () => {
    expect(isSamePerson(mia, { ...mia, fullNameRu: ' КОВАЛЕВА  мия Петровна' })).toBe(true)
    expect(isSamePerson({ ...mia, fullNameRu: "Дар'я Мия" }, { ...mia, fullNameRu: 'Дар’я Мия' })).toBe(true)
    expect(isSamePerson({ ...mia, fullNameRu: 'Ковалёва Мия -' }, { ...mia, fullNameRu: 'Ковалёва Мия' })).toBe(true)
  })

  test('and not when any of the three differs', () => {
    expect(isSamePerson(mia, { ...mia, fullNameRu: 'Ковалёва Майя Петровна' })).toBe(false)
    expect(isSamePerson({ ...mia, fullNameRu: "Дар'я Мия" }, { ...mia, fullNameRu: 'Даря Мия' })).toBe(false)
    expect(isSamePerson(mia, { ...mia, sex: 'MALE' })).toBe(false)
    expect(isSamePerson(mia, { ...mia, birthday: '2020-05-02' })).toBe(false)
  })

  test('of each other, and of oneself', () => {
    const person = fc.record({
      fullNameRu: fc.constantFrom('Ли Ян', 'ЛИ ЯН', 'Лё Ян', 'Ле Ян', 'Ян Ли'),
      sex: fc.constantFrom('FEMALE' as const, 'MALE' as const),
      birthday: fc.constantFrom('2020-05-01', '2020-05-02')
    })
    fc.assert(
      fc.property(person, person, person, (a, b, c) => {
        expect(isSamePerson(a, { ...a })).toBe(true)
        expect(isSamePerson(a, b)).toBe(isSamePerson(b, a))
        if (isSamePerson(a, b) && isSamePerson(b, c)) expect(isSamePerson(a, c)).toBe(true)
      })
    )
  })
})

describe('two families become one', () => {
  test('unless either has a spouse [5.75]', () => {
    expect(mayUnite(family(2), family(1))).toBe('may-unite')
    expect(mayUnite(family(0, 0, 1), family(0))).toBe('SPOUSE_EXISTS')
    expect(mayUnite(family(0), family(0, 0, 1))).toBe('SPOUSE_EXISTS')
  })

  test('unless together they have more than five children or four adults [5.73] [5.74]', () => {
    expect([mayUnite(family(3), family(2)), mayUnite(family(3), family(3))]).toEqual(['may-unite', 'TOO_MANY_CHILDREN'])
    expect([mayUnite(family(0, 2), family(0, 2)), mayUnite(family(0, 2), family(0, 2, 0, 1))]).toEqual(['may-unite', 'TOO_MANY_PARENTS'])
  })
})
