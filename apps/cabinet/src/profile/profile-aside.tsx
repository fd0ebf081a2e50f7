import { useSettings } from '@vizit/client/settings/use-settings'
import { useWords } from '@vizit/client/words.tsx'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import styles from './profile.module.css'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** [2.35] a mail to support, [2.38] sign-out. */
export function ProfileAside() {
  const words = useWords('profile')
  const email = useSettings().data?.brand.supportEmail
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      {email ? (
        <List label={words.support}>
          <ListRow
            lead={<LifeBuoy aria-hidden="true" />}
            title={words.support}
            note={email}
            href={`mailto:${email}?subject=${encodeURIComponent(words.supportSubject)}`}
          />
        </List>
      ) : null}
      <Button kind="danger-text" className={styles.out} icon={<LogOut aria-hidden="true" />} onClick={() => setLeaving(true)}>
        {words.signOut}
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </>
  )
}
