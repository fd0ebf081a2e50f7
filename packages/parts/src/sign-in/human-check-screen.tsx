import { failureOf } from '@vizit/client/api/call-failure'
import type { Attempt } from '@vizit/client/sign-in/attempt'
import { useAttempt } from '@vizit/client/sign-in/use-attempt'
import { useHumanCheck } from '@vizit/client/sign-in/use-human-check'
import { useHumanPicture } from '@vizit/client/sign-in/use-human-picture'
import { usePassHumanCheck } from '@vizit/client/sign-in/use-sign-in-steps'
import { Button } from '@vizit/ui/button'
import { TextField } from '@vizit/ui/fields/text-field'
import { Stack } from '@vizit/ui/stack'
import { type FormEvent, useRef, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { WindowTitle } from '../frame/window-title.tsx'
import { Onward } from '../ways/onward.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ChangeNumber } from './change-number.tsx'
import { HumanPicture } from './human-picture.tsx'
import styles from './sign-in-parts.module.css'

/** [2.08] [4.02] The human check: digits on a picture, or a task that the device solves by itself. */
export function HumanCheckScreen({ from }: { from: string | undefined }) {
  const addresses = useAddresses()
  const { attempt, keep } = useAttempt()
  if (!attempt) return <Onward href={addresses.signInStep('phone', from)} />
  if (attempt.step === 'code') return <Onward href={addresses.signInStep('code', from)} />
  return <HumanCheck attempt={attempt} keep={keep} from={from} />
}

function HumanCheck({ attempt, keep, from }: { attempt: Attempt; keep: (attempt: Attempt) => void; from: string | undefined }) {
  const words = useWords('signIn')
  const addresses = useAddresses()
  const ways = useWays()
  const picture = useHumanPicture(attempt.id)
  const pass = usePassHumanCheck()
  const challenge = useHumanCheck()
  const [solvingError, setSolvingError] = useState<unknown>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const isWrong = pass.isError && failureOf(pass.error).code === 'INVALID_CAPTCHA_CODE'

  async function goOn(answer: { code: string } | { solution: string }) {
    const next = await pass.mutateAsync({ attempt, ...answer }).catch(error => {
      if (failureOf(error).code !== 'INVALID_CAPTCHA_CODE') return null
      // A picture that was answered wrongly is not asked about again.
      setCode('')
      picture.draw()
      field.current?.focus()
      return null
    })
    if (!next) return
    keep(next)
    await ways.go(addresses.signInStep('code', from), { replace: true })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = code.replace(/\s/g, '')
    const wrong = typed === '' ? words.humanRequired : /^\d{1,12}$/.test(typed) ? undefined : words.humanDigits
    setFault(wrong)
    if (wrong) field.current?.focus()
    else if (!pass.isPending) await goOn({ code: typed })
  }

  async function solve() {
    setSolvingError(null)
    setFault(undefined)
    const solved = await challenge.solve(attempt.id).catch(error => {
      setSolvingError(error)
      return null
    })
    if (solved) await goOn({ solution: solved })
  }

  const otherFailure = solvingError ?? (pass.isError && !isWrong ? pass.error : null)
  return (
    <>
      <WindowTitle title={words.humanTitle} />
      <Stack as="form" gap={20} onSubmit={event => void submit(event)} noValidate>
        <ChangeNumber from={from} />
        <Stack gap={8}>
          <h1 tabIndex={-1}>{words.humanTitle}</h1>
          <p className={styles.lead}>{words.humanLead}</p>
        </Stack>
        <HumanPicture {...picture} />
        <TextField
          ref={field}
          name="human-code"
          label={words.humanCode}
          inputMode="numeric"
          autoComplete="off"
          value={code}
          error={fault ?? (isWrong ? words.humanWrong : undefined)}
          onChange={event => {
            setCode(event.target.value)
            setFault(undefined)
            if (pass.isError) pass.reset()
          }}
        />
        {otherFailure ? <SendingFailure error={otherFailure} words={words} /> : null}
        <Button type="submit" wide waiting={pass.isPending && !challenge.isSolving ? words.humanChecking : undefined}>
          {words.humanNext}
        </Button>
        <div className={styles.other}>
          <Button kind="second" wide waiting={challenge.isSolving ? words.solving : undefined} onClick={() => void solve()}>
            {words.noPicture}
          </Button>
          <p className={styles.note}>{words.noPictureNote}</p>
        </div>
      </Stack>
    </>
  )
}
