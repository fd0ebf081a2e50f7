import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useSupport } from './use-support.tsx'

export type SupportDialogProps = {
  open: boolean
  title: string
  text: string
  /** What the way to support is called; the usual words by default. */
  supportLabel?: string
  closeLabel: string
  onClose: () => void
}

/** What only support can help with: a letter to it, or to leave it at that. */
export function SupportDialog({ open, title, text, supportLabel, closeLabel, onClose }: SupportDialogProps) {
  const support = useSupport(supportLabel)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          {support ? (
            <>
              <Button wide href={support.href}>
                {support.label}
              </Button>
              {support.more}
            </>
          ) : null}
          <Button wide kind="ghost" onClick={onClose}>
            {closeLabel}
          </Button>
        </>
      }
    />
  )
}
