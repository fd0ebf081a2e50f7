import { useNow } from '@vizit/client/api/clock'
import { capital } from '@vizit/client/days/show-day'
import type { getCentre } from '@vizit/contract/centres'
import type { Reply } from '@vizit/contract/endpoint'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { useAddresses } from '../addresses/addresses.ts'
import { useMomentWords } from '../days/use-day-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'

/** The nearest time of the centre and the way to its doctors, at the thumb on each tab. */
export function CentreBar({ centre: { centreId, nearestTimeslot } }: { centre: Reply<typeof getCentre> }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const moment = useMomentWords()
  const today = minskDay(useNow())
  if (nearestTimeslot === null) return null
  return (
    <ActionBar layout="row">
      <p>
        <span className={styles.small}>{words.nearest}</span>
        <br />
        <b>{capital(moment(nearestTimeslot, today))}</b>
      </p>
      <Button wide href={addresses.centreRecord(centreId)}>
        {words.book}
      </Button>
    </ActionBar>
  )
}
