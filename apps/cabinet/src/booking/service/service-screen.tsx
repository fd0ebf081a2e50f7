import { useSearch } from '@tanstack/react-router'
import { useNow } from '@vizit/client/api/clock'
import { readServiceSearch, type ServiceStep, stepService } from '@vizit/client/booking/service/service-search'
import { useServiceSearch } from '@vizit/client/booking/service/use-service-search'
import { isElsewhere } from '@vizit/client/days/show-day'
import { useWidth } from '@vizit/client/shell/use-width'
import { ClosedNotice } from '@vizit/parts/booking/closed-notice.tsx'
import { ru as serviceOptions } from '@vizit/parts/booking/service/options/messages.ru'
import styles from '@vizit/parts/booking/service/service.module.css'
import { ServiceFilters } from '@vizit/parts/booking/service/service-filters.tsx'
import { UnsupportedOptions } from '@vizit/parts/booking/service/unsupported-options.tsx'
import layout from '@vizit/parts/booking/timeslot-screen.module.css'
import { When } from '@vizit/parts/booking/when.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useKeptFocus } from '@vizit/parts/frame/use-kept-focus'
import { useWays } from '@vizit/parts/ways/ways'
import { useWords, WordsProvider } from '@vizit/parts/words/words.tsx'
import { RefusedNotice } from '../refused-notice.tsx'
import { useBack } from '../use-back.ts'
import { ServiceBody } from './service-body.tsx'

const WORDS = { serviceOptions }

/** [2.16] The list of services and the booking of one: what, where, by whom and when. The whole search lives in the address. */
export function ServiceScreen() {
  const words = useWords('service')
  const days = useWords('days')
  const width = useWidth()
  const ways = useWays()
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
    ways.askHere({ search: next }, { replace: !opens, keepScroll: !opens })
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
