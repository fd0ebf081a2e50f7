import { useProfile } from '@vizit/client/profile/use-profile'
import { Button } from '@vizit/ui/button'
import Pencil from 'lucide-react/icons/pencil'
import { useAddresses } from '../addresses/addresses.ts'
import { CopyNotice } from '../failures/copy-notice.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import { ProfileAside } from './profile-aside.tsx'
import { ProfileRows } from './profile-rows.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

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
