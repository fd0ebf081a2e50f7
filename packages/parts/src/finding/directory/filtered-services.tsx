import type { ReactNode } from 'react'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { useWords } from '../../words/words.tsx'
import { DirectoryWaiting } from './directory-waiting.tsx'
import type { NamedTree, ServiceFilter } from './service-filter.ts'
import { useFilteredServices } from './service-filter-dialog.tsx'

/** The services that the filter leaves. */
export function FilteredServices({ filter, children }: { filter: ServiceFilter; children: (tree: NamedTree) => ReactNode }) {
  const words = useWords('directory')
  const { services, error, isFetching, refetch } = useFilteredServices(filter, true)
  if (services) return children(services)
  if (!error) return <DirectoryWaiting />
  return <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
}
