import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useWords } from '../../words/words.tsx'

/** The clinic has changed the service since it was shown: its times are chosen anew. */
export function ServiceChanged({ timetableHref }: { timetableHref: string }) {
  const words = useWords('service')
  return (
    <Banner
      kind="danger"
      title={words.changed}
      live
      action={
        <Button kind="second" size="small" href={timetableHref}>
          {words.otherTimes}
        </Button>
      }
    >
      {words.changedText}
    </Banner>
  )
}
