import { useNavigate, useSearch } from '@tanstack/react-router'
import { useNow } from '@vizit/client/api/clock.tsx'
import { ru as serviceOptions } from '@vizit/client/booking/service/options/messages.ru'
import { readServiceSearch, type ServiceStep, stepService } from '@vizit/client/booking/service/service-search'
import { useServiceSearch } from '@vizit/client/booking/service/use-service-search'
import { When } from '@vizit/client/booking/when.tsx'
import { isElsewhere } from '@vizit/client/days/show-day'
import { useWidth } from '@vizit/client/shell/use-width'
import { useWords, WordsProvider } from '@vizit/client/words.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useKeptFocus } from '../../shell/use-kept-focus.ts'
import { ClosedNotice } from '../closed-notice.tsx'
import { RefusedNotice } from '../refused-notice.tsx'
import layout from '../timeslot-screen.module.css'
import { useBack } from '../use-back.ts'
import styles from './service.module.css'
import { ServiceBody } from './service-body.tsx'
import { ServiceFilters } from './service-filters.tsx'
import { UnsupportedOptions } from './unsupported-options.tsx'

const WORDS = { serviceOptions }

/** [2.16] The list of services and the booking of one: what, where, by whom and when. The whole search lives in the address. */
export function ServiceScreen() {
  const words = useWords('service')
  const days = useWords('days')
  const width = useWidth()
  const navigate = useNavigate()
  const back = useBack()
  const search = readServiceSearch(useSearch({ strict: false }))
  const found = useServiceSearch(search)
  const isAway = isElsewhere(useNow())
  const { serviceId, branchId } = found.choice
  const body = useKeptFocus()

  function step(change: ServiceStep) {
    const next = stepService(search, change)
    // A chosen service is a page of its own to go back from; the steps around it are one page.
    const opens = next.serviceId !== undefined && search.serviceId === undefined
    void navigate({ to: '.', search: next as never, replace: !opens, resetScroll: opens })
  }

  return (
    <Screen title={words.title} back={back} note={isAway ? days.minskTime : undefined}>
      <RefusedNotice />
      <ClosedNotice />
      <WordsProvider words={WORDS}>
        <div className={layout.layout} data-view="list">
          <div className={`${layout.decisions} ${styles.filters}`}>
            <ServiceFilters found={found} search={search} width={width} onStep={step} />
          </div>
          {serviceId && branchId && !found.failed ? (
            <div className={layout.when}>
              <When found={found} view="list" width={width} onDay={day => step({ day })} />
            </div>
          ) : null}
          <div className={layout.doctors} aria-busy={!found.tree} {...body}>
            <UnsupportedOptions found={found} serviceId={search.serviceId} onStep={step} />
            <ServiceBody search={search} found={found} onStep={step} />
          </div>
        </div>
      </WordsProvider>
    </Screen>
  )
}
