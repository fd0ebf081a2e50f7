import type { ServiceSearch, ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { Section } from '@vizit/ui/page/section'
import { Skeleton } from '@vizit/ui/skeleton'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useSupport } from '../../support/use-support.tsx'
import { useWords } from '../../words/words.tsx'
import { ServiceAbout } from './service-about.tsx'
import { ServiceList } from './service-list.tsx'
import { ServiceSlotBar } from './service-slot-bar.tsx'
import { ServiceTimes } from './service-times.tsx'
import { WaitForService } from './wait-for-service.tsx'

type ServiceBodyProps = { search: ServiceSearch; found: ServiceFinding; onStep: (change: ServiceStep) => void }

/** What is still to be chosen: a service, then where, then the time. */
export function ServiceBody({ search, found, onStep }: ServiceBodyProps) {
  const words = useWords('service')
  const shell = useWords('shell')
  const refusal = useRefusalWords()
  const support = useSupport(undefined, found.failed ? refusal(found.failed.error).code : undefined)
  const { choice, service, steps } = found
  const { serviceId, branchId, doctorId } = choice
  const times = useServiceTimes(serviceId && branchId ? { serviceId, branchId, doctorId } : undefined, found.day)
  if (found.failed) {
    const said = refusal(found.failed.error)
    return (
      <ErrorCard
        title={words.failed}
        text={`${said.title}. ${said.text}`}
        retry={{ label: shell.retry, onPress: found.failed.retry }}
        support={support}
      />
    )
  }
  if (!found.tree) return <LoadingServices />
  if (!service) {
    return (
      <ServiceList
        found={found}
        onDirection={id => onStep(steps.direction(id))}
        onService={id => onStep(steps.service(id))}
        onReset={() => onStep({ ...NOTHING, townId: search.townId })}
      />
    )
  }
  return (
    <>
      <ServiceAbout key={service.id} name={service.name} description={service.description} />
      {branchId ? (
        <>
          <ServiceTimes
            found={found}
            times={times}
            chosen={search.slot}
            onChoose={slot => onStep({ slot })}
            wait={<WaitForService search={search} found={found} />}
          />
          <ServiceSlotBar search={search} found={found} times={times.data} onStep={onStep} />
        </>
      ) : found.branches.length > 0 ? (
        <Section title={words.chooseBranch}>
          <List label={words.chooseBranch}>
            {found.branches.map(branch => (
              <ListRow
                key={branch.branchId}
                title={branch.centre || branch.branch}
                note={branch.address}
                onPress={() => onStep(steps.branch(branch.branchId))}
              />
            ))}
          </List>
        </Section>
      ) : found.arePlacesAsked ? (
        <LoadingServices />
      ) : (
        <EmptyTalon title={words.serviceGone} text={words.serviceGoneText} />
      )}
    </>
  )
}

/** Every filter let go. */
const NOTHING: ServiceStep = {
  programId: undefined,
  directionId: undefined,
  subGroupId: undefined,
  serviceId: undefined,
  branchId: undefined,
  doctorId: undefined,
  child: undefined,
  age: undefined
}

function LoadingServices() {
  const words = useWords('service')
  return (
    <>
      <LiveRegion text={words.loading} />
      <Skeleton height="56px" shape="box" />
      <CardSkeleton lines={4} />
      <CardSkeleton lines={4} />
    </>
  )
}
