import { useNow } from '@vizit/client/api/clock'
import { capital } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { addressText } from '@vizit/client/names/spoken-services'
import type { DoctorDetails } from '@vizit/contract/doctor-details'
import { ageOn, describeAges } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Card } from '@vizit/ui/card'
import { Glued } from '@vizit/ui/glued'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Award from 'lucide-react/icons/award'
import Banknote from 'lucide-react/icons/banknote'
import MapPin from 'lucide-react/icons/map-pin'
import UsersRound from 'lucide-react/icons/users-round'
import { useAddresses } from '../addresses/addresses.ts'
import { ClinicText } from '../catalogue/clinic-text.tsx'
import { useWords } from '../words/words.tsx'
import { Links } from './directory/town-links.tsx'
import styles from './finding.module.css'

/** [2.93] [2.94] [3.75] Whom the doctor sees, experience, places, price, and what the clinic says of them. */
export function DoctorFacts({ doctor }: { doctor: DoctorDetails }) {
  const words = useWords('finding')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const today = minskDay(useNow())
  const { workStart, worksAt, description, towns, specialityCode, specialityName } = doctor
  const prices = worksAt.flatMap(place => place.price ?? [])
  return (
    <div className={styles.list}>
      <List label={words.aboutDoctor}>
        <ListRow lead={<UsersRound aria-hidden="true" />} title={`${catalogue.accepts} ${catalogue.ages(describeAges(doctor))}`} />
        {workStart === null ? null : (
          <ListRow
            lead={<Award aria-hidden="true" />}
            title={capital(catalogue.experience(Math.max(0, ageOn(workStart, today))))}
            note={words.worksSince(workStart.slice(0, 4))}
          />
        )}
        {worksAt.map(place => (
          <ListRow
            key={place.assignmentId}
            lead={<MapPin aria-hidden="true" />}
            title={place.centre || place.branch}
            note={<Glued text={addressText(place.address)} />}
            href={addresses.branch(place.branchId)}
          />
        ))}
        {prices.length === 0 ? null : (
          <ListRow
            lead={<Banknote aria-hidden="true" />}
            title={words.visitFrom(showRoubles(Math.min(...prices)))}
            note={catalogue.priceNote}
          />
        )}
      </List>
      {description ? (
        <Card title={words.helps}>
          <ClinicText text={description} className={styles.description} />
        </Card>
      ) : null}
      <Links
        title={words.colleagues}
        links={towns.map(town => ({
          href: addresses.townSpeciality(town.code, specialityCode),
          text: `${names.speciality(specialityName)}, ${names.town(town)}`
        }))}
      />
    </div>
  )
}
