import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LockedVault } from '@vizit/client/documents/locked-vault'
import { Button } from '@vizit/ui/button'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/** Takes all documents of this account from this device, lock and key too: also the last way out for whoever cannot open them (`isShut`), who is told first what else there is. */
export function RemoveAll({ locked, isShut }: { locked: LockedVault; isShut: boolean }) {
  const words = useWords('documents')
  const addresses = useAddresses()
  const ways = useWays()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const action = useMutation({ mutationFn: locked.drop })
  return (
    <>
      <Button kind="danger-text" onClick={() => setAsked(true)}>
        {isShut ? words.forgotten : words.removeAll}
      </Button>
      <ConfirmAction
        open={isAsked}
        action={action}
        of={undefined}
        title={isShut ? words.forgottenTitle : words.removeAllTitle}
        text={isShut ? words.forgottenText[locked.lock === 'code' ? 'code' : 'passkey'] : words.removeAllText}
        words={{ go: isShut ? words.removeEvery : words.remove, waiting: words.removing, back: words.keep }}
        said={() => words.allRemoved}
        onClose={() => setAsked(false)}
        onDone={() => {
          void queries.resetQueries({ queryKey: ['documents'] })
          void ways.go(addresses.documents(), { replace: true })
        }}
      />
    </>
  )
}
