import type { Unsent } from '@vizit/client/unsent/unsent'
import { useUnsent, useUnsentStore } from '@vizit/client/unsent/unsent-provider'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../words/words.tsx'

const UnsentDialog = lazy(async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog }))

/** On every page while something has not been sent: how much, and each of it behind a press. */
export function UnsentNotice() {
  const words = useWords('unsent')
  const all = useUnsent()
  const [isOpen, setOpen] = useState(false)
  useNews()
  if (all.length === 0) return null
  return (
    <>
      <Banner
        kind={all.some(({ ended }) => ended) ? 'danger' : 'wait'}
        live
        title={words.count(all.length)}
        action={
          <Button kind="outline" size="small" onClick={() => setOpen(true)}>
            {words.look}
          </Button>
        }
      >
        {all.every(({ ended }) => ended) ? null : words.waits}
      </Banner>
      {isOpen ? (
        <Suspense>
          <UnsentDialog all={all} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Says what was kept, and what has been sent since. */
function useNews(): void {
  const words = useWords('unsent')
  const store = useUnsentStore()
  const { say } = useToasts()
  const tell = useEffectEvent((said: string) => say(said))
  const sent = useEffectEvent((of: Unsent['kind']) => words.sentToast[of])
  const kept = useEffectEvent(() => words.keptToast)
  useEffect(() => store?.onNews(({ kind, of }) => tell(kind === 'kept' ? kept() : sent(of))), [store])
}
