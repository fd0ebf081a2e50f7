import { branchText } from '@vizit/client/catalogue/branch-text'
import { phonesOf } from '@vizit/client/catalogue/phones'
import type { Doctor } from '@vizit/contract/catalogue'
import { Button } from '@vizit/ui/button'
import styles from './doctor-card.module.css'
import { useLanguage } from './language.tsx'

/** [2.95] The doctor's description, and [2.99] where the doctor works with the phones of each registry. */
export function DoctorDetails({ doctor }: { doctor: Doctor }) {
  const { words, services } = useLanguage()
  return (
    <>
      {doctor.description ? (
        <p className={styles.about} lang="ru">
          {doctor.description}
        </p>
      ) : null}
      {doctor.worksAt.map(place => (
        <div key={place.assignmentId} className={styles.phones}>
          <p className={styles.line}>
            {words.registry}: <span lang="ru">{branchText(place, services.address)}</span>
          </p>
          {phonesOf(place.phones).map(({ href, shown }) => (
            <Button key={href} kind="ghost" size="small" flush href={href}>
              {words.call(shown)}
            </Button>
          ))}
        </div>
      ))}
    </>
  )
}
