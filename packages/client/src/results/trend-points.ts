// Where the values of a trend stand on the drawing.
import type { Range } from '@vizit/rules/test-results'

export type TrendPoint = { date: string; number: number; range: Range }
type Box = { width: number; height: number }
type Dot = { x: number; y: number; text: string }
export type TrendDrawing = {
  dots: Dot[] /** The reference range of the last value, within the drawing. */
  band: { top: number; bottom: number } | null
}

/** Room for the figure above the highest dot, and for half a figure at the sides. */
const TOP = 34
const BOTTOM = 14
const SIDE = 28

/** Points, two or more and the oldest first, by date across and by value up; values and range all fit. */
export function placePoints(points: readonly TrendPoint[], { width, height }: Box): TrendDrawing {
  const range = points.at(-1)?.range ?? { low: null, high: null }
  const bounds = [range.low, range.high].filter(bound => bound !== null)
  const values = [...points.map(point => point.number), ...bounds]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const times = points.map(point => Date.parse(point.date))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const x = (time: number) => Math.round(to === from ? width / 2 : SIDE + ((time - from) / (to - from)) * (width - 2 * SIDE))
  const y = (value: number) =>
    Math.round(
      most === least ? (TOP + height - BOTTOM) / 2 : height - BOTTOM - ((value - least) / (most - least)) * (height - BOTTOM - TOP)
    )
  return {
    dots: points.map((point, at) => ({ x: x(times[at]!), y: y(point.number), text: String(point.number).replace('.', ',') })),
    band: bounds.length === 0 ? null : { top: range.high === null ? 0 : y(range.high), bottom: range.low === null ? height : y(range.low) }
  }
}
