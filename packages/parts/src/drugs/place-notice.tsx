import type { useOwnPlace } from '@vizit/client/drugs/use-own-place'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useWords } from '../words/words.tsx'

/** While the browser is asked where the person is, and when it does not tell. */
export function PlaceNotice({ place: { data, error, isFetching, refetch } }: { place: ReturnType<typeof useOwnPlace> }) {
  const words = useWords('drugs')
  if (data) return null
  const failure = isFetching ? null : error
  return (
    <Banner
      kind={failure ? 'wait' : 'info'}
      icon={<LocateFixed aria-hidden="true" />}
      title={failure ? words.placeUnknown : words.whereAmI}
      live
      action={
        <Button kind="second" size="small" waiting={isFetching ? words.findingPlace : undefined} onClick={() => void refetch()}>
          {words.findPlace}
        </Button>
      }
    >
      {failure ? words.placeUnknownText[failure.kind] : words.whereAmIText}
    </Banner>
  )
}
