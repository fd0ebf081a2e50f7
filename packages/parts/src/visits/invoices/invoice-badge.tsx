import type { InvoiceState } from '@vizit/rules/invoices'
import { Badge } from '@vizit/ui/badge'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { useWords } from '../../words/words.tsx'

const BADGES = {
  waiting: { kind: 'wait', Icon: Clock },
  confirmed: { kind: 'ok', Icon: Check },
  'confirmed-partially': { kind: 'info', Icon: Check },
  rejected: { kind: 'danger', Icon: X }
} as const satisfies Record<InvoiceState, object>

/** What has been said of the services of an invoice, in a word [4.84-4.86]. */
export function InvoiceBadge({ state }: { state: InvoiceState }) {
  const words = useWords('invoices')
  const { kind, Icon } = BADGES[state]
  return (
    <Badge kind={kind} icon={<Icon aria-hidden="true" />}>
      {words.states[state]}
    </Badge>
  )
}
