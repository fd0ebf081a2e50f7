import { useWords } from '@vizit/parts/words/words.tsx'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import styles from './pending-screen.module.css'

/** A page whose code or data is still on its way. */
export function PendingScreen() {
  const words = useWords('shell')
  return (
    <div className={styles.pending} aria-busy="true">
      <LiveRegion text={words.loading} />
      <CardSkeleton lines={2} />
      <CardSkeleton lines={3} />
    </div>
  )
}

/** The same while even the frame is on its way. */
export function PendingPage() {
  const words = useWords('shell')
  return (
    <main className={styles.page} id="main">
      <h1 className="visually-hidden">{words.loading}</h1>
      <PendingScreen />
    </main>
  )
}
