import { showDate } from '@vizit/client/days/show-day'
import { profileFallback } from '@vizit/client/profile/profile-fallback'
import { mainAddress } from '@vizit/client/profile/profile-form'
import type { Profile } from '@vizit/contract/profile'
import { showPhone } from '@vizit/rules/phone'
import { Banner } from '@vizit/ui/banner'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Link } from '@vizit/ui/page/link'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Lock from 'lucide-react/icons/lock'
import { useAddresses } from '../addresses/addresses.ts'
import { LostNumber } from '../support/lost-number/lost-number.tsx'
import { SupportLinks } from '../support/support-links.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import { ConfirmEmailBanner } from './confirm-email-banner.tsx'
import { EmailRow } from './email-row.tsx'
import styles from './profile.module.css'
import { ProfileHead } from './profile-head.tsx'

const NO_YEAR = '0000-01-01'

/** The person at a glance, then a row for each thing known. */
export function ProfileRows({ profile }: { profile: Profile }) {
  const words = useWords('profile')
  const account = useWords('account')
  const people = useWords('people')
  const programmes = useWords('programmes')
  const addresses = useAddresses()
  const { birthday, sex } = profile
  return (
    <>
      {profile.name ? <ProfileHead profile={profile} /> : null}
      {profileFallback(profile) === 'complete-profile' ? (
        <Banner
          kind="wait"
          icon={<CircleUserRound aria-hidden="true" />}
          title={account.completeTitle}
          action={<Link href={addresses.editProfile()}>{account.completeAction}</Link>}
        >
          <p>{account.completeText}</p>
          <LostNumber label={account.completeOther} when="after" />
        </Banner>
      ) : null}
      {profile.waitingConfirmEmail ? <ConfirmEmailBanner address={mainAddress(profile)} /> : null}
      <List label={words.title}>
        <ListRow caption={words.fullName} title={profile.name || words.unknown} />
        <ListRow caption={words.birthday} title={birthday ? showDate(birthday, NO_YEAR) : words.unknown} />
        <ListRow caption={words.sex} title={sex === null ? words.unknown : sex === 'FEMALE' ? people.female : people.male} />
        <ListRow
          caption={words.phone}
          title={showPhone(profile.primaryPhone)}
          note={
            <>
              {words.phoneNote} <Link href={addresses.support({ about: 'sign-in' })}>{words.phoneChange}</Link>
            </>
          }
          trail={<Lock aria-hidden="true" />}
        />
        <EmailRow profile={profile} />
        <ListRow
          caption={programmes.row}
          title={programmes.rowTitle(profile.programs.map(({ programCaption }) => programCaption))}
          href={addresses.programmes()}
        />
      </List>
      {profile.canEditProfile ? null : <NotAllowed isCovered={profile.userType !== 'REGULAR'} />}
    </>
  )
}

/** [5.31] [6.39] Why the data cannot be changed here, and who can. */
function NotAllowed({ isCovered }: { isCovered: boolean }) {
  const words = useWords('profile')
  const programmes = useWords('programmes')
  const support = useSupport()
  return (
    <p className={styles.note}>
      {isCovered ? programmes.editingClosed : words.notAllowedText} {support ? <SupportLinks support={support} /> : null}
    </p>
  )
}
