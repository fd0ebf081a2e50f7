import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addFavourite, pushedOut } from './favourites.ts'

type One = { id: string; type?: string; displayName?: string }
const doctors = (count: number): One[] => Array.from({ length: count }, (_, i) => ({ id: `d${i}`, type: 'physicians' }))
const newcomer: One = { id: 'new', type: 'physicians' }
const favourite = fc.record({ id: fc.constantFrom(...'abcdefghijklmno'), type: fc.constantFrom('physicians', 'medcenters') })

describe('adding a favourite', () => {
  test('puts it first', () => {
    expect(addFavourite(doctors(2), newcomer)).toEqual([newcomer, ...doctors(2)])
  })

  test('removes its older copy', () => {
    const again = { id: 'd1', type: 'physicians', displayName: 'Ковалёва А. С.' }
    expect(addFavourite(doctors(3), again)).toEqual([again, doctors(3)[0], doctors(3)[2]])
  })

  test('keeps ten at most: the eleventh pushes out the oldest [9.03]', () => {
    expect(addFavourite(doctors(10), newcomer)).toEqual([newcomer, ...doctors(9)])
    expect(addFavourite(doctors(9), newcomer)).toHaveLength(10)
    expect(pushedOut(doctors(10), newcomer)).toEqual({ id: 'd9', type: 'physicians' })
    expect(pushedOut(doctors(9), newcomer)).toBe(undefined)
    expect(pushedOut(doctors(10), { id: 'd3', type: 'physicians' })).toBe(undefined)
  })

  test('counts doctors and medical centres apart', () => {
    const centre: One = { id: 'd9', type: 'medcenters' }
    expect(addFavourite(doctors(10), centre)).toEqual([centre, ...doctors(10)])
    expect(pushedOut(doctors(10), centre)).toBe(undefined)
  })

  test('one by one leaves the last ten different ones of each kind', () => {
    fc.assert(
      fc.property(fc.array(favourite, { maxLength: 60 }), added => {
        const list = added.reduce<One[]>(addFavourite, [])
        for (const type of ['physicians', 'medcenters']) {
          const slow: string[] = []
          for (const one of added.toReversed()) if (one.type === type && slow.length < 10 && !slow.includes(one.id)) slow.push(one.id)
          expect(list.filter(one => one.type === type).map(one => one.id)).toEqual(slow)
        }
      })
    )
  })

  test('changes no other than the one told beforehand', () => {
    fc.assert(
      fc.property(fc.array(favourite, { maxLength: 40 }), favourite, (added, one) => {
        const list = added.reduce<One[]>(addFavourite, [])
        const gone = pushedOut(list, one)
        const same = (a: One, b: One) => a.id === b.id && a.type === b.type
        expect(addFavourite(list, one).slice(1)).toEqual(list.filter(other => other !== gone && !same(other, one)))
      })
    )
  })
})
