import { failureOf } from '@vizit/client/api/call-failure'
import { canUsePasskeys } from '@vizit/client/passkeys/passkey-browser'
import { useConfirmPasskey } from '@vizit/client/passkeys/use-passkey-step'
import { forgetStep, readStep } from '@vizit/client/passkeys/waiting-step'
import { wayBack } from '@vizit/client/session/way-back'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Stack } from '@vizit/ui/stack'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { WindowTitle } from '../frame/window-title.tsx'
import { usePasskeyWords } from '../refusal-words/use-passkey-words.ts'
import { Onward } from '../ways/onward.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ChangeNumber } from './change-number.tsx'
import { LostPasskey } from './lost-passkey.tsx'
import styles from './sign-in-parts.module.css'

/** The passkey after the right code, where its owner asks for it at each sign-in. Without a step that waits there is nothing to confirm. */
export function PasskeyScreen({ from }: { from: string | undefined }) {
  const addresses = useAddresses()
  const [step] = useState(readStep)
  return step ? <PasskeyStep step={step} from={from} /> : <Onward href={addresses.signInStep('phone', from)} />
}

function PasskeyStep({ step, from }: { step: string; from: string | undefined }) {
  const words = useWords('passkeys')
  const addresses = useAddresses()
  const tell = usePasskeyWords()
  const ways = useWays()
  const { question, confirm } = useConfirmPasskey(step)
  const failure = confirm.error ?? (question.isError ? question.error : null)
  const isOver = failure !== null && failureOf(failure).code === 'CODE_EXPIRED'

  async function goOn(href: string) {
    forgetStep()
    await ways.go(href, { replace: true })
  }

  async function submit() {
    if (confirm.isPending) return
    const isIn = await confirm.mutateAsync().then(
      () => true,
      () => false
    )
    if (isIn) await goOn(wayBack(from))
  }

  return (
    <>
      <WindowTitle title={words.stepTitle} />
      <Stack gap={20}>
        <ChangeNumber from={from} />
        <Stack gap={8}>
          <h1 tabIndex={-1}>{words.stepTitle}</h1>
          <p className={styles.lead}>{words.stepText}</p>
        </Stack>
        {canUsePasskeys() ? null : (
          <Banner kind="wait" title={words.stepUnsupported}>
            {words.stepUnsupportedText}
          </Banner>
        )}
        {failure ? (
          <Banner kind="danger" title={tell(failure).title} live>
            {tell(failure).text}
          </Banner>
        ) : null}
        {isOver ? (
          <Button wide href={addresses.signInStep('phone', from)}>
            {words.stepBegin}
          </Button>
        ) : canUsePasskeys() ? (
          <Button
            wide
            icon={<KeyRound aria-hidden="true" />}
            waiting={confirm.isPending ? words.stepWaiting : undefined}
            onClick={() => void submit()}
          >
            {words.stepGo}
          </Button>
        ) : null}
        {/* A page of one's own says how the device is confirmed; the start page would lead to the timetable, which is open to everybody. */}
        {isOver ? null : <LostPasskey step={step} onIn={() => goOn(from ? wayBack(from) : addresses.visits())} />}
      </Stack>
    </>
  )
}
