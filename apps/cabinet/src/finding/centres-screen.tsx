import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { useFavourites } from '@vizit/client/favourites/use-favourites'
import { useSession } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { listChoices } from '@vizit/parts/catalogue/lists/choices'
import { TownButton } from '@vizit/parts/catalogue/town-button.tsx'
import { CentresList } from '@vizit/parts/finding/centres-list.tsx'
import { type CentresSearch, readCentresSearch } from '@vizit/parts/finding/centres-search'
import styles from '@vizit/parts/finding/finding.module.css'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Chip } from '@vizit/ui/chip'
import { SearchField } from '@vizit/ui/search-field'
import { useDeferredValue, useState } from 'react'
import { useWayBack } from '../shell/use-way-back.ts'

/** [1.04] [1.14] Medical centres of a town by name, in the chosen order [9.56], or the bookmarked ones alone [1.29] [3.98]. For visitors too. */
export function CentresScreen() {
  const words = useWords('finding')
  const lists = useWords('lists')
  const addresses = useAddresses()
  const navigate = useNavigate()
  const isSignedIn = useSession().kind === 'signed-in'
  const { sort = 'byMedcenterName', mine, q = '' } = readCentresSearch(useSearch({ strict: false }))
  const [typed, setTyped] = useState(q)
  const name = useDeferredValue(typed.trim())
  const town = useTownChoice('booked')
  const favourites = useFavourites(isSignedIn)
  const kept = favourites.data?.medcenters.map(one => one.id)

  function step(change: CentresSearch) {
    const next = readCentresSearch({ sort, mine, q: typed, ...change })
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
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
