import type { ServiceSearch } from '@vizit/client/booking/service/read-service-search'
import type { ServiceStep } from '@vizit/client/booking/service/service-search'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { Skeleton } from '@vizit/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useSupport } from '../../support/use-support.tsx'
import { useWords } from '../../words/words.tsx'
import { ServiceList } from './service-list.tsx'

const ServiceChosen = lazy(async () => ({ default: (await import('./service-chosen.tsx')).ServiceChosen }))

type ServiceBodyProps = {
  search: ServiceSearch
  found: ServiceFinding
  /** What stands in the field of the head. */
  typed: string
  onType: (typed: string) => void
  onStep: (change: ServiceStep) => void
}

/** What is still to be chosen: a service, then the time, at all centres at once or at one. */
export function ServiceBody({ search, found, typed, onType, onStep }: ServiceBodyProps) {
  const words = useWords('service')
  const shell = useWords('shell')
  const refusal = useRefusalWords()
  const support = useSupport(undefined, found.failed ? refusal(found.failed.error).code : undefined)
  const { service, steps } = found
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
        typed={typed}
        onDirection={id => onStep(steps.direction(id))}
        onService={id => {
          onType('')
          onStep(steps.service(id))
        }}
        onReset={() => {
          onType('')
          onStep({ ...NOTHING, townId: search.townId })
        }}
      />
    )
  }
  return (
    <Suspense fallback={<LoadingServices />}>
      <ServiceChosen search={search} found={found} service={service} onStep={onStep} />
    </Suspense>
  )
}

/** Every filter let go. */
const NOTHING: ServiceStep = {
  cheap: undefined,
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
