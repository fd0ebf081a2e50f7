import type { ReactNode, RefObject } from 'react'
import { loadedLater } from '../loaded-later.ts'

export type DialogProps = {
  open: boolean
  /** Asked for by Escape, a press outside, the cross or the way back of a phone. */
  onClose: () => void
  title: ReactNode
  /** One paragraph under the title; read together with it. */
  text?: ReactNode
  children?: ReactNode
  /** Stacked buttons in this order: what was asked for, an alternative, the way back. */
  actions?: ReactNode
  /** A long dialog keeps its buttons in sight while the rest is scrolled. */
  actionsInSight?: boolean
  /** Name of the cross; without it there is no cross. */
  closeLabel?: string
  /** Where focus goes instead of the title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where focus goes afterwards when what opened the dialog is gone. */
  finalFocus?: RefObject<HTMLElement | null>
  /** Called when the closing motion has ended. */
  onClosed?: () => void
}

const useSheet = loadedLater(() => import('./dialog-sheet.tsx').then(module => module.DialogSheet))

/** A sheet from the bottom on a phone, 480 wide in the centre on a desk. Focus starts on the title and comes back afterwards. */
export function Dialog(props: DialogProps) {
  const Sheet = useSheet(props.open)
  return Sheet ? <Sheet {...props} /> : null
}
