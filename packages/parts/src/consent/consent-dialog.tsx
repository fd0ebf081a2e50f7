import { useConsentText } from '@vizit/client/consent/use-consent-texts'
import type { ConsentKind } from '@vizit/contract/consent'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { LiveRegion } from '@vizit/ui/live-region'
import { ErrorCard } from '@vizit/ui/page/error-card'
import { Skeleton } from '@vizit/ui/skeleton'
import { useWords } from '../words/words.tsx'
import styles from './consent-dialog.module.css'

export type ConsentDialogProps = { kind: ConsentKind; open: boolean; onClose: () => void }

/** A text that a person is asked to accept, in the version now in force. Asked of the server when it is opened for the first time. */
export function ConsentDialog({ kind, open, onClose }: ConsentDialogProps) {
  const words = useWords('consent')
  const { text, isPending, refetch } = useConsentText(kind, open)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={text?.title ?? (isPending ? words.loading : words.failed)}
      actions={
        <Button kind="second" wide onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {text ? (
        // The text is longer than the sheet: a keyboard must reach it to scroll.
        <section className={styles.text} tabIndex={0} aria-label={text.title}>
          {text.text.split(/\n\s*\n/).map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.version}>{words.version(text.version)}</p>
        </section>
      ) : isPending ? (
        <div className={styles.text} aria-busy="true">
          <LiveRegion text={words.loading} />
          {['96%', '88%', '92%', '64%'].map(width => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      ) : (
        <ErrorCard title={words.failed} text={words.failedText} retry={{ label: words.retry, onPress: () => void refetch() }} />
      )}
    </Dialog>
  )
}
