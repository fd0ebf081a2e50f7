import { useNow } from '@vizit/client/api/clock'
import { capital } from '@vizit/client/days/show-day'
import type { Erasure } from '@vizit/client/own-data/use-own-data'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import { useAddresses } from '../addresses/addresses.ts'
import { useMomentWords } from '../days/use-day-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './own-data.module.css'

export type ErasedVisitsProps = { visits: Erasure['visits']; isKept: boolean; onKeep: (kept: boolean) => void; isMissing: boolean }

/** The visits that are still to come: cancelled first, or kept knowingly. */
export function ErasedVisits({ visits, isKept, onKeep, isMissing }: ErasedVisitsProps) {
  const words = useWords('ownData')
  const addresses = useAddresses()
  const moment = useMomentWords()
  const today = minskDay(useNow())
  if (visits.length === 0) return <p className={styles.plain}>{words.visitsNone}</p>
  return (
    <Section title={words.visitsTitle}>
      <p className={styles.plain}>{words.visitsText}</p>
      <List label={words.visitsTitle}>
        {visits.map(visit => (
          <ListRow
            key={visit.orderId}
            lead={<CalendarCheck aria-hidden="true" />}
            title={capital(moment(visit.startsAt, today))}
            note={[visit.doctor, visit.branch, visit.name].filter(Boolean).join(', ')}
          />
        ))}
      </List>
      <Button kind="outline" href={addresses.visits()}>
        {words.visitsOpen}
      </Button>
      <CheckboxRow checked={isKept} onChange={onKeep} error={isMissing ? words.tickNeeded : undefined}>
        {words.visitsKeep}
      </CheckboxRow>
    </Section>
  )
}

export type ErasedChildrenProps = { kids: Erasure['children']; isAgreed: boolean; onAgree: (agreed: boolean) => void; isMissing: boolean }

/** The children who have nobody else here. */
export function ErasedChildren({ kids, isAgreed, onAgree, isMissing }: ErasedChildrenProps) {
  const words = useWords('ownData')
  if (kids.length === 0) return null
  return (
    <Section title={words.childrenTitle}>
      <p className={styles.plain}>{words.childrenText}</p>
      <List label={words.childrenTitle}>
        {kids.map(child => (
          <ListRow key={child.profileId} title={child.name} />
        ))}
      </List>
      <CheckboxRow checked={isAgreed} onChange={onAgree} error={isMissing ? words.tickNeeded : undefined}>
        {words.childrenAgree}
      </CheckboxRow>
    </Section>
  )
}
