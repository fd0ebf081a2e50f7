import { useDirectoryService } from '@vizit/client/catalogue/use-directory'
import { capital } from '@vizit/client/days/show-day'
import { inOrder, serviceName } from '@vizit/client/names/spoken-services'
import { useWidth } from '@vizit/client/shell/use-width'
import type { getDirectoryService } from '@vizit/contract/directory'
import type { Reply } from '@vizit/contract/endpoint'
import { describeAges } from '@vizit/rules/age'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Banknote from 'lucide-react/icons/banknote'
import UsersRound from 'lucide-react/icons/users-round'
import { useAddresses } from '../../addresses/addresses.ts'
import { ClinicText } from '../../catalogue/clinic-text.tsx'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useWayBack } from '../../ways/use-way-back.ts'
import { useWords } from '../../words/words.tsx'
import both from '../finding.module.css'
import styles from './directory.module.css'
import { DirectoryState } from './directory-state.tsx'
import { priceText } from './price-text.ts'
import { ServiceCentres } from './service-centres.tsx'
import { Links } from './town-links.tsx'

/** [3.38] [3.39] What a service is, for whom, what it costs and where; the way to its times. For visitors too. */
export function AboutServiceScreen({ serviceId }: { serviceId: string }) {
  const words = useWords('directory')
  const back = useWayBack(useAddresses().services())
  const asked = useDirectoryService(serviceId)
  if (!asked.data) return <DirectoryState title={words.someService} back={back} asked={asked} />
  return <Page service={asked.data} back={back} />
}

type PageProps = { service: Reply<typeof getDirectoryService>; back: ReturnType<typeof useWayBack> }

function Page({ service, back }: PageProps) {
  const words = useWords('directory')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const width = useWidth()
  const {
    serviceId,
    serviceName: name,
    description,
    direction,
    subGroup,
    forAdult,
    forChildren,
    childrenAge,
    centres,
    total,
    others
  } = service
  const isGiven = total > 0
  const ages = describeAges({ adult: forAdult, children: forChildren, childrenAge })
  const choose = (
    <Button wide href={addresses.serviceTimes({ serviceId })}>
      {words.chooseTime}
    </Button>
  )
  return (
    <Screen
      title={<ServiceName name={name} />}
      windowTitle={words.serviceWindow(serviceName(name))}
      note={[...new Set([direction, subGroup])].map(serviceName).join(', ')}
      back={back}
      aside={
        width === 'phone' || !isGiven ? undefined : (
          <Card className={width === 'any' ? 'when-wide' : undefined}>
            <div className={styles.aside}>
              <p className={both.when}>{capital(priceText(service, words))}</p>
              {choose}
            </div>
          </Card>
        )
      }
    >
      <div className={styles.page}>
        {description ? (
          <Card title={words.aboutService}>
            <ClinicText text={description} className={styles.description} />
          </Card>
        ) : null}
        {isGiven ? (
          <List label={words.costAndWhom}>
            <ListRow
              lead={<Banknote aria-hidden="true" />}
              caption={words.cost}
              title={capital(priceText(service, words))}
              note={service.priceFrom === null ? undefined : catalogue.priceNote}
            />
            <ListRow
              lead={<UsersRound aria-hidden="true" />}
              caption={words.whom}
              title={ages.kind === 'nobody' ? words.forNobody : words.forWhom(catalogue.ages(ages))}
            />
          </List>
        ) : (
          <EmptyTalon
            title={words.nobodyGives}
            text={words.nobodyGivesText}
            actions={<Button href={addresses.services()}>{words.allServices}</Button>}
          />
        )}
        <ServiceCentres serviceId={serviceId} centres={centres} total={total} />
        <Links
          title={words.likeIt}
          links={inOrder(others, one => one.serviceName).map(one => ({
            href: addresses.aboutService(one.serviceId),
            text: serviceName(one.serviceName)
          }))}
        />
      </div>
      {(width === 'phone' || width === 'any') && isGiven ? (
        <div className={width === 'any' ? 'when-narrow' : undefined}>
          <ActionBar>{choose}</ActionBar>
        </div>
      ) : null}
    </Screen>
  )
}
