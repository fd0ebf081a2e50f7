import type { TownDoctorsPage } from '@vizit/client/catalogue/use-directory'
import { DOCTORS_A_PAGE } from '@vizit/contract/directory'
import { Button } from '@vizit/ui/button'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'

/** The pages of a list before and after this one, each with an address of its own. Nothing where there is one. */
export function Pager({ page: { town, speciality, page }, total }: { page: TownDoctorsPage; total: number }) {
  const words = useWords('directory')
  const addresses = useAddresses()
  const pages = Math.ceil(total / DOCTORS_A_PAGE)
  if (pages < 2) return null
  return (
    <nav className={styles.pages} aria-label={words.pages}>
      {page > 1 ? (
        <Button kind="second" size="small" href={addresses.townSpeciality(town, speciality, page - 1)}>
          {words.previous}
        </Button>
      ) : null}
      <p>{words.pageOf(page, pages)}</p>
      {page < pages ? (
        <Button kind="second" size="small" href={addresses.townSpeciality(town, speciality, page + 1)}>
          {words.next}
        </Button>
      ) : null}
    </nav>
  )
}
