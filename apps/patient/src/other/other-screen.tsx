import { inOrder } from '@vizit/client/people/in-order'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { PersonAvatar } from '@vizit/parts/photo/person-avatar.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { showPhone } from '@vizit/rules/phone'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import BellRing from 'lucide-react/icons/bell-ring'
import FileText from 'lucide-react/icons/file-text'
import Info from 'lucide-react/icons/info'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Phone from 'lucide-react/icons/phone'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import styles from '../column.module.css'
import { own } from '../own-addresses.ts'

/** [2.157] [2.181] Other: the account, the settings, and the five pages about the product. */
export function OtherScreen() {
  const words = useWords('app')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  return (
    <Screen title={words.other}>
      <div className={styles.column}>
        {isSignedIn ? (
          <Account />
        ) : (
          <Button wide href={addresses.signIn(own.other)}>
            {words.signIn}
          </Button>
        )}
        <List label={words.settings}>
          <ListRow lead={<Settings aria-hidden="true" />} title={words.settings} note={words.settingsNote} href={own.settings} />
          {isSignedIn ? (
            <ListRow
              lead={<BellRing aria-hidden="true" />}
              title={words.reminders}
              note={words.remindersNote}
              href={addresses.reminders()}
            />
          ) : null}
          <ListRow lead={<Phone aria-hidden="true" />} title={words.registries} note={words.registriesNote} href={own.registries} />
        </List>
        <List label={words.menu}>
          <ListRow lead={<Info aria-hidden="true" />} title={words.about} href={own.about} />
          <ListRow lead={<Lightbulb aria-hidden="true" />} title={words.suggestions} note={words.suggestionsNote} href={own.suggestions} />
          <ListRow lead={<ShieldCheck aria-hidden="true" />} title={words.privacy} href={own.privacy} />
          <ListRow lead={<LifeBuoy aria-hidden="true" />} title={words.support} note={words.supportNote} href={addresses.support()} />
          <ListRow lead={<FileText aria-hidden="true" />} title={words.terms} href={own.terms} />
        </List>
        <p className={styles.version}>{words.version(import.meta.env.VIZIT_VERSION)}</p>
      </div>
    </Screen>
  )
}

function Account() {
  const words = useWords('app')
  const addresses = useAddresses()
  const profile = useProfile().data
  if (!profile) return null
  return (
    <List label={words.account}>
      <ListRow
        lead={
          <PersonAvatar id={profile.me.profileId} text={inOrder(profile.name) || words.account} size={48} photoUrl={profile.photoUrl} />
        }
        title={profile.name || words.account}
        note={<span className={styles.whole}>{showPhone(profile.primaryPhone)}</span>}
        href={addresses.profile()}
      />
    </List>
  )
}
