import { type ConsentTick, ticksOf } from '@vizit/client/consent/consent-ticks'
import { useConsentTexts } from '@vizit/client/consent/use-consent-texts'
import { useProfile } from '@vizit/client/profile/use-profile'
import { Button } from '@vizit/ui/button'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { Fragment, useState } from 'react'
import { TickWords } from '../../consent/consent-person.tsx'
import { useWords } from '../../words/words.tsx'

type Ticks = {
  shown: readonly ConsentTick['kind'][]
  ticked: ReadonlySet<string>
  isAsked: boolean
  onTick: (kind: ConsentTick['kind'], checked: boolean) => void
}

/**
 * The consent that is still missing, never ticked beforehand: the own one where there is none, and the parent's for a child [R52] [5.43] [5.44]. A tick
 * is for the text that was shown: once another version of it is here, the box is empty again.
 */
export function useFirstTicks(forChild: boolean): Ticks & { isComplete: boolean; ask: () => void } {
  const profile = useProfile().data
  const texts = useConsentTexts().data
  const [versions, setVersions] = useState<Partial<Record<ConsentTick['kind'], string>>>({})
  const [isAsked, setAsked] = useState(false)
  const ticks = (isChild: boolean) => ticksOf({ id: '', name: '', isChild, isMe: !isChild })
  const own = profile?.isPerson && !profile.consentNeeded ? [] : ticks(false).toReversed()
  const all = [...own, ...(forChild ? ticks(true) : [])]
  const inForce = ({ accepts }: ConsentTick) => accepts.map(kind => texts?.find(text => text.kind === kind)?.version).join(' ')
  const ticked = new Set(all.filter(tick => versions[tick.kind] === inForce(tick)).map(tick => tick.kind))
  return {
    shown: all.map(tick => tick.kind),
    ticked,
    isAsked,
    isComplete: texts !== undefined && all.every(tick => ticked.has(tick.kind)),
    ask: () => setAsked(true),
    onTick: (kind, checked) => {
      const tick = all.find(one => one.kind === kind)!
      setVersions(before => ({ ...before, [kind]: checked ? inForce(tick) : undefined }))
    }
  }
}

/** `onGrandchild` shows how somebody books who is no parent: nobody is to tick what is not true because nothing else is left [R60]. */
export function FirstTicks({ shown, ticked, isAsked, onTick, onGrandchild }: Ticks & { onGrandchild: () => void }) {
  const words = useWords('firstVisit')
  const needed = { 'own-data': words.tickNeeded, agreement: words.tickNeeded, parental: words.tickNeededOfParent }
  return shown.map(kind => {
    const isMissing = isAsked && !ticked.has(kind)
    return (
      <Fragment key={kind}>
        <CheckboxRow checked={ticked.has(kind)} onChange={checked => onTick(kind, checked)} error={isMissing ? needed[kind] : undefined}>
          <TickWords kind={kind} />
        </CheckboxRow>
        {kind === 'parental' && isMissing ? (
          <Button kind="outline" size="small" onClick={onGrandchild}>
            {words.grandchildWay}
          </Button>
        ) : null}
      </Fragment>
    )
  })
}
