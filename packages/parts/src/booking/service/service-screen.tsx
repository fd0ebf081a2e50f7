import { useNow } from '@vizit/client/api/clock'
import type { ServiceSearch } from '@vizit/client/booking/service/read-service-search'
import { type ServiceStep, stepService } from '@vizit/client/booking/service/service-search'
import { useServiceSearch } from '@vizit/client/booking/service/use-service-search'
import { isElsewhere } from '@vizit/client/days/show-day'
import { useTypedKept } from '@vizit/client/find-anything/kept-typed'
import { usePayingProgrammes } from '@vizit/client/programmes/use-paying-programmes'
import { useWidth } from '@vizit/client/shell/use-width'
import type { Day } from '@vizit/rules/days'
import { searchTerms } from '@vizit/rules/search'
import { lazy, Suspense, useRef } from 'react'
import { Screen } from '../../frame/screen.tsx'
import { useKeptFocus } from '../../frame/use-kept-focus.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { ClosedNotice } from '../closed-notice.tsx'
import { When } from '../decisions/when.tsx'
import { RefusedNotice } from '../form/refused-notice.tsx'
import { showTimes } from '../show-times.ts'
import layout from '../timeslot-screen.module.css'
import { useBack } from '../use-back.ts'
import styles from './service.module.css'
import { ServiceBody } from './service-body.tsx'
import { ServiceFilters } from './service-filters.tsx'
import { ServiceHead } from './service-head.tsx'

const UnsupportedOptions = lazy(async () => ({ default: (await import('./unsupported-options.tsx')).UnsupportedOptions }))

/** [2.16] The list of services and the booking of one: what, where, by whom and when. The whole search lives in the address. */
export function ServiceScreen({ search }: { search: ServiceSearch }) {
  const words = useWords('service')
  const days = useWords('days')
  const width = useWidth()
  const ways = useWays()
  const back = useBack()
  const found = useServiceSearch(search, usePayingProgrammes())
  const isAway = isElsewhere(useNow())
  const body = useKeptFocus()
  const whole = useRef<HTMLDivElement>(null)
  const { typed, setTyped, keep } = useTypedKept()
  // On a phone what was found stands right below the field.
  const isSearching = width === 'phone' && !found.service && searchTerms(typed).length > 0

  function step(change: ServiceStep) {
    const next = stepService(search, change)
    // A chosen service is a page of its own to go back from; the steps around it are one page.
    const opens = next.serviceId !== undefined && search.serviceId === undefined
    ways.askHere({ search: next }, { replace: !opens, keepScroll: !opens })
  }

  function chooseDay(day: Day) {
    step({ day })
    if (width === 'phone') showTimes(whole.current, 'list')
  }

  return (
    <Screen title={words.title} back={back} note={isAway ? days.minskTime : undefined}>
      <RefusedNotice />
      <ClosedNotice />
      <ServiceHead search={search} found={found} typed={typed} onType={setTyped} onStep={step} onAdd={keep} />
      <div className={layout.layout} data-view="list" ref={whole}>
        {isSearching ? null : (
          <div className={`${layout.decisions} ${styles.filters}`}>
            <ServiceFilters found={found} search={search} width={width} onStep={step} />
          </div>
        )}
        {found.place && !found.failed ? (
          <div className={layout.when} data-days="">
            <When found={found} view="list" width={width} onDay={chooseDay} />
          </div>
        ) : null}
        <div className={layout.doctors} aria-busy={!found.tree} {...body}>
          {found.lost ? (
            <Suspense fallback={null}>
              <UnsupportedOptions found={found} serviceId={search.serviceId} onStep={step} />
            </Suspense>
          ) : null}
          <ServiceBody search={search} found={found} typed={typed} onType={setTyped} onStep={step} />
        </div>
      </div>
    </Screen>
  )
}
