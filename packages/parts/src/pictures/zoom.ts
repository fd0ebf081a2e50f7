// How a picture is made larger and moved about, in numbers. Points are counted from the middle of its box.

export type Zoom = { times: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Box = { width: number; height: number }

export const WHOLE: Zoom = { times: 1, x: 0, y: 0 }
export const MOST_TIMES = 5

/** Larger or smaller by `factor`: what lies under `point` stays there, as far as the edges allow. */
export function zoomedAround(zoom: Zoom, point: Point, factor: number, box: Box): Zoom {
  const times = between(1, zoom.times * factor, MOST_TIMES)
  const grown = times / zoom.times
  return within({ times, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, box)
}

export function movedBy(zoom: Zoom, way: Point, box: Box): Zoom {
  return within({ ...zoom, x: zoom.x + way.x, y: zoom.y + way.y }, box)
}

/** Its edges do not come inside of the box. */
function within({ times, x, y }: Zoom, { width, height }: Box): Zoom {
  const [most, highest] = [(width * (times - 1)) / 2, (height * (times - 1)) / 2]
  return { times, x: between(-most, x, most), y: between(-highest, y, highest) }
}

/** Never the zero that has a sign. */
function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value)) + 0
}
