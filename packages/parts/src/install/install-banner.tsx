import { useClock } from '@vizit/client/api/clock'
import { readBanner, rememberBanner } from '@vizit/client/install/banner/banner-memory'
import { usableStorage } from '@vizit/client/session/session-store'
import { BANNER_SEEN_MS, judgeBannerPlace, judgeBannerTime } from '@vizit/rules/install-banner'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import MonitorDown from 'lucide-react/icons/monitor-down'
import { useEffect, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './install-banner.module.css'

const storage = usableStorage(() => localStorage)

/** [2.111] [4.140] In a frame of a clinic's site: the cabinet can be an app. The steps open in a window of their own, for a frame installs nothing. */
export function InstallBanner() {
  const words = useWords('installBanner')
  const addresses = useAddresses()
  const clock = useClock()
  const [isShown, setShown] = useState(
    () =>
      judgeBannerPlace({ inFrame: window.parent !== window, userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints }) ===
        'may-show' && judgeBannerTime(readBanner(storage), clock()) === 'show'
  )
  useEffect(() => {
    if (!isShown) return undefined
    const seen = setTimeout(() => rememberBanner('shown', clock(), storage), BANNER_SEEN_MS)
    return () => clearTimeout(seen)
  }, [isShown, clock])
  if (!isShown) return null
  const end = (kind: 'dismissed' | 'opened') => {
    rememberBanner(kind, clock(), storage)
    setShown(false)
  }
  return (
    <Banner
      kind="info"
      icon={<MonitorDown aria-hidden="true" />}
      title={words.title}
      action={
        <div className={styles.actions}>
          <Button kind="outline" size="small" href={addresses.install()} target="_blank" rel="noopener" onClick={() => end('opened')}>
            {words.install}
          </Button>
          <Button kind="ghost" size="small" flush onClick={() => end('dismissed')}>
            {words.close}
          </Button>
        </div>
      }
    >
      {words.text}
    </Banner>
  )
}
