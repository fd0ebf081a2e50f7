import { dayOf, showDate, showTime } from '@vizit/client/days/show-day'
import { useInvoices } from '@vizit/client/invoices/use-invoices'
import { names } from '@vizit/client/names/spoken-names'
import type { Invoice } from '@vizit/contract/invoices'
import { showRoubles } from '@vizit/rules/money'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { useWords } from '../../words/words.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import styles from './invoices.module.css'

/** [3.69] The bills of all visits that one may see, the newest first. */
export function InvoicesList() {
  const words = useWords('invoices')
  const { data, error, isFetching, refetch } = useInvoices()
  if (!data) {
    return error ? (
      <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div className={styles.stack} aria-busy="true">
        <LiveRegion text={words.loading} />
        <CardSkeleton lines={3} />
        <CardSkeleton lines={3} />
      </div>
    )
  }
  if (data.length === 0) return <EmptyTalon title={words.emptyTitle} text={words.emptyText} />
  return (
    <List label={words.filters.invoices}>
      {data.map(invoice => (
        <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
      ))}
    </List>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const words = useWords('invoices')
  const visits = useWords('visits')
  const addresses = useAddresses()
  const isOwn = invoice.relKind === 'ME'
  return (
    <ListRow
      lead={<ReceiptText aria-hidden="true" />}
      caption={`${words.title(invoice.number)} ${words.issued(showDate(dayOf(invoice.issuedAt)))}${isOwn ? '' : `, ${invoice.customerFirstName}`}`}
      title={words.roubles(showRoubles(invoice.total))}
      note={`${words.visitNote(`${showDate(dayOf(invoice.startDate))}, ${showTime(invoice.startDate)}`, visits.doctor(names.speciality(invoice.speciality).toLocaleLowerCase(), invoice.physicianName))}. ${invoice.branchName}`}
      badges={<InvoiceBadge state={invoice.state} />}
      href={addresses.invoice(invoice.invoiceId)}
    />
  )
}
