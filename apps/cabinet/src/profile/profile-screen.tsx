import { useProfile } from '@vizit/client/profile/use-profile'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { CopyNotice } from '@vizit/parts/failures/copy-notice.tsx'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { ProfileRows } from '@vizit/parts/profile/profile-rows.tsx'
import { ProfileSkeleton } from '@vizit/parts/profile/profile-skeleton.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import Pencil from 'lucide-react/icons/pencil'
import { ProfileAside } from './profile-aside.tsx'

/** [2.33] [2.35] [2.38] Who is signed in, support and sign-out. */
export function ProfileScreen() {
  const words = useWords('profile')
  const addresses = useAddresses()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useProfile()
  const edit = data?.canEditProfile ? (
    <Button kind="second" size="small" icon={<Pencil aria-hidden="true" />} href={addresses.editProfile()} aria-label={words.editFull}>
      {words.edit}
    </Button>
  ) : null
  return (
    <Screen title={words.title} actions={edit} aside={<ProfileAside />}>
      {data ? (
        <>
          <CopyNotice loadedAt={dataUpdatedAt} isStale={error !== null} />
          <ProfileRows profile={data} />
        </>
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <ProfileSkeleton />
      )}
    </Screen>
  )
}
