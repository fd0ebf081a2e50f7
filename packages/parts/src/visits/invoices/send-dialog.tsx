import type { InvoiceDraft } from '@vizit/client/invoices/invoice-view'
import type { Invoice } from '@vizit/contract/invoices'
import { showRoubles } from '@vizit/rules/money'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'
import styles from './invoices.module.css'

type SendDialogProps = {
  /** Services that nobody has said anything to yet. */
  open: Invoice['services']
  draft: InvoiceDraft
  isSending: boolean
  error: unknown
  onSend: () => void
  onClose: () => void
}

/** What is about to be said to the clinic: it stands once it is said. */
export function SendDialog({ open, draft, isSending, error, onSend, onClose }: SendDialogProps) {
  const words = useWords('invoices')
  const tell = useRefusalWords()
  const confirmed = open.filter(({ position }) => draft[position]?.decision === 'confirmed')
  const rejected = open.filter(({ position }) => draft[position]?.decision === 'rejected')
  const left = open.length - confirmed.length - rejected.length
  const sum = confirmed.reduce((total, { price }) => total + price, 0)
  return (
    <ConfirmDialog
      open
      title={words.sendTitle}
      text={words.sendText}
      confirm={{ label: words.sendConfirm, waiting: isSending ? words.sending : undefined, onPress: onSend }}
      back={{ label: words.sendBack, onPress: onClose }}
      error={error ? `${tell(error).title}. ${tell(error).text}` : undefined}
    >
      <ul className={styles.summary}>
        {confirmed.length > 0 ? <li>{words.sendConfirmed(confirmed.length, showRoubles(sum))}</li> : null}
        {rejected.length > 0 ? <li>{words.sendRejected(rejected.length)}</li> : null}
        {left > 0 ? <li>{words.sendLeft(left)}</li> : null}
      </ul>
    </ConfirmDialog>
  )
}
