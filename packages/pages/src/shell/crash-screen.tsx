import { loadNewest } from '@vizit/client/platform/newest'
import styles from '@vizit/parts/frame/notice-screen.module.css'
import { useFailureWords } from '@vizit/parts/refusal-words/use-refusal-words'
import { useSupport } from '@vizit/parts/support/use-support.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { ErrorCard } from '@vizit/ui/page/error-card'

type Crash = { error: unknown }

/** What browsers say of a script or a style that does not come: a newer version has others, the server turned it away, or the line broke. */
const MISSING = /dynamically imported module|module script failed|unable to preload/i

/** The last net: everything broke. Trying again opens the same address anew. */
export function CrashScreen({ error }: Crash) {
  return (
    <main className={styles.page} id="main">
      <CrashCard error={error} />
    </main>
  )
}

/** A page that broke, inside a frame that still stands. */
export function CrashCard({ error }: Crash) {
  const words = useWords('shell')
  const refusal = useFailureWords()
  // [8.46] What was never opened here cannot be fetched without a connection.
  const offline = navigator.onLine ? undefined : refusal({ code: 'NETWORK', facts: {}, message: null })
  const isMissing = !offline && error instanceof Error && MISSING.test(error.message)
  const title = offline?.title ?? (isMissing ? words.notWhole : words.crashed)
  return (
    <div className={styles.crash}>
      <title>{title}</title>
      <ErrorCard
        titleLevel={1}
        title={title}
        text={offline?.text ?? (isMissing ? words.notWholeText : words.crashedText)}
        retry={{
          label: isMissing ? words.outdatedAction : words.retry,
          onPress: () => (isMissing ? void loadNewest() : location.reload())
        }}
        support={useSupport()}
      />
    </div>
  )
}
