import { useDeviceAccess } from '@vizit/client/email/use-device-access'
import { useEmailPoll } from '@vizit/client/email/use-email-poll'
import type { Profile } from '@vizit/contract/profile'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../failures/load-failure.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'
import { DeviceChoice } from './device-choice.tsx'
import { DeviceWaiting } from './device-waiting.tsx'
import { NotMe } from './not-me.tsx'
import { WaysOut } from './ways-out.tsx'

/** [2.63] [2.64] [6.41] The number has a profile that this device does not know yet: whom it belongs to, masked, and how to confirm the device. */
export function DeviceScreen({ profile }: { profile: Profile }) {
  const words = useWords('email')
  const access = useDeviceAccess()
  const [choosing, setChoosing] = useState(false)
  const isWaiting = profile.waitingConfirmEmail && !choosing
  const waitsFor = access.data?.emails.find(email => email.id === access.data.askedEmailId)

  function content(): ReactNode {
    if (access.error) {
      return (
        <LoadFailure
          error={access.error}
          title={words.deviceFailed}
          text={words.deviceFailedText}
          onRetry={() => void access.refetch()}
          isRetrying={access.isFetching}
        />
      )
    }
    if (!access.data) {
      return (
        <div aria-busy="true">
          <LiveRegion text={words.deviceLoading} />
          <CardSkeleton lines={3} />
        </div>
      )
    }
    if (isWaiting && !waitsFor) return <LinkUsedAlready />
    return isWaiting && waitsFor ? (
      <DeviceWaiting profile={profile} email={waitsFor} askedAt={access.data.askedAt} onOther={() => setChoosing(true)} />
    ) : (
      <DeviceChoice profile={profile} access={access.data} onSent={() => setChoosing(false)} />
    )
  }

  return (
    <Screen
      title={isWaiting ? words.waitTitle : words.deviceTitle}
      aside={
        <>
          <NotMe />
          <WaysOut />
        </>
      }
    >
      <div className={styles.column}>
        {isWaiting ? null : <p className={styles.lead}>{words.deviceText}</p>}
        {isWaiting ? null : <WhoIsThere profile={profile} />}
        {content()}
      </div>
    </Screen>
  )
}

/** The letter was followed before this page knew of it: the profile is asked for until it says so. */
function LinkUsedAlready() {
  const words = useWords('email')
  useEmailPoll(() => undefined)
  return (
    <div aria-busy="true">
      <LiveRegion text={words.deviceLoading} />
      <CardSkeleton lines={3} />
    </div>
  )
}

/** [6.40] Stars, enough for the owner to know the account by. */
function WhoIsThere({ profile }: { profile: Profile }) {
  const words = useWords('email')
  const { name, phone } = profile.profileAttributes ?? {}
  return (
    <List label={words.deviceTitle}>
      {name ? <ListRow caption={words.knownName} title={name} /> : null}
      {phone ? <ListRow caption={words.knownPhone} title={phone} /> : null}
    </List>
  )
}
