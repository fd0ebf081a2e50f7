import type { ConsentKind } from '@vizit/contract/consent'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { ConsentDialogProps } from './consent-dialog.tsx'
import styles from './consent-link.module.css'

/** Words inside a sentence that open the text they speak of. The dialog weighs more than most pages: it is fetched at the first press. */
export function ConsentLink({ kind, children }: { kind: ConsentKind; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ConsentDialogProps> | null>(null)

  async function show() {
    setOpen(true)
    if (Dialog) return
    // Without a connection there is no text to show either: the next press tries again.
    const module = await import('./consent-dialog.tsx').catch(() => null)
    if (module) setDialog(() => module.ConsentDialog)
  }

  return (
    <>
      <button type="button" className={styles.link} onClick={() => void show()}>
        {children}
      </button>
      {Dialog ? <Dialog kind={kind} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
