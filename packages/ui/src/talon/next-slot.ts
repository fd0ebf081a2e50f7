// Where an arrow leads among times that stand in rows and columns.

/** Anything that stands somewhere on the page. */
type Placed = { getBoundingClientRect: () => Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> }

/** The one that the key leads to; undefined: the key is no way, or there is nobody further. Left and right go along the order, up and down along the eye. */
export function nextSlot<P extends Placed>(all: readonly P[], from: P, key: string): P | undefined {
  const at = all.indexOf(from)
  if (at === -1) return undefined
  switch (key) {
    case 'ArrowRight':
      return all[at + 1]
    case 'ArrowLeft':
      return all[at - 1]
    case 'Home':
      return all[0]
    case 'End':
      return all.at(-1)
    case 'ArrowDown':
      return nearest(all, from, 1)
    case 'ArrowUp':
      return nearest(all, from, -1)
    default:
      return undefined
  }
}

/** Of the next row in that direction the one that stands least aside. */
function nearest<P extends Placed>(all: readonly P[], from: P, direction: 1 | -1): P | undefined {
  const here = from.getBoundingClientRect()
  const middle = (one: Pick<DOMRect, 'left' | 'right'>) => (one.left + one.right) / 2
  const beyond = all
    .map(one => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (direction === 1 ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1))
  const first = direction === 1 ? Math.min(...beyond.map(({ box }) => box.top)) : Math.max(...beyond.map(({ box }) => box.top))
  const row = beyond.filter(({ box }) => Math.abs(box.top - first) < 2)
  return row.sort((a, b) => Math.abs(middle(a.box) - middle(here)) - Math.abs(middle(b.box) - middle(here)))[0]?.one
}
