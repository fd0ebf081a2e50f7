import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { useFavourites } from '@vizit/client/favourites/use-favourites'
import { useSession } from '@vizit/client/session/session-provider'
import { Chip } from '@vizit/ui/fields/chip'
import { SearchField } from '@vizit/ui/fields/search-field'
import { useDeferredValue, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { listChoices } from '../catalogue/lists/choices.ts'
import { TownButton } from '../catalogue/town-button.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { CentresList } from './centres-list.tsx'
import { type CentresSearch, readCentresSearch } from './centres-search.ts'
import styles from './finding.module.css'

/** [1.04] [1.14] Medical centres of a town by name, in the chosen order [9.56], or the bookmarked ones alone [1.29] [3.98]. For visitors too. */
export function CentresScreen({ sort = 'byMedcenterName', mine, q = '' }: CentresSearch) {
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

  function step(change: CentresSearch) {
    const next = readCentresSearch({ sort, mine, q: typed, ...change })
    ways.askHere({ search: next }, { replace: true, keepScroll: true })
  }

  return (
    <Screen
      title={words.centres}
      back={useWayBack(isSignedIn ? addresses.profile() : addresses.start())}
      actions={<TownButton of={town} />}
    >
      <div className={styles.part}>
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
            <Chip chosen={mine === '1'} onClick={() => step({ mine: mine ? undefined : '1' })}>
              {words.onlyMine}
            </Chip>
          ) : null}
        </div>
        <CentresList
          filters={{
            // Bookmarks are shown wherever they are.
            townId: mine ? '0' : town.town?.id,
            name: name || undefined,
            sort,
            ids: mine && isSignedIn ? (kept ?? undefined) : undefined
          }}
          mine={mine && isSignedIn ? (kept ? 'known' : 'loading') : 'all'}
        />
      </div>
    </Screen>
  )
}
