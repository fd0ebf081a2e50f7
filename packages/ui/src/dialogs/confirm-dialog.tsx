import type { ReactNode } from 'react'
import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  open: boolean
  title: ReactNode
  text?: ReactNode
  /** What was asked for: `danger` fills it red. */
  confirm: { label: string; danger?: boolean; onPress: () => void /** Why it waits, in words. */; waiting?: string | undefined }
  /** Another way, such as moving instead of cancelling. */
  alternative?: { label: string; onPress: () => void }
  /** The way back; also Escape and a press outside. */
  back: { label: string; onPress: () => void }
  /** What went wrong at the last try, in words. */
  error?: ReactNode
  children?: ReactNode
}

/** A question with its answers stacked: what was asked for, an alternative, the way back. */
export function ConfirmDialog({ open, title, text, confirm, alternative, back, error, children }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={back.onPress}
      title={title}
      text={text}
      actions={
        <>
          {error ? <Banner kind="danger" title={error} live /> : null}
          <Button kind={confirm.danger ? 'danger' : 'main'} wide waiting={confirm.waiting} onClick={confirm.onPress}>
            {confirm.label}
          </Button>
          {alternative ? (
            <Button kind="outline" wide onClick={alternative.onPress}>
              {alternative.label}
            </Button>
          ) : null}
          <Button kind="ghost" wide onClick={back.onPress}>
            {back.label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
