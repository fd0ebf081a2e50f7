import { phonesOf } from '@vizit/client/catalogue/phones'
import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useLanguage } from '../shell/language.tsx'
import styles from './choose-time.module.css'

/** [2.83] [2.84] This doctor is not booked here: the times below are asked for by telephone, at the registry. */
export function Closed({ doctor, places }: { doctor: Doctor; places: readonly Assignment[] }) {
  const { words } = useLanguage()
  const needsAccount = doctor.onlineBooking === 'from-second-visit' || doctor.onlineBooking === 'programme-only'
  const phones = new Map(places.flatMap(place => phonesOf(place.phones).map(({ href, shown }) => [href, shown])))
  return (
    <Banner
      kind="wait"
      title={needsAccount ? words.needsAccount : words.closed}
      action={
        <div className={styles.phones}>
          {[...phones].map(([href, shown]) => (
            <Button key={href} kind="ghost" size="small" flush href={href}>
              {words.call(shown)}
            </Button>
          ))}
        </div>
      }
    >
      {needsAccount ? words.needsAccountText : words.closedText}
    </Banner>
  )
}
