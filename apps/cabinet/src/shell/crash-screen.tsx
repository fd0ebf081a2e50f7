import { useFailureWords } from '@vizit/client/refusal-words/use-refusal-words'
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
  const refusal = useFailureWords()
  // [8.46] What was never opened here cannot be fetched without a connection.
  const offline = navigator.onLine ? undefined : refusal({ code: 'NETWORK', facts: {}, message: null })
  const title = offline?.title ?? words.crashed
  return (
    <div className={styles.crash}>
      <title>{title}</title>
      <ErrorCard
        titleLevel={1}
        title={title}
        text={offline?.text ?? words.crashedText}
        retry={{ label: words.retry, onPress: () => location.reload() }}
        support={useSupport()}
      />
    </div>
  )
}
