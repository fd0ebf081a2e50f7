import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import type { CentreSort } from '@vizit/contract/centres'
import { Chip } from '@vizit/ui/fields/chip'
import { type ReactNode, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { listChoices } from '../../catalogue/lists/choices.ts'
import { TownButton } from '../../catalogue/town-button.tsx'
import { useWords } from '../../words/words.tsx'
import { CentresList } from '../centres-list.tsx'
import styles from '../finding.module.css'

type SortedCentresProps = {
  serviceId: string
  /** What stands here while no order was chosen. */
  children: ReactNode
}

/** [3.93] The centres of a town that give a service, in the chosen order, each the way to book it there. */
export function SortedCentres({ serviceId, children }: SortedCentresProps) {
  const words = useWords('finding')
  const choices = listChoices(useWords('lists'), true)
  const [sort, setSort] = useState<CentreSort>()
  return (
    <div className={styles.part}>
      <div className={styles.chips} role="group" aria-label={words.sortBy}>
        {choices.centreSorts.map(({ value, label }) => (
          <Chip key={value} chosen={value === sort} onClick={() => setSort(value === sort ? undefined : value)}>
            {label}
          </Chip>
        ))}
      </div>
      {sort ? <InOrder serviceId={serviceId} sort={sort} /> : children}
    </div>
  )
}

/** Apart, so that nothing is asked of towns before an order is chosen. */
function InOrder({ serviceId, sort }: { serviceId: string; sort: CentreSort }) {
  const addresses = useAddresses()
  const town = useTownChoice('booked')
  return (
    <>
      <div>
        <TownButton of={town} />
      </div>
      <CentresList
        filters={{ townId: town.townId, serviceId, sort }}
        mine="all"
        hrefOf={centreId => addresses.centreRecord(centreId, { serviceId })}
      />
    </>
  )
}
