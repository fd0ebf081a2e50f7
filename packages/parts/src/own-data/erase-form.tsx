import { type Erasure, needsReauth } from '@vizit/client/own-data/use-own-data'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { Stack } from '@vizit/ui/stack'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { ReauthDialog } from '../reauth/reauth-dialog.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { ErasedChildren, ErasedVisits } from './erased-things.tsx'
import styles from './own-data.module.css'
import { useEraseSteps } from './use-erase-steps.ts'

/** What goes and what stays, the planned visits and the children by name, and the way to the erasure itself. */
export function EraseForm({ preview, onStale }: { preview: Erasure; onStale: () => void }) {
  const words = useWords('ownData')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const [isKept, setKept] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const [isJudged, setJudged] = useState(false)
  const steps = useEraseSteps(preview, onStale)
  const isMissing = { visits: preview.visits.length > 0 && !isKept, children: preview.children.length > 0 && !isAgreed }

  function ask() {
    setJudged(true)
    if (!isMissing.visits && !isMissing.children) steps.ask()
  }

  const said = steps.error && !needsReauth(steps.error) ? tell(steps.error) : null
  return (
    <div className={styles.form}>
      <Card title={words.goes}>
        <p>{words.goesText}</p>
      </Card>
      <Card title={words.stays}>
        <p>{words.staysText}</p>
      </Card>
      <ErasedVisits visits={preview.visits} isKept={isKept} onKeep={setKept} isMissing={isJudged && isMissing.visits} />
      <ErasedChildren kids={preview.children} isAgreed={isAgreed} onAgree={setAgreed} isMissing={isJudged && isMissing.children} />
      {said ? <RefusalBanner {...said} /> : null}
      <Stack gap={8}>
        <Button kind="danger-text" wide onClick={ask}>
          {words.eraseGo}
        </Button>
        <Button kind="second" wide href={addresses.profile()}>
          {words.eraseBack}
        </Button>
      </Stack>
      <ConfirmDialog
        open={steps.step === 'asking' || steps.step === 'erasing'}
        title={words.eraseAsk}
        text={words.eraseAskText}
        confirm={{
          label: words.eraseConfirm,
          danger: true,
          onPress: () => void steps.erase(),
          waiting: steps.step === 'erasing' ? words.erasing : undefined
        }}
        back={{ label: words.eraseBack, onPress: steps.stop }}
      />
      <ReauthDialog
        action="erase"
        text={words.eraseReauth}
        open={steps.step === 'reauth'}
        onClose={steps.stop}
        onProven={() => void steps.erase()}
      />
    </div>
  )
}
