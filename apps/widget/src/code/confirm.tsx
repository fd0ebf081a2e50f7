import { useNow } from '@vizit/client/api/clock'
import { showCountdown } from '@vizit/client/days/show-day'
import type { Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CodeField } from '@vizit/ui/fields/code-field'
import { LiveRegion } from '@vizit/ui/live-region'
import { HoldTimer } from '@vizit/ui/talon/hold-timer'
import { type FormEvent, useEffect, useState } from 'react'
import type { Confirming } from '../booking-state.ts'
import { useLanguage } from '../shell/language.tsx'
import { refusalWords } from '../shell/refusal.ts'
import { SlotTalon } from '../shell/slot-talon.tsx'
import { StepTitle } from '../shell/step-title.tsx'
import styles from './confirm.module.css'
import { codeError, countdown } from './countdown.ts'
import { useCode } from './use-code.ts'

export type ConfirmProps = {
  state: Confirming
  provider: string
  today: Day
  /** Ways out of this step. */
  tell: Parameters<typeof useCode>[2]
  onEdit: () => void
}

const SECOND = 1000

/** The code from the SMS, while the time is held. */
export function Confirm({ state, provider, today, tell, onEdit }: ConfirmProps) {
  const { doctor, slot } = state
  const { held, code, setCode, failure, isBusy, isResent, receivedAt, confirm, resend } = useCode(provider, state.held, tell)
  const { holdLeft, holdTotal, resendIn } = countdown(held, receivedAt, useNow(SECOND))
  const place = doctor.worksAt.find(one => one.assignmentId === slot.assignmentId)
  const language = useLanguage()
  const { words } = language
  const fieldError = failure ? codeError(failure, language) : null
  const said = failure && !fieldError ? refusalWords(failure, language) : null
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // The server lets it go by itself; the person learns of it at once.
    if (holdLeft === 0 && !isOver && !isBusy) {
      setOver(true)
      tell({ did: 'refused', failure: { code: 'HOLD_ENDED', facts: {}, message: null } })
    }
  }, [holdLeft, isOver, isBusy, tell])

  function send(event: FormEvent) {
    event.preventDefault()
    confirm(code)
  }

  return (
    <>
      <StepTitle focus>{words.codeTitle}</StepTitle>
      <SlotTalon slot={slot} doctor={doctor} place={place} today={today} />
      <HoldTimer
        secondsLeft={holdLeft}
        totalSeconds={holdTotal}
        format={showCountdown}
        label={words.hold}
        sentence={() => words.hold}
        announce={words.holdSpoken}
      />
      {said ? (
        <Banner kind="danger" title={said.title} live>
          {said.text}
        </Banner>
      ) : null}
      <form className={styles.form} noValidate onSubmit={send}>
        <p className={styles.sent}>{words.codeSent(held.sentTo)}</p>
        <CodeField label={words.code} value={code} onChange={setCode} onComplete={confirm} error={fieldError ?? undefined} />
        <Button type="submit" wide waiting={isBusy ? words.confirming : undefined}>
          {words.confirm}
        </Button>
      </form>
      <div className={styles.ways}>
        {resendIn > 0 ? (
          <p className={styles.wait}>{words.resendIn(showCountdown(resendIn))}</p>
        ) : (
          <Button kind="ghost" size="small" flush onClick={resend}>
            {words.resend}
          </Button>
        )}
        <Button kind="ghost" size="small" flush onClick={onEdit}>
          {words.editData}
        </Button>
      </div>
      <LiveRegion text={isResent ? words.resent : ''} />
    </>
  )
}
