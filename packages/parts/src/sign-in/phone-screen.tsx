import { failureOf } from '@vizit/client/api/call-failure'
import { useClock } from '@vizit/client/api/clock'
import { useSessionStore } from '@vizit/client/session/session-provider'
import { usableStorage } from '@vizit/client/session/session-store'
import { useSettings } from '@vizit/client/settings/use-settings'
import { type Attempt, secondsToResend } from '@vizit/client/sign-in/attempt'
import { phoneInQuery, readHostPhone } from '@vizit/client/sign-in/host-phone'
import { useHumanWork } from '@vizit/client/sign-in/human-work-provider'
import { PHONE_PREFIX, tidyPhone } from '@vizit/client/sign-in/phone-mask'
import { useAttempt } from '@vizit/client/sign-in/use-attempt'
import { useSendCode } from '@vizit/client/sign-in/use-sign-in-steps'
import { judgePhone, samePhone } from '@vizit/rules/phone'
import { Button } from '@vizit/ui/button'
import { PhoneField } from '@vizit/ui/fields/phone-field'
import { pointsWithMouse } from '@vizit/ui/points-with-mouse.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { ConsentLink } from '../consent/consent-link.tsx'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { WindowTitle } from '../frame/window-title.tsx'
import { PhoneMaskOnUse } from '../people/phone-mask-on-use.tsx'
import { LostNumber } from '../support/lost-number/lost-number.tsx'
import { useHere, useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-parts.module.css'
import { WithoutSignIn } from './without-sign-in.tsx'

/** [2.01] [2.02] [2.03] The phone entry. `from`: where to go on to. */
export function PhoneScreen({ from }: { from: string | undefined }) {
  const words = useWords('signIn')
  const addresses = useAddresses()
  const ways = useWays()
  const search = useHere(now => now.search)
  const clock = useClock()
  const store = useSessionStore()
  const settings = useSettings().data
  const { attempt, keep } = useAttempt()
  const send = useSendCode(useWords('shell').language)
  const human = useHumanWork()
  const [phone, setPhone] = useState(() => rememberedPhone(hostPhone(search) ?? attempt?.phone ?? store.phone()))
  const [left, setLeft] = useState(false)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const isBegun = phone.length > PHONE_PREFIX.length
  const judged = judgePhone(phone, { testPhones: settings?.testPhones ?? false })
  const isRight = judged === 'ok'
  const isRefused = failureOf(send.error).code === 'INVALID_INPUT'
  // A number that is no mobile one is told as soon as it is whole: the button that waits says no reason.
  const isWrong = (settings && judged === 'unknown-operator') || (left && isBegun && !isRight) || (send.isError && isRefused)

  useEffect(() => {
    if (pointsWithMouse()) field?.focus()
  }, [field])

  // The human check runs by itself while the number is typed.
  useEffect(() => {
    if (isBegun) human.begin()
  }, [isBegun, human])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setLeft(true)
    if (!isRight || send.isPending) return
    const open = attempt && goesOn(attempt, phone, clock()) ? attempt : await send.mutateAsync(phone).catch(() => null)
    if (!open) return
    keep(open)
    await ways.go(addresses.signInStep(open.step, from))
  }

  return (
    <>
      <WindowTitle title={words.title} />
      <form className={styles.form} onSubmit={event => void submit(event)} noValidate data-at-once="">
        <div className={styles.said}>
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        <PhoneField
          ref={setField}
          name="phone"
          label={words.phone}
          hint={words.phoneHint}
          error={isWrong ? words.phoneWrong : undefined}
          value={phone}
          onInput={event => {
            setPhone(event.currentTarget.value)
            // The mask, which comes when the field is first used, puts the digits in shape as well: nobody has typed then.
            if (event.currentTarget !== document.activeElement) return
            setLeft(false)
            send.reset()
          }}
          onFocus={() => setPhone(phone => phone || PHONE_PREFIX)}
          onBlur={() => {
            setPhone(phone => (phone === PHONE_PREFIX ? '' : phone))
            setLeft(true)
          }}
        />
        <PhoneMaskOnUse field={field} />
        {send.isError && !isRefused ? <SendingFailure error={send.error} words={words} /> : null}
        <Button type="submit" wide disabled={!isRight} waiting={send.isPending ? words.nextWaiting : undefined}>
          {words.next}
        </Button>
        <p className={styles.accept}>
          {words.acceptBefore}
          <ConsentLink kind="user-agreement">{words.terms}</ConsentLink>
          {words.and}
          <ConsentLink kind="privacy">{words.privacy}</ConsentLink>
        </p>
      </form>
      <p className={styles.lost}>
        <LostNumber label={words.lostNumber} when="before" />
      </p>
      <WithoutSignIn />
    </>
  )
}

/** The phone that a host page or a link has named comes before the one that was used last. */
function hostPhone(search: string): string | null {
  return phoneInQuery(search) ?? readHostPhone(usableStorage(() => sessionStorage))
}

function rememberedPhone(phone: string | null): string {
  return phone ? tidyPhone(phone) : ''
}

/** The SMS for this phone is on its way and a new one may not be asked for yet: the open attempt goes on instead. */
function goesOn(attempt: Attempt, phone: string, now: Date): boolean {
  return attempt.step === 'code' && samePhone(attempt.phone, phone) && secondsToResend(attempt, now) > 0
}
