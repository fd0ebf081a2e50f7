import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { useCentre } from '@vizit/client/catalogue/use-centres'
import { useServicePlaces } from '@vizit/client/catalogue/use-service-places'
import { useServiceTree } from '@vizit/client/catalogue/use-service-tree'
import { addressText, hoursText, langOf } from '@vizit/client/names/spoken-services'
import type { Branch } from '@vizit/contract/catalogue'
import type { getCentre } from '@vizit/contract/centres'
import type { Reply } from '@vizit/contract/endpoint'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Glued } from '@vizit/ui/glued'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { useId } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { RegistryPhones } from '../catalogue/registry-phones.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'
import { PageState } from './page-state.tsx'

type CentreRecordScreenProps = { centreId: string; serviceId?: string | undefined }

/** [2.152] Booking at a centre, a service of it or one of its doctors: at each branch at a time, or by phone. For visitors too. */
export function CentreRecordScreen({ centreId, serviceId }: CentreRecordScreenProps) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const asked = useCentre(/^\d{1,18}$/.test(centreId) ? centreId : undefined)
  const back = useWayBack(addresses.centre(centreId))
  if (asked.data) return <Page centre={asked.data} serviceId={serviceId} back={back} />
  return (
    <PageState
      title={words.record}
      back={back}
      asked={asked}
      loading={words.loading}
      failed={{ title: words.centreFailed, text: words.centreFailedText }}
      missing={{
        title: words.centreNotFound,
        text: words.centreNotFoundText,
        actions: <Button href={addresses.centres()}>{words.toCentres}</Button>
      }}
    />
  )
}

type PageProps = { centre: Reply<typeof getCentre>; serviceId: string | undefined; back: ReturnType<typeof useWayBack> }

function Page({ centre: { centreId, name, branches }, serviceId, back }: PageProps) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const tree = useServiceTree({ townId: serviceId === undefined ? undefined : ALL_TOWNS, centreId }).data
  const service = tree?.flatMap(direction => direction.subGroups.flatMap(group => group.services)).find(one => one.id === serviceId)
  const places = useServicePlaces(serviceId, ALL_TOWNS).data
  const given = places && new Set(places.map(place => place.branchId))
  const isKnown = serviceId === undefined || given !== undefined
  const open = serviceId === undefined ? branches : branches.filter(branch => given?.has(branch.branchId))
  return (
    <Screen title={service?.name ?? words.record} windowTitle={words.recordAt(service?.name ?? name)} note={name} back={back}>
      <div className={styles.part}>
        {!isKnown ? <CardSkeleton lines={6} /> : null}
        {isKnown && open.length === 0 ? (
          <EmptyTalon
            title={words.recordNowhere}
            text={words.recordNowhereText}
            actions={
              serviceId === undefined ? undefined : <Button href={addresses.aboutService(serviceId)}>{words.recordElsewhere}</Button>
            }
          />
        ) : null}
        {isKnown && open.length > 0 ? (
          <Section title={words.branches(open.length)}>
            {open.map(branch => (
              <BranchToBook key={branch.branchId} branch={branch} serviceId={serviceId} />
            ))}
          </Section>
        ) : null}
      </div>
    </Screen>
  )
}

function BranchToBook({ branch, serviceId }: { branch: Branch; serviceId: string | undefined }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  const titleId = useId()
  const { branchId, branch: name, address, schedule, phones, onlineBooking, townId } = branch
  const [label, href] =
    serviceId === undefined
      ? [words.book, addresses.timetable({ townId, branchId })]
      : [words.chooseTime, addresses.serviceTimes({ townId, branchId, serviceId })]
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.branch}>
      <h3 id={titleId}>{name}</h3>
      <p className={styles.fact}>
        <MapPin size={20} strokeWidth={1.9} aria-hidden="true" />
        <span>
          <Glued text={addressText(address)} />
        </span>
      </p>
      {schedule ? (
        <p className={styles.fact}>
          <Clock size={20} strokeWidth={1.9} aria-hidden="true" />
          <span lang={langOf(schedule)}>{hoursText(schedule)}</span>
        </p>
      ) : null}
      {onlineBooking ? (
        <Button wide href={href} aria-label={`${label}: ${name}`}>
          {label}
        </Button>
      ) : (
        <p className={styles.small}>{words.closedOnline}</p>
      )}
      <p className={styles.small}>{words.recordByPhone}</p>
      <RegistryPhones phones={phones} />
    </Card>
  )
}
