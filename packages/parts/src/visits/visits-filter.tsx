import { useInvoices } from '@vizit/client/invoices/use-invoices'
import type { VisitsFilter as Filter } from '@vizit/rules/invoices'
import { Chip } from '@vizit/ui/fields/chip'
import { useWords } from '../words/words.tsx'
import styles from './visits-screen.module.css'

type VisitsFilterProps = {
  value: Filter
  /** Whoever has been nowhere has no bill to wait for. */
  hasPast: boolean
  onChange: (next: Filter) => void
}

/** [2.25] [3.99] The switch between visits and invoices; it says how many invoices wait for an answer. */
export function VisitsFilter({ value, hasPast, onChange }: VisitsFilterProps) {
  const words = useWords('invoices')
  const waiting = useInvoices({ wanted: hasPast }).data?.filter(invoice => invoice.mayDecide && invoice.state === 'waiting').length ?? 0
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{words.filter}</legend>
      <Chip chosen={value === 'visits'} onClick={() => onChange('visits')}>
        {words.filters.visits}
      </Chip>
      <Chip chosen={value === 'invoices'} aria-label={words.waitingLabel(waiting)} onClick={() => onChange('invoices')}>
        {words.waiting(waiting)}
      </Chip>
    </fieldset>
  )
}
