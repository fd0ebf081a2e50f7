import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type CSSProperties, useRef } from 'react'
import { classNames } from '../class-names.ts'
import sheet from '../dialogs/dialog.module.css'
import { OverPage } from '../dialogs/over-page.tsx'
import { IconButton } from '../icon-button.tsx'
import { OptionList, type OptionListProps } from './option-list.tsx'
import styles from './select-field.module.css'

type SelectPopupProps = {
  open: boolean
  /** Custom properties with the place beside the field; used on a desk only. */
  place: CSSProperties
  closeLabel: string
  onClose: () => void
} & OptionListProps

/** Holds the list of a `SelectField`: the sheet of a dialog on a phone, a popup beside the field on a desk. */
export function SelectPopup({ open, place, closeLabel, onClose, ...list }: SelectPopupProps) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <OverPage open={open} onClose={onClose}>
      <Base.Backdrop className={classNames(sheet.scrim, styles.scrim)} />
      <Base.Viewport className={classNames(sheet.viewport, styles.viewport)}>
        <Base.Popup
          className={classNames(sheet.sheet, styles.popup)}
          style={place}
          initialFocus={() => body.current?.querySelector<HTMLElement>('[data-focus]') ?? true}
        >
          <div className={classNames(sheet.head, styles.head)}>
            <Base.Title className={sheet.title}>{list.label}</Base.Title>
            <IconButton kind="plain" label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} className={sheet.close} />
          </div>
          <div ref={body} className={styles.body}>
            <OptionList {...list} />
          </div>
        </Base.Popup>
      </Base.Viewport>
    </OverPage>
  )
}
