import { mapLink } from '@vizit/client/catalogue/map-link'
import { phonesOf } from '@vizit/client/catalogue/phones'
import { addressText, hoursText, langOf } from '@vizit/client/names/spoken-services'
import type { Branch } from '@vizit/contract/catalogue'
import type { Centre, getCentre } from '@vizit/contract/centres'
import type { Reply } from '@vizit/contract/endpoint'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Glued, GluedNumber } from '@vizit/ui/glued'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import Clock from 'lucide-react/icons/clock'
import Mail from 'lucide-react/icons/mail'
import MapIcon from 'lucide-react/icons/map'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useId } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { RegistryPhones } from '../catalogue/registry-phones.tsx'
import { ServiceName } from '../catalogue/service-name.tsx'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'

/** Phones and mail of the centre as a whole. */
export function CentreAside({ centre: { phones, emails } }: { centre: Pick<Centre, 'phones' | 'emails'> }) {
  const words = useWords('finding')
  return (
    <Section title={words.contacts}>
      <List>
        {phonesOf(phones).map(({ shown, href }) => (
          <ListRow key={href} lead={<Phone aria-hidden="true" />} caption={words.phone} title={<GluedNumber text={shown} />} href={href} />
        ))}
        {emails
          .split(';')
          .map(email => email.trim())
          .filter(Boolean)
          .map(email => (
            <ListRow key={email} lead={<Mail aria-hidden="true" />} caption={words.email} title={email} href={`mailto:${email}`} />
          ))}
      </List>
    </Section>
  )
}

/** What is done there: the services that most of its doctors give, and the way to all of each branch where one books. */
export function CentreServices({ centre }: { centre: Reply<typeof getCentre> }) {
  const words = useWords('finding')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const { services, servicesTotal, branches } = centre
  if (services.length === 0) return null
  const more = servicesTotal - services.length
  const open = more > 0 ? branches.filter(branch => branch.onlineBooking) : []
  return (
    <Section title={words.services}>
      <List>
        {services.map(one => (
          <ListRow
            key={one.serviceId}
            title={<ServiceName name={one.serviceName} />}
            note={one.priceFrom === null ? undefined : catalogue.priceFrom(showRoubles(one.priceFrom))}
            href={addresses.aboutService(one.serviceId)}
          />
        ))}
        {open.map(({ townId, branchId, address }) => (
          <ListRow
            key={branchId}
            title={branches.length === 1 ? words.moreServices(more) : <Glued text={words.servicesAt(addressText(address))} />}
            href={addresses.serviceTimes({ townId, branchId })}
          />
        ))}
      </List>
    </Section>
  )
}

/** [3.30] Where the centre is: each branch with hours, phones, a map, and the way to its doctors. */
export function CentreBranches({ branches }: { branches: readonly Branch[] }) {
  const words = useWords('finding')
  return (
    <Section title={words.branches(branches.length)}>
      {branches.map(branch => (
        <BranchCard key={branch.branchId} branch={branch} />
      ))}
    </Section>
  )
}

function BranchCard({ branch }: { branch: Branch }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const titleId = useId()
  const { branchId, branch: name, address, schedule, phones, onlineBooking, townId } = branch
  const map = mapLink(branch)
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.branch}>
      <h3 id={titleId}>{name}</h3>
      <p className={styles.fact}>
        <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>
          <Glued text={addressText(address)} />
        </span>
      </p>
      <p className={styles.fact}>
        <Clock size={20} strokeWidth={1.9} aria-hidden="true" />
        <span lang={langOf(schedule)}>{hoursText(schedule) || words.noHours}</span>
      </p>
      <RegistryPhones phones={phones} />
      {onlineBooking ? null : <p className={styles.small}>{words.closedOnline}</p>}
      <div className={styles.actions}>
        {onlineBooking ? (
          <Button kind="second" size="small" href={addresses.timetable({ townId, branchId })} aria-label={words.bookAt(name)}>
            {words.book}
          </Button>
        ) : null}
        {map ? (
          <Button
            kind="ghost"
            size="small"
            icon={<MapIcon aria-hidden="true" />}
            href={map}
            target="_blank"
            rel="noreferrer"
            aria-label={words.onMapLabel(name)}
          >
            {words.onMap}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
