import { useNow } from '@vizit/client/api/clock'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useUnsentStore } from '@vizit/client/unsent/unsent-provider'
import type { Visits } from '@vizit/client/visits/use-visits'
import { splitShown } from '@vizit/client/visits/visits-view'
import { papersOfAll } from '@vizit/client/visits/what-to-bring'
import { Card } from '@vizit/ui/card'
import { GluedNumber } from '@vizit/ui/glued'
import { Link } from '@vizit/ui/page/link'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './visits-screen.module.css'

/** Beside the tickets: what to bring, and the way to drugs; without a connection whom to call. */
export function VisitsAside({ visits }: { visits: Visits }) {
  const words = useWords('visits')
  const more = useWords('visitsMore')
  const addresses = useAddresses()
  const now = useNow()
  const mayWait = useUnsentStore() !== null
  const profile = useProfile().data
  const future = visits.copy ? splitShown(visits.copy.orders, now).future : []
  const next = future[0]
  if (visits.asked !== 'no-connection') {
    return (
      <>
        <Card title={words.before} className={styles.aside}>
          {papersOfAll(future, profile).map(papers => (
            <p key={papers}>{words.beforeText[papers]}</p>
          ))}
          <p>{words.beforeCancel}</p>
        </Card>
        <Card title={more.toDrugs} className={styles.aside}>
          <p>{more.toDrugsText}</p>
          <p>
            <Link href={addresses.drugs()} standalone>
              {more.toDrugsAction}
            </Link>
          </p>
        </Card>
      </>
    )
  }
  const phone = next && phonesOf(next.branchPhones)[0]
  return (
    <Card title={words.offlineAside} className={styles.aside}>
      <p>{mayWait ? words.offlineAsideLater : words.offlineAsideText}</p>
      {next && phone ? (
        <p>
          {words.offlineCall(next.branchName)}{' '}
          <Link href={phone.href} className={styles.phone}>
            <GluedNumber text={phone.shown} />
          </Link>
        </p>
      ) : null}
    </Card>
  )
}
