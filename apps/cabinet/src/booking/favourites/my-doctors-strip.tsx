import { DoctorPhoto } from '@vizit/client/catalogue/doctor-photo.tsx'
import { useFavourites } from '@vizit/client/favourites/use-favourites'
import { useSession } from '@vizit/client/session/session-provider.tsx'
import { useWords } from '@vizit/client/words.tsx'
import { shortName } from '@vizit/rules/people'
import { BareLink } from '@vizit/ui/link-provider'
import { writeSearch } from '../../shell/search-text.ts'
import styles from './favourites.module.css'

/** [2.73] My doctors, at most ten: photo and name, each the way to their times. Nothing without any. */
export function MyDoctorsStrip({ chosen }: { chosen?: string | undefined }) {
  const words = useWords('favourites')
  const isSignedIn = useSession().kind === 'signed-in'
  const { data } = useFavourites(isSignedIn)
  if (!data || data.physicians.length === 0) return null
  return (
    <nav className={styles.strip} aria-label={words.myDoctors}>
      <ul className={styles.cards}>
        {data.physicians.map(({ id, displayName, photoUrl }) => (
          <li key={id}>
            <BareLink
              className={styles.card}
              href={`/online-booking${writeSearch({ mine: '1', doctorId: id })}`}
              aria-current={chosen === id ? 'true' : undefined}
            >
              <DoctorPhoto doctor={{ doctorId: id, fullName: displayName, photoUrl }} size={48} />
              <span className={styles.name}>{shortName(displayName)}</span>
            </BareLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
