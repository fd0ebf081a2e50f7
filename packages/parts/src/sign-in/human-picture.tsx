import { failureOf } from '@vizit/client/api/call-failure'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-parts.module.css'

export type HumanPictureProps = { address: string | undefined; isFetching: boolean; error: unknown; draw: () => void }

/** The picture with digits, and a button that asks for another. Whoever asked for too many is told for how long there are none. */
export function HumanPicture({ address, isFetching, error, draw }: HumanPictureProps) {
  const words = useWords('humanCheck')
  const tell = useRefusalWords()
  const isFailed = Boolean(error) && !isFetching
  const isTooMany = isFailed && failureOf(error).code === 'ERROR_TOO_MANY_REQUESTS'
  return (
    <div className={styles.pictureRow}>
      {isTooMany ? (
        <RefusalBanner {...tell(error)} />
      ) : isFailed ? (
        <Banner kind="danger" title={words.pictureFailed} live />
      ) : (
        <div className={styles.picture} aria-busy={!address}>
          {address ? <img src={address} alt={words.picture} /> : <Skeleton width="220px" height="72px" shape="box" />}
        </div>
      )}
      <LiveRegion text={isFetching ? words.pictureLoading : ''} />
      <Button kind="ghost" size="small" flush icon={<RotateCcw aria-hidden="true" />} onClick={draw}>
        {words.newPicture}
      </Button>
    </div>
  )
}
