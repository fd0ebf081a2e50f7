import type { useServiceTree } from '@vizit/client/catalogue/use-service-tree'
import { visibleTree } from '@vizit/rules/service-tree'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { SearchField } from '@vizit/ui/fields/search-field'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useWords } from '../words/words.tsx'
import styles from './directory/directory.module.css'

type ServiceFinderProps = {
  asked: ReturnType<typeof useServiceTree>
  hrefOf: (serviceId: string) => string
  /** Full years of whom it is for; undefined: anybody. */
  age?: number | undefined
  /** What else narrows them, below the field. */
  children?: ReactNode
}

/** [3.38] The services of a place: the search first, then the tree. */
export function ServiceFinder({ asked: { data, error, isFetching, refetch }, hrefOf, age, children }: ServiceFinderProps) {
  const words = useWords('directory')
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const tree = data && visibleTree(data, age, sought)
  return (
    <div className={styles.page}>
      <SearchField
        label={words.searchService}
        placeholder={words.searchServicePlaceholder}
        clearLabel={words.clear}
        value={typed}
        onChange={setTyped}
      />
      {children}
      {tree?.map(direction => (
        <Section key={direction.id} title={direction.name} note={words.servicesFound(countOf(direction))}>
          {direction.subGroups.map(group => (
            <div key={group.id} className={styles.cards}>
              {group.name === direction.name ? null : <h3 className={styles.name}>{group.name}</h3>}
              <List>
                {group.services.map(one => (
                  <ListRow key={one.id} title={one.name} href={hrefOf(one.id)} />
                ))}
              </List>
            </div>
          ))}
        </Section>
      ))}
      {tree?.length === 0 ? <EmptyTalon title={words.noSuchService} text={words.noSuchServiceText} /> : null}
      {tree ? null : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={8} />
        </div>
      )}
    </div>
  )
}

function countOf({ subGroups }: { subGroups: readonly { services: readonly unknown[] }[] }): number {
  return subGroups.reduce((sum, group) => sum + group.services.length, 0)
}
