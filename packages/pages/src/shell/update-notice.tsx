import { useWords } from '@vizit/parts/words/words.tsx'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useSyncExternalStore } from 'react'
import { useRouterContext } from './use-router-context.ts'

/** A newer version waits: the person says when, so that nothing that is being typed is lost. */
export function UpdateNotice() {
  const words = useWords('shell')
  const { update } = useRouterContext()
  const activate = useSyncExternalStore(update.subscribe, update.read)
  if (!activate) return null
  return (
    <Banner
      kind="info"
      live
      title={words.updateReady}
      action={
        <Button kind="outline" size="small" onClick={activate}>
          {words.outdatedAction}
        </Button>
      }
    >
      {words.updateReadyText}
    </Banner>
  )
}
