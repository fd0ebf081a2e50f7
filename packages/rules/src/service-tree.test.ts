import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DESCRIPTION_SHOWN, judgeService, shortDescription, type TreeService, visibleTree } from './service-tree.ts'

const service = (facts: Partial<TreeService> = {}): TreeService => ({
  name: 'Электрокардиограмма',
  forAdult: true,
  forChildren: true,
  childrenAge: -1,
  hasDoctors: true,
  hidden: false,
  ...facts
})

describe('a service', () => {
  test('is shown by the age against forAdult, forChildren and childrenAge [5.92]', () => {
    const seen = (facts: Partial<TreeService>, ...ages: number[]) => ages.map(age => judgeService(service(facts), age))
    expect(seen({}, 0, 17, 18, 90)).toEqual(['visible', 'visible', 'visible', 'visible'])
    expect(seen({ forChildren: false }, 17, 18)).toEqual(['other-age', 'visible'])
    expect(seen({ forAdult: false }, 17, 18)).toEqual(['visible', 'other-age'])
    expect(seen({ childrenAge: 7 }, 6, 7, 18)).toEqual(['other-age', 'visible', 'visible'])
  })

  test('is shown only where a doctor offers it [5.93]', () => {
    expect(judgeService(service({ hasDoctors: false }), 30)).toBe('no-doctors')
    expect(judgeService(service({ hasDoctors: false }), undefined)).toBe('no-doctors')
  })

  test('that is hidden is shown to nobody; with an unknown age everything else is that somebody may have', () => {
    expect(judgeService(service({ hidden: true }), 30)).toBe('hidden')
    expect(judgeService(service({ forAdult: false, childrenAge: 14 }), undefined)).toBe('visible')
    expect(judgeService(service({ forAdult: false, forChildren: false }), undefined)).toBe('other-age')
  })
})

describe('the tree', () => {
  const tree = [
    {
      name: 'Диагностика',
      subGroups: [
        { name: 'Сердце', services: [service(), service({ name: 'Нагрузочный тест', forChildren: false })] },
        { name: 'Зрение', services: [service({ name: 'Подбор очков', hasDoctors: false })] }
      ]
    },
    { name: 'Справки', subGroups: [{ name: 'Для водителей', services: [service({ name: 'Осмотр', forChildren: false })] }] }
  ]
  const names = (age?: number, typed?: string) =>
    visibleTree(tree, age, typed).flatMap(d => d.subGroups.flatMap(g => g.services.map(s => s.name)))

  test('keeps what is shown and drops branches without anything', () => {
    expect(names()).toEqual(['Электрокардиограмма', 'Нагрузочный тест', 'Осмотр'])
    expect(visibleTree(tree, 10)).toEqual([{ name: 'Диагностика', subGroups: [{ name: 'Сердце', services: [service()] }] }])
  })

  test('is searched by the names of service, group and direction: every term, any case, ё as е [5.67 5.69 5.70 5.71]', () => {
    expect(names(undefined, 'ЭЛЁКТРО')).toEqual(['Электрокардиограмма'])
    expect(names(undefined, 'сердце нагруз')).toEqual(['Нагрузочный тест'])
    expect(names(undefined, 'справки')).toEqual(['Осмотр'])
    expect(names(undefined, 'на')).toHaveLength(3)
    expect(names(undefined, 'сердце водит')).toEqual([])
  })

  test('never shows more to an age than to nobody in particular', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 110 }), age => {
        expect(names()).toEqual(expect.arrayContaining(names(age)))
      })
    )
  })
})

test('a long description is cut to 150 characters at most, at the end of a word [9.52]', () => {
  const text = 'слово '.repeat(40).trim()
  const { shown, rest } = shortDescription(text)
  expect(rest).toBe('more')
  expect(DESCRIPTION_SHOWN).toBe(150)
  expect(text.startsWith(`${shown} `)).toBe(true)
  expect([...shown].length).toBeLessThanOrEqual(150)
  expect([...shown].length).toBeGreaterThan(140)
  expect([...shortDescription('д'.repeat(151)).shown]).toHaveLength(150)
  expect(shortDescription('д'.repeat(150))).toEqual({ shown: 'д'.repeat(150), rest: 'none' })
})
