import { useWords } from '@vizit/client/words.tsx'
import { ErrorCard } from '@vizit/ui/error-card'
import styles from './notice-screen.module.css'
import { useSupport } from './use-support.ts'

/** The last net: everything broke. Trying again opens the same address anew. */
export function CrashScreen() {
  return (
    <main className={styles.page} id="main">
      <CrashCard />
    </main>
  )
}

/** A page that broke, inside a frame that still stands. */
export function CrashCard() {
  const words = useWords('shell')
  return (
    <div className={styles.crash}>
      <title>{words.crashed}</title>
      <ErrorCard
        titleLevel={1}
        title={words.crashed}
        text={words.crashedText}
        retry={{ label: words.retry, onPress: () => location.reload() }}
        support={useSupport()}
      />
    </div>
  )
}
