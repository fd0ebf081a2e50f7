import type { ConsentKind } from '@vizit/contract/consent'
import { type ReactNode, useState } from 'react'
import { ConsentDialog } from './consent-dialog.tsx'
import styles from './consent-link.module.css'

/** Words inside a sentence that open the text they speak of. */
export function ConsentLink({ kind, children }: { kind: ConsentKind; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  // The dialog weighs more than the page around it: it is fetched at the first press.
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          setOpen(true)
          setOpened(true)
        }}
      >
        {children}
      </button>
      {wasOpened ? <ConsentDialog kind={kind} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
