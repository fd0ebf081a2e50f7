import { routeLink } from '@vizit/client/catalogue/map-link'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { centreDistance } from '@vizit/client/catalogue/use-centres'
import { usePosition } from '@vizit/client/catalogue/use-position'
import { addressText, hoursText, langOf } from '@vizit/client/names/spoken-services'
import type { Centre } from '@vizit/contract/centres'
import { Button } from '@vizit/ui/button'
import { Glued } from '@vizit/ui/glued'
import { IconButton } from '@vizit/ui/icon-button'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'

/** What is said of a centre whose pin was pressed, and the ways from there: to its page, to the centre itself, to its registry. */
export function CentreOnMap({ centre }: { centre: Centre }) {
  const words = useWords('finding')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const { data: me } = usePosition()
  const { centreId, name, address, schedule, phones, doctorsCount, reviewsCount } = centre
  const km = me ? centreDistance(centre, me) : null
  const route = routeLink(centre)
  const [phone] = phonesOf(phones)
  return (
    <article aria-label={name} className={styles.branch}>
      <h2 className={styles.when}>{name}</h2>
      <p>
        <Glued text={[addressText(address), km === null ? '' : catalogue.distance(km)].filter(Boolean).join(' · ')} />
      </p>
      {schedule ? (
        <p className={styles.small} lang={langOf(schedule)}>
          {hoursText(schedule)}
        </p>
      ) : null}
      <p className={styles.small}>
        {[catalogue.doctors(doctorsCount), reviewsCount > 0 ? words.reviews(reviewsCount) : ''].filter(Boolean).join(' · ')}
      </p>
      <div className={styles.ways}>
        <Button size="small" href={addresses.centre(centreId)} aria-label={words.centrePageLabel(name)}>
          {words.aboutCentre}
        </Button>
        {route ? (
          <IconButton
            kind="plain"
            label={words.routeLabel(name)}
            icon={<Navigation aria-hidden="true" />}
            href={route}
            target="_blank"
            rel="noreferrer"
          />
        ) : null}
        {phone ? (
          <IconButton kind="plain" label={catalogue.call(phone.shown)} icon={<Phone aria-hidden="true" />} href={phone.href} />
        ) : null}
      </div>
    </article>
  )
}
