import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import type { CentreFilters } from '@vizit/client/catalogue/use-centres'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { useFavourites } from '@vizit/client/favourites/use-favourites'
import { usePayingProgrammes } from '@vizit/client/programmes/use-paying-programmes'
import { useSession } from '@vizit/client/session/session-provider'
import { Chip } from '@vizit/ui/fields/chip'
import { SearchField } from '@vizit/ui/fields/search-field'
import { useDeferredValue, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { listChoices } from '../catalogue/lists/choices.ts'
import { TownButton } from '../catalogue/town-button.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { CentresFilter } from './centres-filter.tsx'
import { CentresList } from './centres-list.tsx'
import { type CentresSearch, readCentresSearch } from './centres-search.ts'
import styles from './finding.module.css'

/** [1.04] [1.14] Medical centres of a town by name, in the chosen order [9.56], or those of one's bookmarks or programme alone [1.29] [3.98]. For visitors too. */
export function CentresScreen({ sort = 'byMedcenterName', mine, programme, q = '', view }: CentresSearch) {
  const words = useWords('finding')
  const lists = useWords('lists')
  const addresses = useAddresses()
  const ways = useWays()
  const isSignedIn = useSession().kind === 'signed-in'
  const [typed, setTyped] = useState(q)
  const name = useDeferredValue(typed.trim())
  const town = useTownChoice('booked')
  const favourites = useFavourites(isSignedIn)
  const kept = favourites.data?.medcenters.map(one => one.id)
  const programmes = usePayingProgrammes()

  function step(change: CentresSearch) {
    const next = readCentresSearch({ sort, mine, programme, q: typed, view, ...change })
    ways.askHere({ search: next }, { replace: true, keepScroll: true })
  }

  function filtersOf(which: Pick<CentresSearch, 'mine' | 'programme'>): CentreFilters {
    const isMine = which.mine && isSignedIn
    // Bookmarks are shown wherever they are, once it is known which they are.
    const everywhere = isMine && !kept ? undefined : ALL_TOWNS
    return {
      townId: which.mine ? everywhere : town.townId,
      name: name || undefined,
      sort,
      ids: isMine ? kept : undefined,
      programId: isSignedIn ? which.programme : undefined
    }
  }

  return (
    <Screen title={words.centres} back={useWayBack(addresses.above.finding(isSignedIn))} actions={<TownButton of={town} />}>
      <div className={view === 'map' ? styles.wide : styles.part}>
        <SearchField
          label={words.searchCentre}
          placeholder={words.searchCentrePlaceholder}
          clearLabel={words.clear}
          value={typed}
          onChange={text => {
            setTyped(text)
            step({ q: text })
          }}
        />
        <div className={styles.chips} role="group" aria-label={words.sortBy}>
          {listChoices(lists, false).centreSorts.map(({ value, label }) => (
            <Chip key={value} chosen={value === sort} onClick={() => step({ sort: value })}>
              {label}
            </Chip>
          ))}
          {isSignedIn ? (
            <Chip chosen={mine === '1'} onClick={() => step({ mine: mine ? undefined : '1', programme: undefined })}>
              {words.onlyMine}
            </Chip>
          ) : null}
          {isSignedIn ? (
            <CentresFilter
              chosen={{ mine, programme }}
              programmes={programmes}
              asked={filtersOf}
              onShow={which => step({ mine: undefined, programme: undefined, ...which })}
            />
          ) : null}
        </div>
        {mine && isSignedIn && favourites.isLoadingError ? (
          <LoadFailure
            error={favourites.error}
            title={words.centresFailed}
            text={words.centresFailedText}
            onRetry={() => void favourites.refetch()}
            isRetrying={favourites.isFetching}
          />
        ) : (
          <CentresList
            view={view ?? 'list'}
            onView={next => step({ view: next === 'map' ? 'map' : undefined })}
            filters={filtersOf({ mine, programme })}
            mine={mine && isSignedIn ? (kept ? 'known' : 'loading') : 'all'}
          />
        )}
      </div>
    </Screen>
  )
}
