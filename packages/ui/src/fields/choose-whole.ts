import { type MouseEvent, type PointerEvent, useRef } from 'react'

type ChooseWhole = {
  onPointerDown: (event: PointerEvent<HTMLInputElement>) => void
  onClick: (event: MouseEvent<HTMLInputElement>) => void
}

/**
 * For a field in which something may stand that was not typed here: whoever comes to it with a press has all of it chosen, as with Tab, and what is typed takes its
 * place. A second press puts the caret. `isWanted`: told what stands there.
 */
export function useChooseWhole(isWanted: (value: string) => boolean): ChooseWhole {
  const isThere = useRef(false)
  return {
    onPointerDown: event => {
      isThere.current = document.activeElement === event.currentTarget
    },
    onClick: event => {
      const field = event.currentTarget
      if (!isThere.current && isWanted(field.value)) field.select()
    }
  }
}
