import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { useWords } from '../../words/words.tsx'

/** While a list of the directory is on its way. */
export function DirectoryWaiting() {
  const words = useWords('directory')
  return (
    <div aria-busy="true">
      <LiveRegion text={words.loading} />
      <CardSkeleton lines={8} />
    </div>
  )
}
