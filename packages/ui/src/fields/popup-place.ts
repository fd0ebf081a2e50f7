// Where the list of a field opens.

/** [9.31] With less room than this below the field, in pixels, the list opens upwards. */
export const UPWARDS_UNDER_PX = 220
const EDGE_PX = 16
const GAP_PX = 6
const TALLEST_PX = 420

export type PopupPlace = { opens: 'down' | 'up'; height: number }

/** Below the field, or above it when less than 220 px are left below and there is more room above. `top`, `bottom`: of the field, in the window. */
export function popupPlace(field: { top: number; bottom: number }, windowHeight: number): PopupPlace {
  const below = windowHeight - field.bottom - EDGE_PX
  const opens = below < UPWARDS_UNDER_PX && field.top > below ? 'up' : 'down'
  return { opens, height: Math.min(TALLEST_PX, opens === 'up' ? field.top - EDGE_PX - GAP_PX : below) }
}

/** Between the field and its list, in pixels. */
export const POPUP_GAP_PX = GAP_PX
