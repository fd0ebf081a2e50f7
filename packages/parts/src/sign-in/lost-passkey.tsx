import { useWithoutPasskey } from '@vizit/client/passkeys/use-passkey-step'
import { Button } from '@vizit/ui/button'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useState } from 'react'
import { usePasskeyWords } from '../refusal-words/use-passkey-words.ts'
import { useWords } from '../words/words.tsx'

/** The way of whoever has no passkey at hand: says first what it means, then goes on as a device that a letter must let in. */
export function LostPasskey({ step, onIn }: { step: string; onIn: () => Promise<void> }) {
  const words = useWords('passkeys')
  const tell = usePasskeyWords()
  const lost = useWithoutPasskey(step)
  const [asking, setAsking] = useState(false)

  async function go() {
    const isIn = await lost.mutateAsync().then(
      () => true,
      () => false
    )
    if (isIn) await onIn()
  }

  return (
    <>
      <Button kind="ghost" wide onClick={() => setAsking(true)}>
        {words.lost}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.lostTitle}
        text={words.lostText}
        confirm={{ label: words.lostGo, onPress: () => void go(), waiting: lost.isPending ? words.lostWaiting : undefined }}
        back={{ label: words.lostBack, onPress: () => setAsking(false) }}
        error={lost.isError ? `${tell(lost.error).title}. ${tell(lost.error).text}` : undefined}
      />
    </>
  )
}
