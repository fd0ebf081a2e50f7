import { useSearch } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { canUsePasskeys } from '@vizit/client/passkeys/passkey-browser'
import { useConfirmPasskey } from '@vizit/client/passkeys/use-passkey-step'
import { forgetStep, readStep } from '@vizit/client/passkeys/waiting-step'
import { wayBack } from '@vizit/client/session/way-back'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { WindowTitle } from '@vizit/parts/frame/window-title.tsx'
import { passkeyStepWordsRu } from '@vizit/parts/passkeys/step-words-ru'
import { usePasskeyWords } from '@vizit/parts/refusal-words/use-passkey-words'
import { ChangeNumber } from '@vizit/parts/sign-in/change-number.tsx'
import { LostPasskey } from '@vizit/parts/sign-in/lost-passkey.tsx'
import styles from '@vizit/parts/sign-in/sign-in-parts.module.css'
import { Onward } from '@vizit/parts/ways/onward.tsx'
import { useWays } from '@vizit/parts/ways/ways'
import { useWords, WordsProvider } from '@vizit/parts/words/words.tsx'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'

/** A page of one's own says how the device is confirmed; the start page would lead to the timetable, which is open to everybody. */
const OWN_PAGE = '/visits'

/** The passkey after the right code, where its owner asks for it at each sign-in. Without a step that waits there is nothing to confirm. */
export function PasskeyScreen() {
  const addresses = useAddresses()
  const { from } = useSearch({ strict: false })
  const [step] = useState(readStep)
  if (!step) return <Onward href={addresses.signInStep('phone', from)} />
  return (
    <WordsProvider words={passkeyStepWordsRu}>
      <PasskeyStep step={step} from={from} />
    </WordsProvider>
  )
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
      <div className={styles.form}>
        <ChangeNumber from={from} />
        <div className={styles.intro}>
          <h1 tabIndex={-1}>{words.stepTitle}</h1>
          <p className={styles.lead}>{words.stepText}</p>
        </div>
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
        {isOver ? null : <LostPasskey step={step} onIn={() => goOn(from ? wayBack(from) : OWN_PAGE)} />}
      </div>
    </>
  )
}
