import { failureOf } from '@vizit/client/api/call-failure'
import { useClock } from '@vizit/client/api/clock'
import type { Attempt } from '@vizit/client/sign-in/attempt'
import { useHumanCheck } from '@vizit/client/sign-in/use-human-check'
import { useHumanPicture } from '@vizit/client/sign-in/use-human-picture'
import { atCode, isPassedAlready, usePassHumanCheck } from '@vizit/client/sign-in/use-sign-in-steps'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { TextField } from '@vizit/ui/fields/text-field'
import { Stack } from '@vizit/ui/stack'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { useWords } from '../words/words.tsx'
import { HumanPicture } from './human-picture.tsx'
import styles from './sign-in-parts.module.css'

export type PictureCheckProps = {
  attempt: Attempt
  /** The check was passed, and this is the attempt from here on. */
  onPassed: (next: Attempt) => Promise<void>
  /** Why the check that runs by itself has come to nothing, if there is something to say about it. */
  failure: unknown
  /** Where the sign-in goes on to, should it begin anew. */
  from: string | undefined
  /** The person has asked for the picture and goes on in its field. */
  focus: boolean
}

/** [8.24] [8.25] What was typed is not what the picture shows, or cannot be that of any. */
const isWrongCode = (error: unknown) => ['INVALID_CAPTCHA_CODE', 'INVALID_INPUT'].includes(failureOf(error).code ?? '')

/** The sign-in that the picture belongs to is there no longer: neither its digits nor another picture lead on. */
const isGone = (error: unknown) => ['CODE_EXPIRED', 'NOT_FOUND'].includes(failureOf(error).code)

/** [2.08] [4.02] Digits on a picture, or a task that the device solves for whoever does not see it. */
export function PictureCheck({ attempt, onPassed, failure, from, focus }: PictureCheckProps) {
  const words = useWords('humanCheck')
  const sending = useWords('signIn')
  const picture = useHumanPicture(attempt.id)
  const pass = usePassHumanCheck(useWords('shell').language)
  const challenge = useHumanCheck()
  const [solvingError, setSolvingError] = useState<unknown>(null)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])
  const isWrong = pass.isError && isWrongCode(pass.error)
  const clock = useClock()
  const hasPassed = [picture.error, solvingError].some(isPassedAlready)
  const leave = useEffectEvent(() => void onPassed(atCode(attempt, clock())))
  useEffect(() => {
    if (hasPassed) leave()
  }, [hasPassed])

  async function goOn(answer: { code: string } | { solution: string }) {
    const next = await pass.mutateAsync({ attempt, ...answer }).catch(error => {
      if (!isWrongCode(error)) return null
      // A picture that was answered wrongly is not asked about again.
      setCode('')
      picture.draw()
      field.current?.focus()
      return null
    })
    if (next) await onPassed(next)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = code.replace(/\s/g, '')
    const wrong = typed === '' ? words.required : /^\d{1,12}$/.test(typed) ? undefined : words.digits
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

  if ([picture.error, pass.error, solvingError, failure].some(isGone)) return <Over from={from} />
  const otherFailure = solvingError ?? (pass.isError && !isWrong ? pass.error : pass.isIdle ? failure : null)
  return (
    <Stack as="form" gap={20} onSubmit={event => void submit(event)} noValidate>
      <HumanPicture {...picture} />
      <TextField
        ref={field}
        name="human-code"
        label={words.code}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        error={fault ?? (isWrong ? words.wrong : undefined)}
        onChange={event => {
          setCode(event.target.value)
          setFault(undefined)
          if (pass.isError) pass.reset()
        }}
      />
      {otherFailure ? <SendingFailure error={otherFailure} words={sending} /> : null}
      <Button type="submit" wide waiting={pass.isPending && !challenge.isSolving ? words.checking : undefined}>
        {words.next}
      </Button>
      <div className={styles.other}>
        <Button kind="second" wide waiting={challenge.isSolving ? words.solving : undefined} onClick={() => void solve()}>
          {words.noPicture}
        </Button>
        <p className={styles.note}>{words.noPictureNote}</p>
      </div>
    </Stack>
  )
}

/** The number is typed already: one press asks anew. */
function Over({ from }: { from: string | undefined }) {
  const words = useWords('humanCheck')
  const addresses = useAddresses()
  return (
    <>
      <Banner kind="wait" title={words.over} live>
        {words.overText}
      </Banner>
      <Button wide href={addresses.signInStep('phone', from)}>
        {words.begin}
      </Button>
    </>
  )
}
