// Where the steps of the booking meet.

import { type Failure, failureOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider'
import { useNow } from '@vizit/client/api/clock'
import { isElsewhere } from '@vizit/client/days/show-day'
import { newId } from '@vizit/client/session/new-id'
import { listPhysicians } from '@vizit/contract/physicians'
import { bookAtSite, letSiteOrderGo } from '@vizit/contract/public-booking'
import { minskDay, readDay } from '@vizit/rules/days'
import { normalEmail } from '@vizit/rules/email'
import { splitFullName, tidyName } from '@vizit/rules/people'
import { Banner } from '@vizit/ui/banner'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useEffect, useReducer, useState } from 'react'
import { BEGINNING, type PatientForm as Form, type Route, reduce, routeOf } from './booking-state.ts'
import { ChooseDoctor } from './doctor/choose-doctor.tsx'
import { sendAgain } from './send-again.ts'
import { Failed } from './shell/failed.tsx'
import { Frame } from './shell/frame.tsx'
import { useLanguage } from './shell/language.tsx'
import type { Settings } from './shell/settings.ts'
import { useAsk } from './shell/use-ask.ts'
import { usePart } from './shell/use-part.ts'
import { ChooseTime } from './time/choose-time.tsx'

const STEPS = { '/doctor': 1, '/timeslot': 2, '/patient': 3, '/confirm': 3, '/successfully-booked': 4 } as const satisfies Record<
  Route,
  number
>

export type AppProps = {
  settings: Settings
  /** Told of each route, for the page's own counting of visitors. */
  onRoute: (route: Route) => void
}

/** The whole booking inside the clinic's page. */
export function App({ settings, onRoute }: AppProps) {
  const { code: language, words } = useLanguage()
  const now = useNow()
  const today = minskDay(now)
  const [state, tell] = useReducer(reduce, BEGINNING)
  // The first step takes no focus: the page around belongs to somebody else.
  const [hasMoved, setMoved] = useState(false)
  const [round, setRound] = useState(0)
  const route = routeOf(state)
  const call = useCall()
  const { provider } = settings
  const named = useAsk(listPhysicians, settings.doctor && provider && state.kind === 'doctor' ? { provider, ids: settings.doctor } : null)
  const steps = usePart(bringSteps, state.kind !== 'doctor' && (state.kind !== 'time' || state.slot !== null))

  useEffect(() => onRoute(route), [route, onRoute])
  useEffect(() => {
    if (named.kind === 'known' && named.value.doctors[0]) tell({ did: 'doctor', doctor: named.value.doctors[0] })
  }, [named])

  function move(step: Parameters<typeof tell>[0]) {
    setMoved(true)
    tell(step)
  }

  async function send(given: { recaptchaValue: string; agreement: string }) {
    if (state.kind !== 'form') return
    tell({ did: 'sent' })
    const { doctorId } = state.doctor
    const { timeslotId } = state.slot
    const refused = (failure: Failure) => {
      if (failure.code === 'RECAPCHA_IS_NOT_VALID') setRound(n => n + 1)
      tell({ did: 'refused', failure })
    }
    try {
      const input = { ...sentOf(state.patient), ...given, language, provider, doctorId, timeslotId }
      // The same key brings the same booking, however often it is asked for.
      const idempotencyKey = newId()
      const answer = await sendAgain(() => call(bookAtSite, input, { idempotencyKey }))
      if (answer.ok) tell({ did: 'held', held: answer.value })
      else refused(answer)
    } catch (error) {
      refused(failureOf(error))
    }
  }

  function letGo(to: '/timeslot' | '/patient') {
    // Whether it is heard or not: a hold that is not confirmed ends by itself.
    if (state.kind === 'confirm') void call(letSiteOrderGo, { provider, orderId: state.held.orderId })
    move({ did: 'let-go', route: to })
  }

  return (
    <Frame step={STEPS[route]} doctorName={state.kind === 'doctor' ? undefined : splitFullName(state.doctor.fullName).lastName}>
      {provider ? (
        step()
      ) : (
        <Banner kind="danger" title={words.notSet}>
          {words.notSetText}
        </Banner>
      )}
    </Frame>
  )

  function step() {
    if (state.kind === 'doctor') return doctorStep()
    if (state.kind === 'time')
      return (
        <ChooseTime
          state={state}
          settings={settings}
          today={today}
          isElsewhere={isElsewhere(now)}
          focus={hasMoved}
          onChoose={(slot, day) => tell({ did: 'slot', slot, day })}
          onGoOn={() => move({ did: 'go-on' })}
          onOtherDoctor={() => move({ did: 'other-doctor' })}
        />
      )
    if (steps.kind === 'failed') return <Failed failure={steps.failure} retry={steps.retry} />
    if (steps.kind === 'asking') return <CardSkeleton />
    const { PatientForm, Confirm, Booked } = steps.value
    switch (state.kind) {
      case 'form':
        return (
          <PatientForm
            state={state}
            settings={settings}
            today={today}
            round={round}
            onType={patient => tell({ did: 'typed', patient })}
            onOtherTime={() => move({ did: 'let-go', route: '/timeslot' })}
            onSend={given => void send(given)}
          />
        )
      case 'confirm':
        return <Confirm state={state} provider={provider} today={today} tell={move} onEdit={() => letGo('/patient')} />
      case 'booked':
        return <Booked visit={state.visit} today={today} onAgain={() => move({ did: 'again' })} />
    }
  }

  function doctorStep() {
    if (!settings.doctor)
      return (
        <ChooseDoctor
          settings={settings}
          today={today}
          focus={hasMoved}
          onChoose={(doctor, service) => move({ did: 'doctor', doctor, service })}
        />
      )
    if (named.kind === 'failed') return <Failed failure={named.failure} retry={named.retry} />
    if (named.kind === 'asking' || named.value.doctors[0]) return <CardSkeleton avatar />
    return (
      <Banner kind="info" title={words.doctorGone}>
        {words.doctorGoneText}
      </Banner>
    )
  }
}

/** What comes after the choice of a time, in a file of its own. */
async function bringSteps() {
  const [{ PatientForm }, { Confirm }, { Booked }] = await Promise.all([
    import('./patient/patient-form.tsx'),
    import('./code/confirm.tsx'),
    import('./code/booked.tsx')
  ])
  return { PatientForm, Confirm, Booked }
}

/** [7.76] The form as it travels. */
function sentOf(form: Form) {
  const { lastName, firstName, middleName, phone, birthDate, sex, email, clientNote } = form
  return {
    lastName: tidyName(lastName),
    firstName: tidyName(firstName),
    middleName: tidyName(middleName),
    phone,
    birthDate: readDay(birthDate) ?? '',
    // An empty choice never comes so far, and is refused like any other wrong word.
    sex: sex as 'FEMALE' | 'MALE',
    ...(email.trim() && { email: normalEmail(email) }),
    ...(clientNote.trim() && { clientNote: clientNote.trim() })
  }
}
