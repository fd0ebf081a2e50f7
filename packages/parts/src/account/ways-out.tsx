import { Button } from '@vizit/ui/button'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { SignOutDialog } from '../sign-out/sign-out-dialog.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'

/** Nobody is locked in: support, unless the page itself leads there, and the way to another number. */
export function WaysOut({ withSupport = true }: { withSupport?: boolean }) {
  const words = useWords('email')
  const support = useSupport(words.support)
  const [leaving, setLeaving] = useState(false)
  return (
    <div className={styles.ways}>
      {withSupport && support ? (
        <>
          <Button kind="ghost" flush icon={<LifeBuoy aria-hidden="true" />} href={support.href}>
            {support.label}
          </Button>
          {support.more}
        </>
      ) : null}
      <Button kind="danger-text" flush icon={<LogOut aria-hidden="true" />} onClick={() => setLeaving(true)}>
        {words.signOut}
      </Button>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} />
    </div>
  )
}
