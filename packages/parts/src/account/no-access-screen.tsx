import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import { Screen } from '../frame/screen.tsx'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'
import { WaysOut } from './ways-out.tsx'

/** [2.66] [8.79] The warning: this device cannot be confirmed from here, and support can help. */
export function NoAccessScreen() {
  const words = useWords('email')
  const support = useSupport(words.support)
  return (
    <Screen title={words.noAccessTitle}>
      <div className={styles.column}>
        <Banner kind="danger">{words.noAccessText}</Banner>
        {support ? (
          <>
            <Button wide icon={<LifeBuoy aria-hidden="true" />} href={support.href}>
              {support.label}
            </Button>
            {support.more}
          </>
        ) : null}
        <WaysOut withSupport={false} />
      </div>
    </Screen>
  )
}
