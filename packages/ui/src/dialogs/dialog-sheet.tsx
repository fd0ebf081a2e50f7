import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { OverPage } from './over-page.tsx'

/** What `Dialog` loads when it is needed. Import `Dialog` instead. */
export function DialogSheet({
  open,
  onClose,
  title,
  text,
  children,
  actions,
  actionsInSight,
  closeLabel,
  initialFocus,
  finalFocus,
  onClosed
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OverPage open={open} onClose={onClose} onClosed={onClosed}>
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
          {children ? <div className={styles.body}>{children}</div> : null}
          {actions ? <div className={classNames(styles.actions, actionsInSight && styles.inSight)}>{actions}</div> : null}
        </Base.Popup>
      </Base.Viewport>
    </OverPage>
  )
}
