// A square of the map as we draw it ourselves: the outline of the country, its rivers and towns.
import { type MapLayer, squaresTo, type Tile } from '@vizit/rules/map-tiles'
import { BIG_CITIES, OTHER_TOWNS } from '../store/demo/towns.data.ts'
import { cutLine, cutRing, type Point } from './cut-shape.ts'
import { OUTLINE } from './outline.data.ts'

/** Pixels of a side. */
const SIDE = 256
/** What stands at the edge of a square reaches into the next one. */
const EDGE = 8
const NAME_REACH = 110
/** From this zoom on the names of towns that are not big. */
const ALL_TOWNS_FROM = 8

type Look = { abroad: string; home: string; border: string; region: string; river: string; town: string; halo: string }
const LOOKS: Record<MapLayer, Look> = {
  standard: {
    abroad: '#e4e6e3',
    home: '#f5f2e9',
    border: '#8d93a3',
    region: '#c9c5b8',
    river: '#9fc3dd',
    town: '#3b4157',
    halo: '#f5f2e9'
  },
  satellite: { abroad: '#4c5a4a', home: '#3f5d3c', border: '#3f5d3c', region: '#4b6a46', river: '#24506b', town: '', halo: '' },
  hybrid: { abroad: '#4c5a4a', home: '#3f5d3c', border: '#f0e6a8', region: '#8fa37e', river: '#24506b', town: '#ffffff', halo: '#26331f' }
}

type Shape = readonly Point[]
/** Places as squares of the world at zoom 0, once for all. */
const read = (lines: readonly string[]): Shape[] =>
  lines.map(line =>
    line.split(' ').map(place => {
      const [longitude, latitude] = place.split(',').map(Number) as [number, number]
      const { x, y } = squaresTo({ latitude, longitude }, 0)
      return [x, y]
    })
  )
const SHAPES = { home: read(OUTLINE.home), regions: read(OUTLINE.regions), rivers: read(OUTLINE.rivers) }
const TOWNS = [...BIG_CITIES.map(town => ({ town, isBig: true })), ...OTHER_TOWNS.map(town => ({ town, isBig: false }))].map(
  ({ town: [, , name, , , latitude, longitude], isBig }) => ({ name, isBig, ...squaresTo({ latitude, longitude }, 0) })
)

/** An SVG of a square. */
export function drawTile(layer: MapLayer, { z, x, y }: Tile): string {
  const look = LOOKS[layer]
  const scale = 2 ** z * SIDE
  const here = (shape: Shape): Shape => shape.map(([a, b]) => [a * scale - x * SIDE, b * scale - y * SIDE])
  const areas = (shapes: Shape[]) =>
    pathOf(
      shapes.map(shape => cutRing(here(shape), -EDGE, SIDE + EDGE)),
      'Z'
    )
  const lines = (shapes: Shape[]) =>
    pathOf(
      shapes.flatMap(shape => cutLine(here(shape), -EDGE, SIDE + EDGE)),
      ''
    )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<path fill="${look.abroad}" d="M0 0H${SIDE}V${SIDE}H0Z"/>`,
    `<path fill="${look.home}" d="${areas(SHAPES.home)}"/>`,
    `<path fill="none" stroke="${look.river}" stroke-width="2" stroke-linejoin="round" d="${lines(SHAPES.rivers)}"/>`,
    `<path fill="none" stroke="${look.region}" d="${lines(SHAPES.regions)}"/>`,
    `<path fill="none" stroke="${look.border}" stroke-width="1.5" d="${lines(SHAPES.home)}"/>`,
    ...(look.town ? TOWNS.filter(({ isBig }) => isBig || z >= ALL_TOWNS_FROM).map(town => nameOf(town, look)) : []),
    '</svg>'
  ].join('')

  function nameOf({ name, isBig, x: a, y: b }: (typeof TOWNS)[number], { town, halo }: Look): string {
    const [left, top] = [a * scale - x * SIDE, b * scale - y * SIDE]
    if (left < -NAME_REACH || left > SIDE + NAME_REACH || top < -20 || top > SIDE + 20) return ''
    const style = `font-family="sans-serif" font-size="${isBig ? 14 : 12}"${isBig ? ' font-weight="600"' : ''}`
    const colours = `fill="${town}" stroke="${halo}" stroke-width="3" paint-order="stroke"`
    return `<circle cx="${round(left)}" cy="${round(top)}" r="3" fill="${town}"/><text x="${round(left)}" y="${round(top - 7)}" text-anchor="middle" ${style} ${colours}>${name}</text>`
  }
}

function pathOf(shapes: Shape[], end: string): string {
  return shapes
    .filter(shape => shape.length > 1)
    .map(shape => `M${shape.map(([a, b]) => `${round(a)} ${round(b)}`).join('L')}${end}`)
    .join('')
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
