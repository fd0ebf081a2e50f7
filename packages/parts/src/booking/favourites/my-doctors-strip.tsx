import { useFavourites } from '@vizit/client/favourites/use-favourites'
import { useSession } from '@vizit/client/session/session-provider'
import { shortName } from '@vizit/rules/people'
import { BareLink } from '@vizit/ui/page/link-provider'
import { useEffect, useId, useRef } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './favourites.module.css'

/** [2.73] My doctors, at most ten: photo and name, each the way to their times. Nothing without any. */
export function MyDoctorsStrip({ chosen }: { chosen?: string | undefined }) {
  const words = useWords('favourites')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const { data } = useFavourites(isSignedIn)
  const titleId = useId()
  const cards = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const strip = cards.current
    const card = strip?.querySelector<HTMLElement>('[aria-current]')
    // Only the strip itself may scroll, never the page.
    if (strip && card) strip.scrollLeft = card.offsetLeft - (strip.clientWidth - card.offsetWidth) / 2
  }, [chosen, data])
  if (!data || data.physicians.length === 0) return null
  return (
    <nav className={styles.strip} aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {words.myDoctors}
      </p>
      <ul className={styles.cards} ref={cards}>
        {data.physicians.map(({ id, displayName, photoUrl }) => (
          <li key={id}>
            <BareLink
              className={styles.card}
              href={addresses.onlineBooking({ mine: '1', doctorId: id })}
              aria-current={chosen === id ? 'true' : undefined}
            >
              <DoctorPhoto doctor={{ doctorId: id, fullName: displayName, photoUrl }} size={36} />
              <TwoLines name={shortName(displayName)} />
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** «Ковалёва» over «А. С.»: initials are never torn apart. */
function TwoLines({ name }: { name: string }) {
  const at = name.indexOf(' ')
  if (at < 0) return <span className={styles.name}>{name}</span>
  return (
    <span className={styles.name}>
      {name.slice(0, at)} <span className={styles.initials}>{name.slice(at + 1)}</span>
    </span>
  )
}
