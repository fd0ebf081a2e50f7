import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useRef } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

export type DialogProps = {
  open: boolean
  /** Asked for by Escape, a press outside or the cross. */
  onClose: () => void
  title: ReactNode
  /** One paragraph under the title; read together with it. */
  text?: ReactNode
  children?: ReactNode
  /** Stacked buttons in this order: what was asked for, an alternative, the way back. */
  actions?: ReactNode
  /** Name of the cross; without it there is no cross. */
  closeLabel?: string
  /** Where focus goes instead of the title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Where focus goes afterwards when what opened the dialog is gone. */
  finalFocus?: RefObject<HTMLElement | null>
  /** Called when the closing motion has ended. */
  onClosed?: () => void
}

/** A sheet from the bottom on a phone, 480 wide in the centre on a desk. Focus starts on the title and comes back afterwards. */
export function Dialog({ open, onClose, title, text, children, actions, closeLabel, initialFocus, finalFocus, onClosed }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={wish => {
        if (!wish) onClose()
      }}
      onOpenChangeComplete={now => {
        if (!now) onClosed?.()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup className={styles.sheet} initialFocus={initialFocus ?? heading} finalFocus={finalFocus}>
            <div className={styles.head}>
              <Base.Title className={styles.title} ref={heading} tabIndex={-1}>
                {title}
              </Base.Title>
              {closeLabel ? (
                <IconButton kind="plain" label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} className={styles.close} />
              ) : null}
            </div>
            {text ? <Base.Description className={styles.text}>{text}</Base.Description> : null}
            {children}
            {actions ? <div className={styles.actions}>{actions}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
