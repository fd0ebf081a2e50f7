import { useNow } from '@vizit/client/api/clock.tsx'
import { showDate } from '@vizit/client/days/show-day'
import { profileFallback } from '@vizit/client/profile/profile-fallback'
import { useWords } from '@vizit/client/words.tsx'
import type { Profile } from '@vizit/contract/profile'
import { ageOn } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { showPhone } from '@vizit/rules/phone'
import { Avatar } from '@vizit/ui/avatar'
import { Banner } from '@vizit/ui/banner'
import { Link } from '@vizit/ui/link'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Lock from 'lucide-react/icons/lock'
import styles from './profile.module.css'

const NO_YEAR = '0000-01-01'

/** The person at a glance, then a row for each thing known. */
export function ProfileRows({ profile }: { profile: Profile }) {
  const words = useWords('profile')
  const people = useWords('people')
  const today = minskDay(useNow())
  const { birthday, sex } = profile
  const shortName = `${profile.firstName} ${profile.lastName}`.trim()
  return (
    <>
      {shortName ? (
        <div className={styles.person}>
          <Avatar id={profile.me.profileId} text={shortName} size={88} />
          <div>
            <h2>{shortName}</h2>
            {birthday ? <p className={styles.age}>{people.age(ageOn(birthday, today))}</p> : null}
          </div>
        </div>
      ) : null}
      {profileFallback(profile) === 'complete-profile' ? (
        <Banner
          kind="wait"
          icon={<CircleUserRound aria-hidden="true" />}
          title={words.completeTitle}
          action={<Link href="/profile/edit">{words.completeAction}</Link>}
        >
          {words.completeText}
        </Banner>
      ) : null}
      <List label={words.title}>
        <ListRow caption={words.fullName} title={profile.name || words.unknown} />
        <ListRow caption={words.birthday} title={birthday ? showDate(birthday, NO_YEAR) : words.unknown} />
        <ListRow caption={words.sex} title={sex === null ? words.unknown : sex === 'FEMALE' ? people.female : people.male} />
        <ListRow caption={words.phone} title={showPhone(profile.primaryPhone)} trail={<Lock aria-hidden="true" />} />
        <ListRow caption={words.email} title={profile.email ?? words.noEmail} />
      </List>
      {profile.canEditProfile ? null : <p className={styles.note}>{words.notAllowedText}</p>}
    </>
  )
}
