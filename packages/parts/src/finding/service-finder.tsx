import type { useServiceTree } from '@vizit/client/catalogue/use-service-tree'
import { SearchField } from '@vizit/ui/fields/search-field'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useDeferredValue, useState } from 'react'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useWords } from '../words/words.tsx'
import styles from './directory/directory.module.css'
import { DirectoryWaiting } from './directory/directory-waiting.tsx'
import { servicesFor, servicesNamed } from './directory/service-filter.ts'
import { ServiceTree } from './directory/service-tree.tsx'

type ServiceFinderProps = { asked: ReturnType<typeof useServiceTree>; hrefOf: (serviceId: string) => string }

/** [3.38] The services of a place: the search first, then the tree. */
export function ServiceFinder({ asked: { data, error, isFetching, refetch }, hrefOf }: ServiceFinderProps) {
  const words = useWords('directory')
  const [typed, setTyped] = useState('')
  const tree = servicesNamed(servicesFor(data ?? [], undefined), useDeferredValue(typed))
  return (
    <div className={styles.page}>
      <SearchField
        label={words.searchService}
        placeholder={words.searchServicePlaceholder}
        clearLabel={words.clear}
        value={typed}
        onChange={setTyped}
      />
      {tree.length > 0 ? (
        <ServiceTree tree={tree} hrefOf={hrefOf} />
      ) : data ? (
        <EmptyTalon isAnswer title={words.noSuchService} text={words.noSuchServiceText} />
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <DirectoryWaiting />
      )}
    </div>
  )
}
