import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useNow } from '@vizit/client/api/clock'
import { familySection } from '@vizit/client/family/family-section'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { AddAdultForm } from '@vizit/parts/family/add-adult-form.tsx'
import { type AdultDraft, EMPTY_ADULT } from '@vizit/parts/family/adult-draft'
import { AdultSms } from '@vizit/parts/family/adult-sms.tsx'
import { FamilyRefused } from '@vizit/parts/family/family-refused.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { minskDay } from '@vizit/rules/days'
import { useState } from 'react'
import { AdultCode } from './adult-code.tsx'

/** [4.93] An adult in three steps: the form, the SMS, the code. The step stands in the address, so that back goes one step back [4.95]. */
export function AddAdultScreen() {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { step = 'form' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const today = minskDay(useNow())
  const birthday = useProfile().data?.birthday
  const family = useRelatives().data ?? []
  const [draft, setDraft] = useState<AdultDraft>(EMPTY_ADULT)
  const go = (next: 'sms' | 'code') => void navigate({ href: addresses.addAdult({ step: next }) })

  if (familySection(birthday, today) === 'ADULTS_ONLY') {
    return (
      <Screen title={words.adultTitle} back={{ label: shell.back, href: addresses.family() }}>
        <FamilyRefused title={words.onlyAdults} text={words.onlyAdultsText} />
      </Screen>
    )
  }
  // A step that is opened by its address has nothing to go on with.
  if (step !== 'form' && !draft.relId) return <Navigate to={addresses.addAdult()} replace />
  switch (step) {
    case 'form':
      return (
        <Screen title={words.adultTitle} note={words.adultNote} back={{ label: shell.back, href: addresses.family() }}>
          <AddAdultForm
            family={family}
            draft={draft}
            onDone={next => {
              setDraft(next)
              go('sms')
            }}
          />
        </Screen>
      )
    case 'sms':
      return (
        <Screen title={words.sendTitle} note={words.sendText} back={{ label: shell.back, onPress: () => history.back() }}>
          <AdultSms
            draft={draft}
            onSent={resendAt => {
              setDraft({ ...draft, resendAt })
              go('code')
            }}
          />
        </Screen>
      )
    case 'code':
      return (
        <Screen title={words.codeTitle} back={{ label: shell.back, onPress: () => history.back() }}>
          <AdultCode draft={draft} onResent={resendAt => setDraft({ ...draft, resendAt })} />
        </Screen>
      )
  }
}
