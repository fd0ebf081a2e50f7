import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutProbes } from './leaflet-trusted.ts'

const leaflet = readFileSync(createRequire(import.meta.url).resolve('leaflet/dist/leaflet-src.esm.js'), 'utf8')
const written = (code: string) => code.match(/innerHTML = '<(svg|v:shape)/g) ?? []

test('the map library that is built writes no HTML as it is loaded', () => {
  expect(written(leaflet)).toHaveLength(2)
  expect(written(withoutProbes(leaflet))).toEqual([])
})

test('another map library than the one that was judged is not built', () => {
  expect(() => withoutProbes(leaflet.replace('var inlineSvg', 'var svgInside'))).toThrow(/^Leaflet has changed/)
})
