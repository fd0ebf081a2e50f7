import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useLanguage } from '../shell/language.tsx'
import styles from './choose-time.module.css'

/** This doctor is not booked here: who books instead, and the phones of the registry. */
export function Closed({ doctor, places }: { doctor: Doctor; places: readonly Assignment[] }) {
  const { words } = useLanguage()
  const needsAccount = doctor.onlineBooking === 'from-second-visit' || doctor.onlineBooking === 'programme-only'
  const phones = [...new Set(places.flatMap(place => place.phones.split(';').map(phone => phone.trim())))].filter(Boolean)
  return (
    <Banner
      kind="wait"
      title={needsAccount ? words.needsAccount : words.closed}
      action={
        <div className={styles.phones}>
          {phones.map(phone => (
            <Button key={phone} kind="ghost" size="small" flush href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {words.call(phone)}
            </Button>
          ))}
        </div>
      }
    >
      {needsAccount ? words.needsAccountText : words.closedText}
    </Banner>
  )
}
