import { useNow } from '@vizit/client/api/clock'
import { showDate } from '@vizit/client/days/show-day'
import { usePeople } from '@vizit/client/people/use-people'
import { REQUEST_SPANS, type RequestSpan, requestDays } from '@vizit/client/waiting-list/request-days'
import { type NewWaitingRequest, useMakeWaitingRequest } from '@vizit/client/waiting-list/use-waiting-requests'
import { type Day, minskDay } from '@vizit/rules/days'
import type { PartOfDay } from '@vizit/rules/slots'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useTimeRange } from '../../days/use-time-range.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from './request-dialog.module.css'
import { HOURS_IDS, PARTS, RequestHours } from './request-hours.tsx'
import { RequestRefused } from './request-refused.tsx'

/** What is waited for, by its ids and as the dialog says it. `isForAny`: whichever doctor of the branch has time. */
export type RequestTarget = Pick<NewWaitingRequest, 'doctorId' | 'branchId' | 'specialityId' | 'serviceId'> & {
  name: string
  isForAny?: boolean
}

type RequestDialogProps = { open: boolean; onClose: () => void; target: RequestTarget; day: Day; profileId: string }

/** For whom, which days and at what time of them; the day that was looked at is proposed. */
export function RequestDialog({ open, onClose, target, day, profileId }: RequestDialogProps) {
  const words = useWords('waitingList')
  const booking = useWords('booking')
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const make = useMakeWaitingRequest()
  const people = usePeople().filter(person => person.mayBook)
  const today = minskDay(useNow())
  const [who, setWho] = useState(profileId)
  const [span, setSpan] = useState<RequestSpan>('week')
  const [parts, setParts] = useState<readonly PartOfDay[]>(PARTS)
  const [isExact, setExact] = useState(false)
  const hours = useTimeRange()
  const shown = (one: Day) => showDate(one, today)
  const spanTitle = (one: RequestSpan) => {
    const { from, to } = requestDays(one, day, today)
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
        ...requestDays(span, day, today),
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

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={() => make.reset()}
      title={booking.waitForTime}
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
          <ChoiceGroup legend={words.whom} name="request-who" value={who} onChange={setWho}>
            {people.map(person => (
              <ChoiceCard key={person.profileId} value={person.profileId} title={person.firstName} />
            ))}
          </ChoiceGroup>
        ) : null}
        <ChoiceGroup legend={words.when} name="request-days" value={span} onChange={value => setSpan(value as RequestSpan)}>
          {REQUEST_SPANS.map(one => (
            <ChoiceCard key={one} value={one} title={spanTitle(one)} />
          ))}
        </ChoiceGroup>
        <RequestHours parts={parts} isExact={isExact} hours={hours} onParts={setParts} onExact={setExact} />
        {make.isError ? <RequestRefused error={make.error} serviceId={target.serviceId} who={who} /> : null}
      </div>
    </Dialog>
  )
}
