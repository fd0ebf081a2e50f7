import { failureOf } from '@vizit/client/api/call-failure'
import { useOnline } from '@vizit/client/api/use-online'
import { bookingProblem } from '@vizit/client/booking/slot-form-view'
import { useConsentText } from '@vizit/client/consent/use-consent-texts'
import type { Doctor } from '@vizit/contract/catalogue'
import type { RefusalCode } from '@vizit/contract/refusal'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { useFailureWords } from '../../refusal-words/use-refusal-words.ts'
import { useSupport } from '../../support/use-support.tsx'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { ServiceChanged } from '../service/service-changed.tsx'
import { type PatientData, slotState } from './slot-state.ts'
import type { SlotFormReturn } from './use-slot-form.ts'

const AlreadyBooked = lazy(async () => ({ default: (await import('./already-booked.tsx')).AlreadyBooked }))

type BookingTroubleProps = {
  error: unknown
  form: SlotFormReturn
  doctor: Doctor
  timetableHref: string
  typed: () => PatientData
  onSend: (bookAnyway: boolean) => void
  /** Forgets the failed try. */
  onLeave: () => void
}

/** What went wrong with the booking, in words, and what can be done about it. Nothing that was typed is lost. */
export function BookingTrouble({ error, form, doctor, timetableHref, typed, onSend, onLeave }: BookingTroubleProps) {
  const words = useWords('slotForm')
  const addresses = useAddresses()
  const ways = useWays()
  const isOnline = useOnline()
  const wasOffline = useRef(false)
  const tell = useFailureWords()
  const support = useSupport(undefined, error ? failureOf(error).code : undefined)
  const { refetch } = useConsentText('booking')
  const problem = bookingProblem(error)
  const { kind } = problem
  // [8.90]
  const isNotBooked = problem.kind === 'refused' && problem.outcome === 'not-booked'
  const mayBeBooked = problem.kind === 'refused' && problem.outcome === 'unknown'
  const unfit = problem.kind === 'unfit' ? problem.code : undefined

  // [5.40] Back to the timetable with the reason; what was typed goes along. Once: on the way there this is drawn again.
  const leave = useEffectEvent((errorMessage: RefusalCode) => {
    void ways.go(timetableHref, { state: { ...slotState(doctor, typed()), errorMessage }, replace: true })
  })
  useEffect(() => {
    if (unfit !== undefined) leave(unfit)
  }, [unfit])
  useEffect(() => {
    // The text was renewed meanwhile: it must be read and accepted again.
    if (kind !== 'agreement') return
    form.change({ agreement: '' })
    void refetch()
  }, [kind, form, refetch])
  const sendAgain = useEffectEvent(() => {
    if (kind === 'lost') onSend(false)
  })
  useEffect(() => {
    // The connection is back: the same booking goes out again, with its key.
    if (isOnline && wasOffline.current) sendAgain()
    wasOffline.current = !isOnline
  }, [isOnline])

  const { facts, ...failure } = failureOf(error)
  // The numbers of a clinic that does not answer are calls at one press, not words of the sentence.
  const { phones, ...others } = facts
  const { title, text } = tell({ ...failure, facts: others })

  switch (kind) {
    case 'none':
    case 'unfit':
      return null
    case 'already-booked':
      return (
        <Suspense>
          <AlreadyBooked title={title} text={text} timetableHref={timetableHref} onSend={onSend} onLeave={onLeave} />
        </Suspense>
      )
    case 'lost':
      return (
        <Banner live kind="offline" title={words.notSent} wideAction retry={{ label: words.tryAgain, onPress: () => onSend(false) }}>
          {isOnline ? words.notSentOnline : words.notSentText}
        </Banner>
      )
    case 'service-changed':
      return <ServiceChanged timetableHref={timetableHref} />
    case 'agreement':
    case 'refused':
      return (
        <Banner
          kind="danger"
          title={isNotBooked ? words.notBooked : title}
          live
          wideAction={mayBeBooked}
          action={
            kind === 'refused' ? (
              <>
                {mayBeBooked ? (
                  <>
                    <Button kind="second" size="small" onClick={() => onSend(false)}>
                      {words.tryAgain}
                    </Button>
                    <Button kind="second" size="small" href={addresses.visits()}>
                      {words.lookAtVisits}
                    </Button>
                  </>
                ) : null}
                {support ? (
                  <>
                    <Button kind="second" size="small" href={support.href}>
                      {support.label}
                    </Button>
                    {support.more}
                  </>
                ) : null}
              </>
            ) : null
          }
        >
          <p>{isNotBooked ? words.notBookedWhy(title, text) : text}</p>
          {mayBeBooked ? <p>{words.mayBeBooked}</p> : null}
          {typeof phones === 'string' ? <RegistryPhones phones={phones} /> : null}
        </Banner>
      )
  }
}
