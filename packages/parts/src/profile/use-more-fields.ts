import { useClock } from '@vizit/client/api/clock'
import { emailAsked, emailFault, mainAddress } from '@vizit/client/profile/profile-form'
import type { Profile } from '@vizit/contract/profile'
import { minskDay } from '@vizit/rules/days'
import { useState } from 'react'

/** The e-mail of an adult [3.12], and the consent of whoever fills the profile for the first time without having given it. */
export function useMoreFields(profile: Profile, typedBirthday: string) {
  const today = minskDay(useClock()())
  const [typed, setTyped] = useState(() => mainAddress(profile))
  const [isTicked, setTicked] = useState(false)
  const [isJudged, setJudged] = useState(false)
  const [isRenewed, setRenewed] = useState(false)
  const asked = emailAsked(typedBirthday, today, mainAddress(profile) ? 'given' : 'none')
  const isConsentAsked = !profile.isPerson && (isRenewed || !profile.consentReceived)
  const fault = emailFault(typed, asked)
  return {
    email: { asked, typed, fault: isJudged ? fault : 'ok', onType: setTyped },
    consent: { asked: isConsentAsked, isTicked, isMissing: isJudged && !isTicked, onTick: setTicked },
    /** The text of the consent is another one by now: it is asked for, and none is ticked. */
    renewConsent: () => {
      setRenewed(true)
      setTicked(false)
      setJudged(false)
    },
    /** True when nothing is wrong with them; from then on they are judged while they are typed. */
    judge: () => {
      setJudged(true)
      return fault === 'ok' && (isTicked || !isConsentAsked)
    }
  } as const
}
