import { useDirectoryServices } from '@vizit/client/catalogue/use-directory'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Button } from '@vizit/ui/button'
import { SearchField } from '@vizit/ui/fields/search-field'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWayBack } from '../../ways/use-way-back.ts'
import { useHere, useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from './directory.module.css'
import { DirectoryState } from './directory-state.tsx'
import { type NamedTree, readServiceFilter, type ServiceFilter, servicesNamed } from './service-filter.ts'
import { ServiceTree } from './service-tree.tsx'

const load = () => import('./filtered-services.tsx')
const FilteredServices = lazy(async () => ({ default: (await load()).FilteredServices }))
const ServiceFilterDialog = lazy(
  loadAfterPicture(async () => ({ default: (await import('./service-filter-dialog.tsx')).ServiceFilterDialog }))
)

/** [2.165] [3.38] The services that somebody gives: the search first, then the tree, each the way to its page. For visitors too. */
export function ServicesScreen() {
  const words = useWords('directory')
  const addresses = useAddresses()
  const ways = useWays()
  const back = useWayBack(addresses.doctorsByTown())
  const asked = useDirectoryServices()
  const filter = readServiceFilter(useHere(now => now.search))
  const on = Object.keys(filter).length
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  if (!asked.data) return <DirectoryState title={words.services} back={back} asked={asked} />
  // Where no filter is on and nothing is left there is nothing to filter.
  const isFilterable = on > 0 || servicesNamed(asked.data, sought).length > 0

  function show(next: ServiceFilter) {
    ways.askHere({ search: next }, { replace: true, keepScroll: true })
    setOpen(false)
  }

  return (
    <Screen title={words.services} windowTitle={words.servicesWindow} back={back}>
      <div className={styles.page}>
        <div className={`${styles.cards} with-script`}>
          <SearchField
            label={words.searchService}
            placeholder={words.searchServicePlaceholder}
            clearLabel={words.clear}
            value={typed}
            onChange={setTyped}
          />
          {isFilterable ? (
            <div>
              <Button
                kind="outline"
                size="small"
                icon={<SlidersHorizontal aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => {
                  setAsked(true)
                  setOpen(true)
                }}
              >
                {on > 0 ? words.filterOn(on) : words.filter}
              </Button>
            </div>
          ) : null}
        </div>
        {asked.data.length === 0 ? (
          <EmptyTalon
            title={words.noServices}
            text={words.noServicesText}
            actions={<Button href={addresses.doctorsByTown()}>{words.doctorsByTown}</Button>}
          />
        ) : on > 0 ? (
          <Suspense>
            <FilteredServices filter={filter}>{tree => <Named tree={tree} typed={sought} />}</FilteredServices>
          </Suspense>
        ) : (
          <Named tree={asked.data} typed={sought} />
        )}
      </div>
      {isAsked ? (
        <Suspense>
          <ServiceFilterDialog open={isOpen} onClose={() => setOpen(false)} filter={filter} onShow={show} />
        </Suspense>
      ) : null}
    </Screen>
  )
}

function Named({ tree, typed }: { tree: NamedTree; typed: string }) {
  const words = useWords('directory')
  const addresses = useAddresses()
  const found = servicesNamed(tree, typed)
  if (found.length === 0) return <EmptyTalon isAnswer title={words.noSuchService} text={words.noSuchServiceText} />
  return <ServiceTree tree={found} hrefOf={addresses.aboutService} />
}
