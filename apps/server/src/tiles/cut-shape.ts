// What of a shape lies inside a square: without it a picture of a street would carry the border of the country, thousands of screens away.

export type Point = readonly [x: number, y: number]

const AXES = [0, 1] as const

/** A closed area, cut by each side of the square in turn (Sutherland and Hodgman). */
export function cutRing(ring: readonly Point[], least: number, most: number): Point[] {
  let left = [...ring]
  for (const axis of AXES)
    for (const [bound, sign] of [
      [least, 1],
      [most, -1]
    ] as const) {
      const whole = left
      left = []
      for (const [place, to] of whole.entries()) {
        const from = whole.at(place - 1)!
        const isIn = (point: Point) => (point[axis] - bound) * sign >= 0
        if (isIn(from) !== isIn(to)) left.push(at(from, to, (bound - from[axis]) / (to[axis] - from[axis])))
        if (isIn(to)) left.push(to)
      }
    }
  return left
}

/** The pieces of a line inside of the square. */
export function cutLine(line: readonly Point[], least: number, most: number): Point[][] {
  const pieces: Point[][] = []
  for (const [place, to] of line.entries()) {
    const from = line[place - 1]
    const piece = from && cutPiece(from, to, least, most)
    if (!piece) continue
    const last = pieces.at(-1)
    // Goes on where the last one ended.
    if (last && same(last.at(-1)!, piece[0])) last.push(piece[1])
    else pieces.push(piece)
  }
  return pieces
}

/** From one point to the other (Liang and Barsky). */
function cutPiece(from: Point, to: Point, least: number, most: number): [Point, Point] | undefined {
  let [begin, end] = [0, 1]
  for (const axis of AXES) {
    const way = to[axis] - from[axis]
    if (way === 0) {
      if (from[axis] < least || from[axis] > most) return undefined
      continue
    }
    const [enters, leaves] = [(least - from[axis]) / way, (most - from[axis]) / way].toSorted((a, b) => a - b) as [number, number]
    begin = Math.max(begin, enters)
    end = Math.min(end, leaves)
  }
  return begin < end ? [at(from, to, begin), at(from, to, end)] : undefined
}

function at(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1]
}
