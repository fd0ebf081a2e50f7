import { judgeName } from '@vizit/rules/people'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadTowns } from './load-catalogue.ts'
import { openTestRows } from './test-rows.ts'

describe('the towns', () => {
  let rows: {
    id: number
    code: string
    name_ru: string
    name_en: string
    name_be: string
    banners: string
    sort: number
    latitude: number
  }[]
  beforeAll(async () => {
    const database = await openTestRows()
    await loadTowns(database.url)
    await loadTowns(database.url)
    rows = await database.rows('select * from towns order by sort')
    await database.close()
  })

  test('the entry "All regions" has id 0 and code 0 and stands first [3.53]', () => {
    expect(rows[0]).toMatchObject({ id: 0, code: '0', name_ru: 'Все регионы', name_en: 'All regions', name_be: 'Усе рэгіёны' })
  })

  test('146 towns of Belarus, each with a place and three names, follow the entry "All regions" [3.54]', () => {
    const towns = rows.slice(1)
    expect(towns).toHaveLength(146)
    expect(new Set(towns.map(town => town.code)).size).toBe(146)
    for (const town of towns) {
      expect([town.name_ru, town.name_en, town.name_be].map(judgeName)).toEqual(['ok', 'ok', 'ok'])
      expect(town.latitude).toBeGreaterThan(51)
      expect(town.latitude).toBeLessThan(56.2)
    }
    const others = towns.slice(10).map(town => town.name_ru)
    expect(others).toEqual(others.toSorted(new Intl.Collator('ru').compare))
  })

  test('the ten big cities offer doctors and ums [3.52 3.55]', () => {
    const names = 'Minsk Gomel Mogilev Vitebsk Grodno Brest Zhlobin Mozyr Rechitsa Svetlogorsk'.split(' ')
    const big = rows.filter(town => town.id !== 0 && town.banners === 'doctors;ums')
    expect(big.map(town => town.name_en).toSorted()).toEqual(names.toSorted())
  })

  test('all other towns offer medcenters and drugs [3.52 3.56]', () => {
    expect(new Set(rows.slice(11).map(town => town.banners))).toEqual(new Set(['medcenters;drugs']))
  })
})
