import { useSearch } from '@tanstack/react-router'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { ProfileSkeleton } from '@vizit/parts/profile/profile-skeleton.tsx'
import { useSupport } from '@vizit/parts/support/use-support'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Banner } from '@vizit/ui/banner'
import { Link } from '@vizit/ui/link'
import { EditProfileForm } from './edit-profile-form.tsx'

/** [2.39] The own data. An account of somebody under 18 fills it once and does not change it afterwards [5.30]. */
export function EditProfileScreen() {
  const words = useWords('profile')
  const shell = useWords('shell')
  const programmes = useWords('programmes')
  const addresses = useAddresses()
  const support = useSupport()
  const { from } = useSearch({ strict: false })
  const { data, error, isFetching, refetch } = useProfile()
  return (
    <Screen title={words.editTitle} note={words.editNote} back={{ label: shell.back, href: addresses.profile() }}>
      {data ? (
        data.canEditProfile ? (
          <EditProfileForm profile={data} from={from} />
        ) : (
          <Banner kind="info" title={words.notAllowed} action={support ? <Link href={support.href}>{support.label}</Link> : null}>
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
