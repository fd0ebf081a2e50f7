type Box = { top: number; bottom: number; left: number; right: number }

/** Between what is pressed and what stands beside it, in pixels. */
const GAP = 8

/**
 * How far `box` is moved up, in pixels, so that it covers none of `others`: as little as does it, and no further than `top`. 0 where there is no such
 * place: then it stands where it stood.
 */
export function shiftUp(box: Box, others: readonly Box[], top: number): number {
  const height = box.bottom - box.top
  const beside = others.filter(other => other.left < box.right && other.right > box.left)
  let { bottom } = box
  for (;;) {
    const covered = beside.filter(other => other.top < bottom + GAP && other.bottom > bottom - height - GAP)
    if (covered.length === 0) return box.bottom - bottom
    bottom = Math.min(...covered.map(other => other.top)) - GAP
    if (bottom - height < top) return 0
  }
}
