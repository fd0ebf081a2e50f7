// The parts of a centre's page that come when they are opened.
import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { useDoctorList } from '@vizit/client/catalogue/use-doctor-list'
import { useServiceTree } from '@vizit/client/catalogue/use-service-tree'
import type { DoctorSort } from '@vizit/contract/catalogue'
import type { getCentre } from '@vizit/contract/centres'
import type { Reply } from '@vizit/contract/endpoint'
import { Chip } from '@vizit/ui/fields/chip'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { listChoices } from '../../catalogue/lists/choices.ts'
import { useWords } from '../../words/words.tsx'
import { DoctorCards } from '../doctors-list/doctor-cards.tsx'
import styles from '../finding.module.css'
import { ServiceFinder } from '../service-finder.tsx'

type OfCentre = { centre: Reply<typeof getCentre> }

/** [2.151] All services of the centre by name and by direction, each the way to book it there. */
export function ServicesOfCentre({ centre: { centreId } }: OfCentre) {
  const addresses = useAddresses()
  const tree = useServiceTree({ townId: ALL_TOWNS, centreId })
  return <ServiceFinder asked={tree} hrefOf={serviceId => addresses.centreRecord(centreId, { serviceId })} />
}

/** [2.151] The doctors of the centre in the chosen order [9.54]. */
export function DoctorsOfCentre({ centre: { centreId } }: OfCentre) {
  const finding = useWords('finding')
  const words = useWords('doctorsList')
  const lists = useWords('lists')
  const [sort, setSort] = useState<DoctorSort>('byDate')
  const found = useDoctorList({ townId: ALL_TOWNS }, { centreId, sort })
  return (
    <div className={styles.part}>
      <div className={styles.chips} role="group" aria-label={finding.sortBy}>
        {listChoices(lists, false).doctorSorts.map(({ value, label }) => (
          <Chip key={value} chosen={value === sort} onClick={() => setSort(value)}>
            {label}
          </Chip>
        ))}
      </div>
      <DoctorCards
        found={found}
        townId={undefined}
        order={words.inOrder[sort]}
        nobody={<EmptyTalon title={finding.noDoctors} text={words.otherTown} />}
      />
    </div>
  )
}
