import { useNow } from '@vizit/client/api/clock'
import { familySection } from '@vizit/client/family/family-section'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import { minskDay } from '@vizit/rules/days'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Mail from 'lucide-react/icons/mail'
import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis'
import { lazy, Suspense } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { Onward } from '../../ways/onward.tsx'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { FamilyRefused } from '../family-refused.tsx'
import { FamilySkeleton } from '../family-skeleton.tsx'
import { useBackFrom } from '../use-back-from.ts'
import { AddAdultForm } from './add-adult-form.tsx'
import { AdultSms } from './adult-sms.tsx'
import { useAdultDraft } from './use-adult-draft.ts'

// Two steps later, and on its way by then.
const readCode = () => import('./adult-code.tsx')
const AdultCode = lazy(async () => ({ default: (await readCode()).AdultCode }))

type AddAdultProps = { step?: 'sms' | 'code' | 'form'; from?: string | undefined }

/** [4.93] An adult in three steps: the form, the SMS, the code. The step stands in the address, so that back goes one step back [4.95]. `from`: where to go on to. */
export function AddAdultScreen({ step = 'form', from }: AddAdultProps) {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const ways = useWays()
  const today = minskDay(useNow())
  const birthday = useProfile().data?.birthday
  const family = useRelatives().data ?? []
  const { draft, isAwaited, keep, forget } = useAdultDraft(step !== 'form')
  const before = () => ways.back(addresses.addAdult({ from }))
  const go = (next: 'sms' | 'code') => void ways.go(addresses.addAdult({ step: next, from }))
  const back = useBackFrom(from)

  if (familySection(birthday, today) === 'ADULTS_ONLY') {
    return (
      <Screen title={words.adultTitle} back={back}>
        <FamilyRefused title={words.onlyAdults} text={words.onlyAdultsText} />
      </Screen>
    )
  }
  // A step that is opened by its address has nothing to go on with but what was kept.
  if (step !== 'form' && !draft.relId && !isAwaited) return <Onward href={addresses.addAdult({ from })} />
  switch (step) {
    case 'form':
      return (
        <Screen title={words.adultTitle} note={words.adultNote} back={back}>
          <OtherWays from={from} />
          <AddAdultForm
            family={family}
            draft={draft}
            from={from}
            onDone={next => {
              keep(next)
              void readCode().catch(() => undefined)
              go('sms')
            }}
          />
        </Screen>
      )
    case 'sms':
      return (
        <Screen title={words.sendTitle} note={words.sendText} back={{ label: shell.back, onPress: before }}>
          {isAwaited ? (
            <FamilySkeleton />
          ) : (
            <AdultSms
              draft={draft}
              onSent={resendAt => {
                keep({ ...draft, resendAt })
                go('code')
              }}
            />
          )}
        </Screen>
      )
    case 'code':
      return (
        <Screen title={words.codeTitle} back={{ label: shell.back, onPress: before }}>
          {isAwaited ? (
            <FamilySkeleton />
          ) : (
            <Suspense>
              <AdultCode draft={draft} family={family} from={from} onResent={resendAt => keep({ ...draft, resendAt })} onAdded={forget} />
            </Suspense>
          )}
        </Screen>
      )
  }
}

/** Whoever signs in already needs no form: a code or a letter is enough. */
function OtherWays({ from }: { from: string | undefined }) {
  const words = useWords('family')
  const addresses = useAddresses()
  return (
    <List label={words.otherWays}>
      <ListRow
        lead={<RectangleEllipsis aria-hidden="true" />}
        title={words.chooseShare}
        note={words.chooseShareNote}
        href={addresses.shareCode({ from })}
      />
      <ListRow
        lead={<Mail aria-hidden="true" />}
        title={words.chooseLetter}
        note={words.chooseLetterNote}
        href={addresses.sendInvite({ from })}
      />
    </List>
  )
}
