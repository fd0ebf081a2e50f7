import { failureOf } from '@vizit/client/api/call-failure'
import { keepStepOf } from '@vizit/client/passkeys/waiting-step'
import { pathBeforeCode, wayBack } from '@vizit/client/session/way-back'
import type { Attempt } from '@vizit/client/sign-in/attempt'
import { useAttempt } from '@vizit/client/sign-in/use-attempt'
import { useConfirmCode } from '@vizit/client/sign-in/use-sign-in-steps'
import { showPhone } from '@vizit/rules/phone'
import { Banner } from '@vizit/ui/banner'
import { Stack } from '@vizit/ui/stack'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { lazy, Suspense, useRef, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { WindowTitle } from '../frame/window-title.tsx'
import { Onward } from '../ways/onward.tsx'
import { useHere, useWays } from '../ways/ways.ts'
import { saying } from '../words/saying.ts'
import { useWords } from '../words/words.tsx'
import { ChangeNumber } from './change-number.tsx'
import { CodeEntry } from './code-entry.tsx'
import { ResendCode } from './resend-code.tsx'
import styles from './sign-in-parts.module.css'

const NewNumber = lazy(saying(['registration'], async () => ({ default: (await import('./new-number.tsx')).NewNumber })))

/** [2.05] [2.06] [2.07] The entry of the SMS code. Without an attempt there is nothing to confirm. */
export function CodeScreen({ from: asked }: { from: string | undefined }) {
  const addresses = useAddresses()
  const { attempt, keep, forget } = useAttempt()
  const from = useFrom(asked)
  if (!attempt) return <Onward href={addresses.signInStep('phone', from)} />
  if (attempt.step === 'human') return <Onward href={addresses.signInStep('human', from)} />
  return <CodeForm attempt={attempt} keep={keep} forget={forget} from={from} />
}

/** Where to go on to: said by the address, or the path before '/code-confirmation'. */
function useFrom(asked: string | undefined): string | undefined {
  const addresses = useAddresses()
  const path = useHere(now => now.path)
  const before = pathBeforeCode(path)
  return asked ?? (before && before !== addresses.signIn() && before !== addresses.start() ? before : undefined)
}

type CodeFormProps = { attempt: Attempt; keep: (attempt: Attempt) => void; forget: () => void; from: string | undefined }

function CodeForm({ attempt, keep, forget, from }: CodeFormProps) {
  const words = useWords('signIn')
  const addresses = useAddresses()
  const ways = useWays()
  const confirm = useConfirmCode()
  const [code, setCode] = useState('')
  /** What stands in the field now, and what stood there when another code was asked for; undefined: none is on its way. */
  const typed = useRef('')
  const former = useRef<string>(undefined)
  const failure = failureOf(confirm.error)
  const isOfCode = ['INVALID_CODE', 'CODE_EXPIRED', 'INVALID_INPUT'].includes(failure.code)
  const isNewNumber = failure.code === 'USER_NOT_REGISTERED'

  async function submit(whole: string, { of = attempt, register }: { of?: Attempt; register?: true } = {}) {
    // The SMS may be quicker than the answer that says of which attempt it is.
    if (confirm.isPending || former.current !== undefined) return
    const next = await confirm.mutateAsync({ attempt: of, code: whole, register }).then(
      () => wayBack(from),
      error => (keepStepOf(error) ? addresses.signInStep('passkey', from) : null)
    )
    if (next === null) return
    forget()
    await ways.go(next, { replace: true })
  }

  function type(next: string) {
    typed.current = next
    setCode(next)
    confirm.reset()
  }

  async function goOn(next: Attempt | null) {
    const isNew = typed.current !== former.current
    former.current = undefined
    if (next) {
      keep(next)
      // The code before is void; one typed since is the new one.
      type(isNew ? typed.current : '')
      if (next.step === 'human') return ways.go(addresses.signInStep('human', from))
    }
    if (isNew && typed.current.length === 6) await submit(typed.current, { of: next ?? attempt })
  }

  return (
    <>
      <WindowTitle title={words.codeTitle} />
      <Stack
        as="form"
        gap={20}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          // The same code again would be as wrong and cost one more try.
          if (code.length === 6 && failure.code !== 'INVALID_CODE') void submit(code)
        }}
      >
        <ChangeNumber from={from} />
        <Stack gap={8}>
          <h1 tabIndex={-1}>{words.codeTitle}</h1>
          <p className={styles.lead}>
            {words.sentBefore}
            <b>{showPhone(attempt.phone)}</b>
            {words.sentAfter}
          </p>
        </Stack>
        <CodeEntry
          code={code}
          onChange={type}
          onComplete={whole => void submit(whole)}
          isChecking={confirm.isPending}
          error={isOfCode ? confirm.error : null}
        />
        {confirm.isError && !isOfCode && !isNewNumber && failure.code !== 'PASSKEY_NEEDED' ? (
          <SendingFailure error={confirm.error} words={words} onRetry={() => void submit(code)} />
        ) : null}
        {isNewNumber ? (
          <Suspense>
            <NewNumber delayMs={Number(failure.facts.delayMs ?? 0)} onRegister={() => void submit(code, { register: true })} />
          </Suspense>
        ) : null}
        <ResendCode
          attempt={attempt}
          onAsk={() => {
            former.current = typed.current
          }}
          onAnswer={goOn}
        />
      </Stack>
      <div className={styles.secret}>
        <Banner kind="info" icon={<ShieldCheck aria-hidden="true" />}>
          {words.secret}
        </Banner>
      </div>
    </>
  )
}
