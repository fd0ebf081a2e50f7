import { type ConsentTick, ticksOf } from '@vizit/client/consent/consent-ticks'
import { useConsentTexts } from '@vizit/client/consent/use-consent-texts'
import { useProfile } from '@vizit/client/profile/use-profile'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { useState } from 'react'
import { TickWords } from '../../consent/consent-person.tsx'
import { useWords } from '../../words/words.tsx'

type Ticks = {
  shown: readonly ConsentTick['kind'][]
  ticked: ReadonlySet<string>
  isAsked: boolean
  onTick: (kind: ConsentTick['kind'], checked: boolean) => void
}

/** The consent that is still missing, never ticked beforehand: the own one where there is none, and the parent's for a child [R52] [5.43] [5.44]. */
export function useFirstTicks(forChild: boolean): Ticks & { isComplete: boolean; ask: () => void; renew: () => void } {
  const profile = useProfile().data
  const texts = useConsentTexts()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const kinds = (isChild: boolean) => ticksOf({ id: '', name: '', isChild, isMe: !isChild }).map(tick => tick.kind)
  const own = profile?.isPerson && !profile.consentNeeded ? [] : kinds(false).toReversed()
  const shown = [...own, ...(forChild ? kinds(true) : [])]
  return {
    shown,
    ticked,
    isAsked,
    isComplete: texts.data !== undefined && shown.every(kind => ticked.has(kind)),
    ask: () => setAsked(true),
    renew: () => void texts.refetch(),
    onTick: (kind, checked) => setTicked(before => new Set(checked ? [...before, kind] : [...before].filter(one => one !== kind)))
  }
}

export function FirstTicks({ shown, ticked, isAsked, onTick }: Ticks) {
  const words = useWords('firstVisit')
  return shown.map(kind => (
    <CheckboxRow
      key={kind}
      checked={ticked.has(kind)}
      onChange={checked => onTick(kind, checked)}
      error={isAsked && !ticked.has(kind) ? words.tickNeeded : undefined}
    >
      <TickWords kind={kind} />
    </CheckboxRow>
  ))
}
