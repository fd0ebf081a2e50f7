// Where the values of a trend stand on the drawing.
import type { Range } from '@vizit/rules/test-results'

export type TrendPoint = { date: string; number: number; range: Range }
export type TrendDrawing = {
  dots: { x: number; y: number }[]
  /** The reference range of the last value, as far as the drawing goes; an open end reaches its edge. */
  band: { top: number; bottom: number } | null
  /** The values at the foot and at the head of the drawing. */
  least: number
  most: number
}

/** Room for half a dot, and a little air. */
const EDGE = 12

/** Points, two or more and the oldest first, by date across and by value up; all values and the range fit. */
export function placePoints(points: readonly TrendPoint[], { width, height }: { width: number; height: number }): TrendDrawing {
  const { low, high } = points.at(-1)?.range ?? { low: null, high: null }
  const values = [...points.map(point => point.number), ...[low, high].filter(bound => bound !== null)]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const times = points.map(point => Date.parse(point.date))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const share = (value: number, first: number, last: number) => (last === first ? 0.5 : (value - first) / (last - first))
  const y = (value: number) => Math.round(height - EDGE - share(value, least, most) * (height - 2 * EDGE))
  return {
    dots: points.map((point, at) => ({ x: Math.round(EDGE + share(times[at]!, from, to) * (width - 2 * EDGE)), y: y(point.number) })),
    band: low === null && high === null ? null : { top: high === null ? 0 : y(high), bottom: low === null ? height : y(low) },
    least,
    most
  }
}
