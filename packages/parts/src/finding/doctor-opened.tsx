import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { Button } from '@vizit/ui/button'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { ClinicText } from '../catalogue/clinic-text.tsx'
import { RegistryPhones } from '../catalogue/registry-phones.tsx'
import { useWords } from '../words/words.tsx'
import styles from './doctor-opened.module.css'

type DoctorOpenedProps = {
  doctor: Doctor
  places: readonly Assignment[]
  /** What patients wrote, where they did. */
  reviews: ReactNode
}

/** [2.95] [2.99] The doctor's description, the phones of the registries, what patients wrote, and the pages of doctor and centre. */
export function DoctorOpened({ doctor, places, reviews }: DoctorOpenedProps) {
  const words = useWords('finding')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const arrow = <ChevronRight aria-hidden="true" />
  const branches = [...new Map(places.map(place => [place.branchId, place])).values()]
  return (
    <>
      {doctor.description ? <ClinicText text={doctor.description} /> : null}
      {places.map(place => (
        <RegistryPhones key={place.assignmentId} phones={place.phones} place={place.branch} />
      ))}
      <p className={styles.small}>{catalogue.priceNote}</p>
      {reviews}
      <div className={styles.pages}>
        <Button
          kind="ghost"
          size="small"
          flush
          icon={arrow}
          href={addresses.doctor(doctor.doctorId)}
          aria-label={words.fullPageLabel(doctor.fullName)}
        >
          {words.fullPage}
        </Button>
        {branches.map(({ branchId, branch, centre }) => (
          <Button
            key={branchId}
            kind="ghost"
            size="small"
            flush
            icon={arrow}
            href={addresses.branch(branchId)}
            aria-label={words.centrePageLabel(branch)}
          >
            {branches.length > 1 ? words.centrePageLabel(branch) : words.centrePageLabel(centre || branch)}
          </Button>
        ))}
      </div>
    </>
  )
}
