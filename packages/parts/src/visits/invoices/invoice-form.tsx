import { failureOf } from '@vizit/client/api/call-failure'
import { type InvoiceDraft, invoiceStep } from '@vizit/client/invoices/invoice-view'
import { useDecideInvoice } from '@vizit/client/invoices/use-decide-invoice'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import type { Invoice } from '@vizit/contract/invoices'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { Section } from '@vizit/ui/page/section'
import CheckCheck from 'lucide-react/icons/check-check'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './invoices.module.css'
import { SendDialog } from './send-dialog.tsx'
import { ServiceCard } from './service-card.tsx'

/** The services of a bill: each is confirmed, or rejected with a reason; some may wait. One word for all of them at once [4.84-4.86]. */
export function InvoiceForm({ invoice }: { invoice: Invoice }) {
  const words = useWords('invoices')
  const { say } = useToasts()
  const decide = useDecideInvoice()
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<InvoiceDraft>({})
  const [tried, setTried] = useState(false)
  const [asks, setAsks] = useState(false)
  const step = invoiceStep(invoice, draft)
  const open = invoice.services.filter(service => service.decision === null)
  const isOld = decide.isError && failureOf(decide.error).code === 'INVALID_STATE'

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (step.kind === 'send') setAsks(true)
    // What is wrong stands beside its field by then.
    else requestAnimationFrame(() => showFirstFault(element.current))
  }
  function send() {
    const decisions = open.flatMap(({ position }) => {
      const said = draft[position]
      if (!said) return []
      return [said.decision === 'rejected' ? { position, ...said, reason: said.reason.trim() } : { position, decision: said.decision }]
    })
    decide.mutate(
      { invoiceId: invoice.invoiceId, decisions },
      {
        onSuccess: () => {
          setDraft({})
          setTried(false)
          setAsks(false)
          say(words.sent)
        },
        onError: error => {
          if (failureOf(error).code === 'INVALID_STATE') setAsks(false)
        }
      }
    )
  }

  return (
    <form ref={element} className={styles.stack} noValidate onSubmit={submit}>
      {isOld ? <Banner kind="wait" title={words.alreadyDecided} live /> : null}
      {invoice.mayDecide || open.length === 0 ? null : <Banner kind="info" title={words.mayNotDecide} />}
      <Section title={step.kind === 'read-only' ? words.services : words.question}>
        {step.kind === 'read-only' ? null : (
          <div className={styles.ask}>
            <p className={styles.small}>{words.questionText}</p>
            <Button
              kind="second"
              size="small"
              icon={<CheckCheck aria-hidden="true" />}
              onClick={() =>
                setDraft(Object.fromEntries(open.map(({ position }) => [position, { decision: 'confirmed' as const, reason: '' }])))
              }
            >
              {words.confirmAll}
            </Button>
          </div>
        )}
        {invoice.services.map(service => (
          <ServiceCard
            key={service.position}
            service={service}
            said={draft[service.position]}
            mayDecide={invoice.mayDecide}
            tried={tried}
            onSay={said => setDraft({ ...draft, [service.position]: said })}
          />
        ))}
      </Section>
      {step.kind === 'read-only' ? null : (
        <ActionBar>
          {tried && step.kind === 'choose' ? <Banner kind="danger" title={words.choose} live /> : null}
          <Button type="submit" wide>
            {words.send(Object.keys(draft).length)}
          </Button>
        </ActionBar>
      )}
      {asks ? (
        <SendDialog
          open={open}
          draft={draft}
          isSending={decide.isPending}
          error={isOld ? null : decide.error}
          onSend={send}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </form>
  )
}
