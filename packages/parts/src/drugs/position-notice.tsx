import type { usePosition } from '@vizit/client/catalogue/use-position'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useWords } from '../words/words.tsx'

/** While the browser is asked where the person is, and when it does not tell. */
export function PositionNotice({ position: { data, error, isFetching, refetch } }: { position: ReturnType<typeof usePosition> }) {
  const words = useWords('drugs')
  if (data) return null
  const failure = isFetching ? null : error
  return (
    <Banner
      kind={failure ? 'wait' : 'info'}
      icon={<LocateFixed aria-hidden="true" />}
      title={failure ? words.positionUnknown : words.whereAmI}
      live
      action={
        <Button kind="second" size="small" waiting={isFetching ? words.findingPlace : undefined} onClick={() => void refetch()}>
          {words.findPlace}
        </Button>
      }
    >
      {failure ? words.positionUnknownText[failure.kind] : words.whereAmIText}
    </Banner>
  )
}
