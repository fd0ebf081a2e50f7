import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { useState } from 'react'
import { Screen } from '../frame/screen.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'
import { ResetDialog } from './reset-dialog.tsx'
import { WaysOut } from './ways-out.tsx'

/** [2.65] [8.78] [8.79] The number has a profile that has been silent for long and has no address: a new owner begins anew, the former one asks support. */
export function ProfileExistsScreen() {
  const words = useWords('email')
  const support = useSupport(words.support)
  const [open, setOpen] = useState(false)
  return (
    <Screen title={words.existsTitle} aside={<WaysOut withSupport={false} />}>
      <div className={styles.column}>
        <p className={styles.lead}>{words.existsText}</p>
        <Card className={styles.card} title={words.existsNew}>
          <p>{words.existsNewText}</p>
          <Button wide onClick={() => setOpen(true)}>
            {words.existsNewGo}
          </Button>
        </Card>
        <Card className={styles.card} title={words.existsMine}>
          <p>{words.existsMineText}</p>
          {support ? (
            <>
              <Button kind="second" wide icon={<LifeBuoy aria-hidden="true" />} href={support.href}>
                {support.label}
              </Button>
              {support.more}
            </>
          ) : null}
        </Card>
      </div>
      <ResetDialog open={open} onClose={() => setOpen(false)} />
    </Screen>
  )
}
