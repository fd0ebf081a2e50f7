import { dayOf } from '@vizit/client/days/show-day'
import { listConsentTexts } from '@vizit/contract/consent'
import type { Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Skeleton } from '@vizit/ui/skeleton'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Filling, PatientForm as Form } from '../booking-state.ts'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { shortMoment } from '../shell/moment.ts'
import type { Settings } from '../shell/settings.ts'
import { SlotTalon } from '../shell/slot-talon.tsx'
import { StepTitle } from '../shell/step-title.tsx'
import { useAsk } from '../shell/use-ask.ts'
import { Agreement } from './agreement.tsx'
import { CaptchaField } from './captcha-field.tsx'
import { faultSentence } from './fault-sentence.ts'
import { FIELDS, type Field, patientFaults } from './patient-faults.ts'
import styles from './patient-form.module.css'
import { PersonFields } from './person-fields.tsx'
import { tidyOnLeave } from './tidy-on-leave.ts'
import { useCaptcha } from './use-captcha.ts'

/** Of 'dd.mm.yyyy'. */
const DATE_LETTERS = 10

export type PatientFormProps = {
  state: Filling
  settings: Settings
  today: Day
  /** How often the captcha was wrong: each time another one is drawn. */
  round: number
  onType: (typed: Partial<Form>) => void
  onOtherTime: () => void
  /** `agreement` is the version of the texts that were ticked. */
  onSend: (given: { recaptchaValue: string; agreement: string }) => void
}

/** The patient's data, the captcha and the consent. What was typed is kept above; the captcha and the tick are given anew each time. */
export function PatientForm({ state, settings, today, round, onType, onOtherTime, onSend }: PatientFormProps) {
  const language = useLanguage()
  const { words } = language
  const { doctor, slot, patient, sending } = state
  const isCaptchaWrong = sending === 'captcha-wrong'
  const isSending = sending === 'on-its-way'
  const place = doctor.worksAt.find(one => one.assignmentId === slot.assignmentId)
  const consent = useAsk(listConsentTexts, {})
  const captcha = useCaptcha(settings.provider, round)
  const isByItself = captcha.challenge === 'by-itself'
  const [digits, setDigits] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [isDateCleared, setDateCleared] = useState(false)
  const [isFinishing, setFinishing] = useState(false)
  const sentByItself = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const faults = patientFaults(
    { ...patient, captcha: captcha.challenge === 'done' || isByItself ? 'solved' : digits, agreed },
    { today, visitDay: dayOf(slot.startTime), ages: doctor }
  )
  const isRefused = isCaptchaWrong && digits === ''
  useEffect(() => {
    if (!isCaptchaWrong || isByItself) return
    setDigits('')
    focusField(form.current, 'captcha')
  }, [isCaptchaWrong, isByItself, round])

  const errorOf = (field: Field) => {
    // The date that did not match is gone: the field says why [5.17].
    const fault = field === 'birthDate' && isDateCleared && patient.birthDate === '' ? 'date-format' : faults[field]
    return left.has(field) ? faultSentence(field, fault, language) : undefined
  }
  const texts = consent.kind === 'known' ? consent.value.texts.filter(text => text.kind === 'booking' || text.kind === 'personal-data') : []
  const agreement = texts.find(text => text.kind === 'booking')?.version

  /** [5.17] [5.85] What was left is put in order, and from now on says what is wrong with it. */
  function leave(field: Field) {
    setLeft(new Set([...left, field]))
    const tidied = tidyOnLeave(field, patient)
    if (tidied === undefined) return
    setDateCleared(field === 'birthDate' && patient.birthDate !== '')
    onType(tidied)
  }

  /** [5.86] A finished date is judged at once; while it is being typed nothing is said. */
  function typed(part: Partial<Form>) {
    if (part.birthDate?.length === DATE_LETTERS) setLeft(new Set([...left, 'birthDate']))
    onType(part)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending || isFinishing) return
    setLeft(new Set(FIELDS))
    // [5.36]
    const first = FIELDS.find(field => faults[field])
    if (first) return focusField(form.current, first)
    if (!agreement) return
    setFinishing(true)
    const recaptchaValue = await captcha.valueOf(digits)
    setFinishing(false)
    sentByItself.current = isByItself
    // The work has come to nothing: the picture is there by now.
    if (recaptchaValue) onSend({ recaptchaValue, agreement })
  }

  return (
    <>
      <StepTitle focus={!isCaptchaWrong}>{words.whoComes}</StepTitle>
      <SlotTalon slot={slot} doctor={doctor} place={place} today={today} />
      <div className={styles.ways}>
        <Button kind="ghost" size="small" flush onClick={onOtherTime}>
          {words.otherTime}
        </Button>
      </div>
      <form ref={form} className={styles.form} noValidate onSubmit={event => void send(event)}>
        <PersonFields form={patient} errorOf={errorOf} onType={typed} onLeave={leave} />
        <CaptchaField
          captcha={captcha}
          digits={digits}
          // [4.31]
          error={isRefused ? (sentByItself.current ? words.captchaRequired : words.captchaWrong) : errorOf('captcha')}
          onType={setDigits}
        />
        {consent.kind === 'failed' ? (
          <Failed failure={consent.failure} retry={consent.retry} />
        ) : consent.kind === 'asking' ? (
          <Skeleton height="44px" shape="box" />
        ) : (
          <Agreement
            texts={texts}
            branch={place?.centre || place?.branch || ''}
            agreed={agreed}
            error={errorOf('agreed')}
            onAgree={setAgreed}
          />
        )}
        <Button type="submit" wide waiting={isSending || isFinishing ? words.sending : undefined}>
          {words.send(shortMoment(slot.startTime, today, language))}
        </Button>
      </form>
    </>
  )
}

function focusField(form: HTMLFormElement | null, field: Field): void {
  const input = form?.querySelector<HTMLElement>(`[name="${field}"]`)
  input?.focus({ preventScroll: true })
  input?.closest('div')?.scrollIntoView({ block: 'center' })
}
