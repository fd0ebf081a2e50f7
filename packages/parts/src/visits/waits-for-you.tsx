import { dayOf, showDate, showMoment, showTimeOf } from '@vizit/client/days/show-day'
import { useBadge } from '@vizit/client/install/badge'
import { useInvoices } from '@vizit/client/invoices/use-invoices'
import { labName, serviceName } from '@vizit/client/names/spoken-services'
import { useNewTests } from '@vizit/client/results/use-new-tests'
import { offerForm, requestName } from '@vizit/client/waiting-list/offer'
import { useWaitingRequests } from '@vizit/client/waiting-list/use-waiting-requests'
import type { Invoice } from '@vizit/contract/invoices'
import type { NewTest } from '@vizit/contract/results'
import type { Visit } from '@vizit/contract/visits'
import type { WaitingRequest } from '@vizit/contract/waiting-list'
import { type Day, minskDay } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import FlaskConical from 'lucide-react/icons/flask-conical'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './waits-for-you.module.css'

/** Of each kind: what is more stands on its own page. */
const MOST = 3

type WaitsForYouProps = {
  past: readonly Visit[]
  now: Date
  /** Known before it is shown, so that nothing moves under the finger when it is. */
  isShown?: boolean
}

/** What waits for the person, above the visits: a time that was offered first, for it ends, then results that nobody has opened, and invoices. Nothing waits: nothing stands here. */
export function WaitsForYou({ past, now, isShown = true }: WaitsForYouProps) {
  const words = useWords('visitsMore')
  const requests = useWaitingRequests().data
  const bills = useInvoices({ wanted: past.length > 0 }).data
  const offers = requests?.filter(one => one.offer && Date.parse(one.offer.until) > now.getTime()) ?? []
  const invoices = bills?.filter(one => one.mayDecide && one.state === 'waiting') ?? []
  const results = past.filter(visit => visit.newResults > 0)
  const fresh = useNewTests().data
  const tests = fresh ?? []
  const count = offers.length + invoices.length + results.length + tests.length
  useBadge(requests && fresh && (bills || past.length === 0) ? count : undefined)
  if (count === 0 || !isShown) return null
  const [first, ...others] = offers
  const today = minskDay(now)
  return (
    <Section title={words.waitsForYou}>
      {first ? <Offer request={first} now={now} isFirst /> : null}
      {others.slice(0, MOST - 1).map(request => (
        <Offer key={request.id} request={request} now={now} />
      ))}
      {results.length + tests.length + invoices.length > 0 ? (
        <List label={words.waitsForYou}>
          {results.slice(0, MOST).map(visit => (
            <ResultRow key={visit.orderId} visit={visit} today={today} />
          ))}
          {tests.slice(0, MOST).map(test => (
            <TestRow key={test.id} test={test} today={today} />
          ))}
          {invoices.slice(0, MOST).map(invoice => (
            <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
          ))}
        </List>
      ) : null}
    </Section>
  )
}

/** [R59] Known to few for a while, and held for nobody. The first alone has the filled button. */
function Offer({ request, now, isFirst = false }: { request: WaitingRequest; now: Date; isFirst?: boolean }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const offer = request.offer!
  const about = [requestName(request), offer.branchName].filter(Boolean).join(', ')
  return (
    <Card as="section" title={words.offered(showMoment(offer.startDate, minskDay(now)))} titleLevel={3} className={styles.offer}>
      <p>{words.whose(about, request.patientName)}</p>
      <p className={styles.note}>{words.offerText(showTimeOf(offer.until, minskDay(now)))}</p>
      <Button kind={isFirst ? 'main' : 'second'} href={offerForm(request, offer.timetableId, addresses)}>
        {words.offerBook}
      </Button>
    </Card>
  )
}

function ResultRow({ visit, today }: { visit: Visit; today: Day }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const what = `${visit.serviceName === null ? visit.physicianName : serviceName(visit.serviceName)}, ${showDate(dayOf(visit.startDate), today)}`
  const isConclusion = visit.reports.length > 0 && visit.reports.every(report => report.id === 'conclusion')
  return (
    <ListRow
      lead={<FlaskConical aria-hidden="true" />}
      title={isConclusion ? words.newConclusion : words.newResult}
      note={visit.relKind === 'ME' ? what : words.whose(what, visit.customerFirstName)}
      href={addresses.visit(visit.orderId)}
    />
  )
}

/** Of no visit: it stands among the tests, the latest first. */
function TestRow({ test, today }: { test: NewTest; today: Day }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const what = `${labName(test.name)}, ${showDate(dayOf(test.date), today)}`
  return (
    <ListRow
      lead={<FlaskConical aria-hidden="true" />}
      title={words.newResult}
      note={test.relKind === 'ME' ? what : words.whose(what, test.customerFirstName)}
      href={addresses.tests({ tab: 'ready' })}
    />
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const words = useWords('visitsMore')
  const bills = useWords('invoices')
  const addresses = useAddresses()
  const what = words.invoiceServices(invoice.services.filter(one => one.decision === null).length)
  return (
    <ListRow
      lead={<ReceiptText aria-hidden="true" />}
      title={words.invoice(bills.roubles(showRoubles(invoice.total)))}
      note={invoice.relKind === 'ME' ? what : words.whose(what, invoice.customerFirstName)}
      href={addresses.invoice(invoice.invoiceId)}
    />
  )
}
