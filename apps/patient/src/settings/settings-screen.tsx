import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { names } from '@vizit/client/names/spoken-names'
import { useSession } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { TextSizeChoice } from '@vizit/parts/profile/text-size-choice.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import BellRing from 'lucide-react/icons/bell-ring'
import KeyRound from 'lucide-react/icons/key-round'
import Languages from 'lucide-react/icons/languages'
import MapPin from 'lucide-react/icons/map-pin'
import styles from '../column.module.css'
import { own } from '../own-addresses.ts'
import { LANGUAGE_NAMES } from '../shell/language-names.data.ts'
import { useBackToOther } from '../shell/use-back-to-other.ts'

/** [2.173] Settings: what is chosen on this device, with what it is now. */
export function SettingsScreen() {
  const words = useWords('app')
  const { language } = useWords('shell')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const { town } = useTownChoice('all')
  return (
    <Screen title={words.settings} back={useBackToOther()}>
      <div className={styles.column}>
        <List label={words.settings}>
          <ListRow lead={<Languages aria-hidden="true" />} title={words.language} note={LANGUAGE_NAMES[language]} href={own.language} />
          <ListRow lead={<MapPin aria-hidden="true" />} title={words.city} note={town ? names.town(town) : undefined} href={own.town} />
          {isSignedIn ? (
            <>
              <ListRow
                lead={<BellRing aria-hidden="true" />}
                title={words.reminders}
                note={words.remindersNote}
                href={addresses.reminders()}
              />
              <ListRow
                lead={<KeyRound aria-hidden="true" />}
                title={words.security}
                note={words.securityNote}
                href={addresses.security()}
              />
            </>
          ) : null}
        </List>
        <TextSizeChoice />
      </div>
    </Screen>
  )
}
