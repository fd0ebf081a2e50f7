import { dayOf, showDate } from '@vizit/client/days/show-day'
import { useInvoices } from '@vizit/client/invoices/use-invoices'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { LiveRegion } from '@vizit/ui/live-region'
import { PageColumns } from '@vizit/ui/page/page-columns'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { LoadFailure } from '../../failures/load-failure.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { InvoiceFacts } from './invoice-facts.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import styles from './invoices.module.css'

/** One bill: what the clinic says that it did, and what the patient says to it [4.84-4.89]. */
export function InvoiceScreen({ invoiceId }: { invoiceId: string }) {
  const words = useWords('invoices')
  const list = useAddresses().visits({ show: 'invoices' })
  const { data, error, isFetching, refetch } = useInvoices()
  const invoice = data?.find(one => one.invoiceId === invoiceId)
  return (
    <Screen
      title={invoice ? words.title(invoice.number) : words.filters.invoices}
      note={invoice ? words.issued(showDate(dayOf(invoice.issuedAt))) : undefined}
      back={{ label: words.back, href: list }}
    >
      {invoice ? (
        <PageColumns aside={<InvoiceFacts invoice={invoice} />} asideAbove>
          <InvoiceForm key={invoice.invoiceId} invoice={invoice} />
        </PageColumns>
      ) : data ? (
        <EmptyTalon title={words.notFound} text={words.notFoundText} actions={<Button href={list}>{words.toInvoices}</Button>} />
      ) : error ? (
        <LoadFailure error={error} title={words.failed} text={words.failedText} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className={styles.stack} aria-busy="true">
          <LiveRegion text={words.loading} />
          <CardSkeleton lines={4} />
          <CardSkeleton lines={3} />
        </div>
      )}
    </Screen>
  )
}
