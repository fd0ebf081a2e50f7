import { expect, test } from 'vitest'
import { sectionsOf } from './sections-of.ts'

test('the sections that a town offers stand first, and none is missing [2.180, 3.52]', () => {
  expect(sectionsOf('doctors;ums')).toEqual(['doctors', 'ums', 'medcenters', 'drugs'])
  expect(sectionsOf('medcenters;drugs')).toEqual(['medcenters', 'drugs', 'doctors', 'ums'])
  expect(sectionsOf(undefined)).toHaveLength(4)
})
