// The order of a page, without ordering all that come after it.

export const NEVER = Number.POSITIVE_INFINITY

/** Beyond so many putting each in its place costs more than sorting all. */
const PUT_IN_PLACE = 1_000

/**
 * The numbers of those that stand at `skip` up to `skip + size` when all are ordered by their values, equal ones by their numbers. `values` may hold NEVER.
 */
export function pageOf(values: ArrayLike<number>, { skip, size }: { skip: number; size: number }): number[] {
  const most = skip + size
  if (most > PUT_IN_PLACE) return allInOrder(values).slice(skip, most)
  // The first so many, in order; whatever is not before the last of them costs one comparison.
  const first: number[] = []
  for (let nr = 0; nr < values.length; nr++) {
    const value = values[nr]!
    if (first.length === most && value >= values[first[most - 1]!]!) continue
    const assignment = placeAfter(first, values, value)
    if (first.length === most) first.pop()
    for (let at = first.length; at > assignment; at--) first[at] = first[at - 1]!
    first[assignment] = nr
  }
  return first.slice(skip)
}

function allInOrder(values: ArrayLike<number>): number[] {
  const numbers = Array.from(values, (_, nr) => nr)
  return numbers.sort((a, b) => {
    const [one, other] = [values[a]!, values[b]!]
    return one === other ? a - b : one - other
  })
}

/** Where a value belongs that comes after all that equal it. */
function placeAfter(ordered: readonly number[], values: ArrayLike<number>, value: number): number {
  let [from, to] = [0, ordered.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (values[ordered[middle]!]! <= value) from = middle + 1
    else to = middle
  }
  return from
}
