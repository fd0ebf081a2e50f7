import type { Booking } from '@vizit/client/booking/doctor-day'
import { Banner } from '@vizit/ui/banner'
import { Link } from '@vizit/ui/page/link'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './registry-phones.module.css'

type ByRegistryProps = {
  booking: Booking
  /** Its phones, or those of each place. */
  registries: ReactNode
}

/** Whom the registry books, whoever comes, and how it is called; nothing where all can book online, or nobody can [2.83] [2.84]. */
export function ByRegistry({ booking, registries }: ByRegistryProps) {
  const words = useWords('booking')
  const addresses = useAddresses()
  const said = {
    open: null,
    closed: null,
    'registry-only': [words.limited, words.limitedText],
    'from-second-visit': [words.secondVisit, words.secondVisitText],
    'programme-only': [words.programmeOnly, words.programmeOnlyText]
  }[booking]
  if (!said) return null
  const [title, text] = said
  return (
    <Banner kind={booking === 'registry-only' ? 'wait' : 'info'} title={title}>
      <div className={styles.limits}>
        <p>{text}</p>
        {booking === 'programme-only' ? (
          <Link standalone className={styles.way} href={addresses.programmes()}>
            {words.programmeLink}
          </Link>
        ) : null}
        {registries}
      </div>
    </Banner>
  )
}
