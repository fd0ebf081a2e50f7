// Where the steps of the booking meet.

import { type Failure, failureOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider.tsx'
import { useNow } from '@vizit/client/api/clock.tsx'
import { isElsewhere } from '@vizit/client/days/show-day'
import { listPhysicians } from '@vizit/contract/catalogue'
import { bookAtSite, letSiteOrderGo } from '@vizit/contract/public-booking'
import { minskDay, readDay } from '@vizit/rules/days'
import { normalEmail } from '@vizit/rules/email'
import { splitFullName, tidyName } from '@vizit/rules/people'
import { Banner } from '@vizit/ui/banner'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useEffect, useReducer, useState } from 'react'
import { Booked } from './code/booked.tsx'
import { Confirm } from './code/confirm.tsx'
import { ChooseDoctor } from './doctor/choose-doctor.tsx'
import { PatientForm } from './patient/patient-form.tsx'
import { Failed } from './shell/failed.tsx'
import { Frame } from './shell/frame.tsx'
import { useLanguage } from './shell/language.tsx'
import type { Settings } from './shell/settings.ts'
import { useAsk } from './shell/use-ask.ts'
import { BEGINNING, type PatientForm as Form, type Route, tell as told } from './story.ts'
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
  const { words } = useLanguage()
  const now = useNow()
  const today = minskDay(now)
  const [story, tell] = useReducer(told, BEGINNING)
  // The first step takes no focus: the page around belongs to somebody else.
  const [hasMoved, setMoved] = useState(false)
  const [round, setRound] = useState(0)
  const { route, doctor, slot, held, visit } = story
  const call = useCall()
  const { provider } = settings
  const named = useAsk(listPhysicians, settings.doctor && provider && !doctor ? { provider, ids: settings.doctor } : null)

  useEffect(() => onRoute(route), [route, onRoute])
  useEffect(() => {
    if (named.kind === 'known' && named.value.doctors[0]) tell({ did: 'doctor', doctor: named.value.doctors[0] })
  }, [named])

  function move(step: Parameters<typeof tell>[0]) {
    setMoved(true)
    tell(step)
  }

  async function send(proof: { recaptchaValue: string; agreement: string }) {
    if (!doctor || !slot) return
    tell({ did: 'sent' })
    const { doctorId } = doctor
    const { timeslotId } = slot
    const refused = (failure: Failure) => {
      if (failure.code === 'RECAPCHA_IS_NOT_VALID') setRound(n => n + 1)
      tell({ did: 'refused', failure })
    }
    try {
      const wish = { ...sentOf(story.patient), ...proof, provider, doctorId, timeslotId }
      const idempotencyKey = crypto.randomUUID()
      let answer = await call(bookAtSite, wish, { idempotencyKey })
      // An answer that was lost on the way is asked for once more: the same key brings the same booking.
      if (!answer.ok && answer.code === 'NETWORK') answer = await call(bookAtSite, wish, { idempotencyKey })
      if (answer.ok) tell({ did: 'held', held: answer.value })
      else refused(answer)
    } catch (error) {
      refused(failureOf(error))
    }
  }

  function letGo(to: '/timeslot' | '/patient') {
    // Whether it is heard or not: a hold that is not confirmed ends by itself.
    if (held) void call(letSiteOrderGo, { provider, orderId: held.orderId })
    move({ did: 'let-go', route: to })
  }

  return (
    <Frame step={STEPS[route]} doctorName={doctor ? splitFullName(doctor.fullName).lastName : undefined}>
      {!provider ? (
        <Banner kind="danger" title={words.notSet}>
          {words.notSetText}
        </Banner>
      ) : route === '/successfully-booked' && visit ? (
        <Booked visit={visit} today={today} onAgain={() => move({ did: 'again' })} />
      ) : route === '/confirm' && doctor && slot && held ? (
        <Confirm story={{ ...story, doctor, slot, held }} provider={provider} today={today} tell={move} onEdit={() => letGo('/patient')} />
      ) : route === '/patient' && doctor && slot ? (
        <PatientForm
          story={{ ...story, doctor, slot }}
          settings={settings}
          today={today}
          round={round}
          onType={patient => tell({ did: 'typed', patient })}
          onOtherTime={() => move({ did: 'let-go', route: '/timeslot' })}
          onSend={proof => void send(proof)}
        />
      ) : route === '/timeslot' && doctor ? (
        <ChooseTime
          story={{ ...story, doctor }}
          settings={settings}
          today={today}
          isElsewhere={isElsewhere(now)}
          focus={hasMoved}
          onChoose={(time, day) => tell({ did: 'slot', slot: time, day })}
          onGoOn={() => move({ did: 'go-on' })}
          onOtherDoctor={() => move({ did: 'other-doctor' })}
        />
      ) : named.kind === 'failed' ? (
        <Failed failure={named.failure} retry={named.retry} />
      ) : named.kind === 'known' ? (
        <Banner kind="info" title={words.doctorGone}>
          {words.doctorGoneText}
        </Banner>
      ) : settings.doctor ? (
        <CardSkeleton avatar />
      ) : (
        <ChooseDoctor settings={settings} today={today} focus={hasMoved} onChoose={chosen => move({ did: 'doctor', doctor: chosen })} />
      )}
    </Frame>
  )
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
