import { PROFILE_KEY } from '@vizit/client/api/query-keys'
import { useIsFromDevice } from '@vizit/client/api/use-from-device'
import { useProfile } from '@vizit/client/profile/use-profile'
import { Banner } from '@vizit/ui/banner'
import { useAddresses } from '../addresses/addresses.ts'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { SupportLinks } from '../support/support-links.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** [2.39] The own data. An account of somebody under 18 fills it once and does not change it afterwards [5.30]. */
export function EditProfileScreen({ from }: { from?: string | undefined }) {
  const words = useWords('profile')
  const shell = useWords('shell')
  const programmes = useWords('programmes')
  const addresses = useAddresses()
  const support = useSupport()
  const { data: known, error, isFetching, refetch } = useProfile()
  const data = useIsFromDevice(PROFILE_KEY) ? undefined : known
  return (
    <Screen title={words.editTitle} note={words.editNote} back={{ label: shell.back, href: addresses.profile() }}>
      {data ? (
        data.canEditProfile ? (
          <EditProfileForm profile={data} from={from} />
        ) : (
          <Banner kind="info" title={words.notAllowed} action={support ? <SupportLinks support={support} /> : null}>
            {data.userType === 'REGULAR' ? words.notAllowedText : programmes.editingClosed}
          </Banner>
        )
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <ProfileSkeleton />
      )}
    </Screen>
  )
}
