import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../icon-button.tsx'
import styles from './full-view.module.css'
import { OverPage } from './over-page.tsx'

export type FullViewProps = {
  /** Asked for by Escape, the cross or the way back. */
  onClose: () => void
  closeLabel: string
  title: ReactNode
  /** One line under the title. */
  note?: ReactNode
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
}

/** The whole window, dark whatever the page is: for pictures that are looked at. */
export function FullView({ onClose, closeLabel, title, note, children, actions }: FullViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <OverPage open onClose={onClose}>
      <Base.Popup className={styles.view} data-theme="dark" initialFocus={heading}>
        <div className={styles.head}>
          <IconButton kind="plain" label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
          <div className={styles.words}>
            <Base.Title className={styles.title} ref={heading} tabIndex={-1}>
              {title}
            </Base.Title>
            {note ? <p className={styles.note}>{note}</p> : null}
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Base.Popup>
    </OverPage>
  )
}
