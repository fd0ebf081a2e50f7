import { useResetAccount } from '@vizit/client/email/use-device-access'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { Stack } from '@vizit/ui/stack'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useSupport } from '../support/use-support.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'

/** [4.109] [8.78] A new, empty account on this number: what is lost, what stays, a tick, and only then the action. */
export function ResetDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('email')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const support = useSupport(words.support)
  const ways = useWays()
  const reset = useResetAccount()
  const [ticked, setTicked] = useState(false)
  const [missed, setMissed] = useState(false)

  async function begin() {
    setMissed(!ticked)
    if (!ticked) return
    const begun = await reset.mutateAsync().then(
      () => true,
      () => false
    )
    // The new account has no name yet.
    if (begun) await ways.go(addresses.profile(), { replace: true })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.resetTitle}
      text={words.resetText}
      actions={
        <>
          {reset.isError ? (
            <Banner
              kind="danger"
              title={tell(reset.error).title}
              live
              action={
                support ? (
                  <>
                    <Button kind="second" size="small" href={support.href}>
                      {support.label}
                    </Button>
                    {support.more}
                  </>
                ) : null
              }
            >
              {tell(reset.error).text}
            </Banner>
          ) : null}
          <Button kind="danger" wide waiting={reset.isPending ? words.resetGoing : undefined} onClick={() => void begin()}>
            {words.resetGo}
          </Button>
          <Button kind="ghost" wide onClick={onClose}>
            {words.resetBack}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <ul className={styles.warnings}>
          <li>{words.resetLoses}</li>
          <li>{words.resetKeeps}</li>
          <li>{words.resetForGood}</li>
        </ul>
        <p className={styles.note}>{words.resetLater}</p>
        <CheckboxRow
          checked={ticked}
          onChange={checked => {
            setTicked(checked)
            setMissed(false)
          }}
          error={missed ? words.resetTickNeeded : undefined}
        >
          {words.resetTick}
        </CheckboxRow>
      </Stack>
    </Dialog>
  )
}
