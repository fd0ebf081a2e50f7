import { capital, showMoment } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import type { Invoice } from '@vizit/contract/invoices'
import { showRoubles } from '@vizit/rules/money'
import { Card } from '@vizit/ui/card'
import type { ReactNode } from 'react'
import { useWords } from '../../words/words.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import styles from './invoices.module.css'

/** What the bill is about, how much it is, and how it and its payment stand [4.87-4.89]. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const words = useWords('invoices')
  const { state, payment, payer } = invoice
  return (
    <Card className={styles.facts}>
      <div className={styles.state}>
        <InvoiceBadge state={state} />
        {state === 'waiting' ? null : <p className={styles.small}>{words.payments[payment]}</p>}
      </div>
      <dl>
        <Fact name={words.visit}>{capital(showMoment(invoice.startDate))}</Fact>
        <Fact name={words.who}>{invoice.relKind === 'ME' ? words.me : invoice.customerFirstName}</Fact>
        <Fact name={names.speciality(invoice.speciality)}>{invoice.physicianName}</Fact>
        <Fact name={words.where}>{invoice.branchName}</Fact>
        {payer ? <Fact name={words.payer}>{words.paidBy(payer.programCaption, payer.coverer)}</Fact> : null}
      </dl>
      <dl className={styles.sums}>
        <div>
          <dt>{words.total}</dt>
          <dd className={styles.total}>{words.roubles(showRoubles(invoice.total))}</dd>
        </div>
        <div>
          <dt>{words.confirmed}</dt>
          <dd>{words.roubles(showRoubles(invoice.confirmed))}</dd>
        </div>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
