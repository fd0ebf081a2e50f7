import type { InvoiceDraft } from '@vizit/client/invoices/invoice-view'
import type { Invoice } from '@vizit/contract/invoices'
import { REASON_MOST_LETTERS } from '@vizit/rules/invoices'
import { showRoubles } from '@vizit/rules/money'
import { Badge } from '@vizit/ui/badge'
import { Card } from '@vizit/ui/card'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { TextArea } from '@vizit/ui/fields/text-area'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useWords } from '../../words/words.tsx'
import styles from './invoices.module.css'

type Service = Invoice['services'][number]
type Said = InvoiceDraft[number]

type ServiceCardProps = {
  service: Service
  said: Said | undefined
  mayDecide: boolean
  /** The form was sent once: what is missing is told. */
  tried: boolean
  onSay: (said: Said) => void
}

/** A service and its price: what was said to it, or the choice. A rejection has a reason [4.85]. */
export function ServiceCard({ service, said, mayDecide, tried, onSay }: ServiceCardProps) {
  const words = useWords('invoices')
  const { name, quantity, price, decision, reason } = service
  const isOpen = decision === null && mayDecide
  return (
    <Card as="section" aria-label={name} className={styles.service}>
      <div className={styles.line}>
        <h3>{name}</h3>
        <p className={styles.price}>{words.quantity(quantity, showRoubles(price))}</p>
      </div>
      {decision === null ? null : (
        <div className={styles.state}>
          <Badge
            kind={decision === 'confirmed' ? 'ok' : 'danger'}
            icon={decision === 'confirmed' ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          >
            {words.decisions[decision]}
          </Badge>
          {reason ? <p className={styles.small}>{words.because(reason)}</p> : null}
        </div>
      )}
      {isOpen ? (
        <ChoiceGroup
          legend={name}
          hideLegend
          columns={2}
          value={said?.decision ?? ''}
          onChange={next => onSay({ decision: next as Said['decision'], reason: said?.reason ?? '' })}
        >
          <ChoiceCard value="confirmed" title={words.confirm} />
          <ChoiceCard value="rejected" title={words.reject} />
        </ChoiceGroup>
      ) : null}
      {isOpen && said?.decision === 'rejected' ? (
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          maxLength={REASON_MOST_LETTERS}
          value={said.reason}
          error={tried && said.reason.trim() === '' ? words.reasonRequired : undefined}
          onChange={event => onSay({ ...said, reason: event.target.value })}
          // [5.85]
          onBlur={() => onSay({ ...said, reason: said.reason.trim() })}
        />
      ) : null}
    </Card>
  )
}
