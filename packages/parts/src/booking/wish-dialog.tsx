import { useNow } from '@vizit/client/api/clock'
import { showDate } from '@vizit/client/days/show-day'
import { usePeople } from '@vizit/client/people/use-people'
import { type NewWish, useMakeWish } from '@vizit/client/waiting-list/use-wishes'
import { WISH_SPANS, type WishSpan, wishDays } from '@vizit/client/waiting-list/wish-days'
import { type Day, minskDay } from '@vizit/rules/days'
import type { PartOfDay } from '@vizit/rules/slots'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { ChoiceCard } from '@vizit/ui/choice-card'
import { ChoiceGroup } from '@vizit/ui/choice-group'
import { Dialog } from '@vizit/ui/dialog'
import { useToasts } from '@vizit/ui/toast'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useTimeRange } from '../days/use-time-range.ts'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './wish-dialog.module.css'
import { HOURS_IDS, PARTS, WishHours } from './wish-hours.tsx'

/** What is waited for, by its ids and as the dialog says it. `isForAny`: whichever doctor of the branch has time. */
export type WishTarget = Pick<NewWish, 'doctorId' | 'branchId' | 'specialityId' | 'serviceId'> & { name: string; isForAny?: boolean }

type WishDialogProps = { open: boolean; onClose: () => void; target: WishTarget; day: Day; profileId: string }

/** For whom, which days and at what time of them; the day that was looked at is proposed. */
export function WishDialog({ open, onClose, target, day, profileId }: WishDialogProps) {
  const words = useWords('waitingList')
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const tell = useRefusalWords()
  const make = useMakeWish()
  const people = usePeople().filter(person => person.mayBook)
  const today = minskDay(useNow())
  const [who, setWho] = useState(profileId)
  const [span, setSpan] = useState<WishSpan>('week')
  const [parts, setParts] = useState<readonly PartOfDay[]>(PARTS)
  const [isExact, setExact] = useState(false)
  const hours = useTimeRange()
  const shown = (one: Day) => showDate(one, today)
  const spanTitle = (one: WishSpan) => {
    const { from, to } = wishDays(one, day, today)
    return one === 'day' ? words.onlyDay(shown(from)) : one === 'week' ? words.week(shown(from), shown(to)) : words.anyDay(shown(to))
  }

  function send() {
    const wrong = isExact ? hours.judge() : null
    if (wrong) return document.getElementById(HOURS_IDS[wrong])?.focus()
    const { name: _name, isForAny: _any, ...ids } = target
    make.mutate(
      {
        ...ids,
        profileId: who,
        ...wishDays(span, day, today),
        ...(isExact ? { parts: [...PARTS], times: hours.typed } : { parts: PARTS.filter(part => parts.includes(part)) })
      },
      {
        onSuccess: () => {
          onClose()
          say(words.added, { label: words.show, onPress: () => void ways.go(addresses.waitingList()) })
        }
      }
    )
  }

  const refused = make.isError ? tell(make.error) : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => make.reset()}
      title={words.ask}
      text={words.dialogText(target.name)}
      closeLabel={words.close}
      actions={
        <Button wide waiting={make.isPending ? words.submitting : undefined} onClick={send}>
          {words.submit}
        </Button>
      }
    >
      <div className={styles.form}>
        {people.length > 1 ? (
          <ChoiceGroup legend={words.whom} name="wish-who" value={who} onChange={setWho}>
            {people.map(person => (
              <ChoiceCard key={person.profileId} value={person.profileId} title={person.firstName} />
            ))}
          </ChoiceGroup>
        ) : null}
        <ChoiceGroup legend={words.when} name="wish-days" value={span} onChange={value => setSpan(value as WishSpan)}>
          {WISH_SPANS.map(one => (
            <ChoiceCard key={one} value={one} title={spanTitle(one)} />
          ))}
        </ChoiceGroup>
        <WishHours parts={parts} isExact={isExact} hours={hours} onParts={setParts} onExact={setExact} />
        {refused ? (
          <Banner kind="danger" title={refused.title} live>
            {refused.text}
          </Banner>
        ) : null}
      </div>
    </Dialog>
  )
}
