import { Button } from '@vizit/ui/button'
import { lazy, Suspense, useState } from 'react'
import { saying } from '../../words/saying.ts'

const LostNumberDialog = lazy(
  saying(['lostNumber'], async () => ({ default: (await import('./lost-number-dialog.tsx')).LostNumberDialog }))
)

export type LostNumberProps = {
  /** The question that it is pressed for. */
  label: string
  /** Before the sign-in with a new number, or after it. */
  when: 'before' | 'after'
  wide?: boolean
}

/** A quiet line for whoever has lost the number of the account: what to do is told where it is pressed. */
export function LostNumber({ label, when, wide = false }: LostNumberProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" size="small" wide={wide} flush={!wide} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <LostNumberDialog when={when} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
