import { type IncomingRequest, useDeclineRequest, useFamilyRequests } from '@vizit/client/family/use-family-requests'
import { inOrder } from '@vizit/client/people/in-order'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Avatar } from '@vizit/ui/avatar'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { Section } from '@vizit/ui/page/section'
import { lazy, Suspense, useState } from 'react'
import { RefusalBanner } from '../../failures/refusal-banner.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'

const AcceptDialog = lazy(loadAfterPicture(async () => ({ default: (await import('./accept-dialog.tsx')).AcceptDialog })))

/** Who asks to come in, by name and masked phone [R15], and that one's own request waits. */
export function FamilyRequests() {
  const words = useWords('family')
  const requests = useFamilyRequests({ watch: true }).data
  // Once asked for it stays, for the way in which it closes.
  const [accepting, setAccepting] = useState<IncomingRequest | null | 'never'>('never')
  if (!requests) return null
  const waits = requests.own.some(request => request.state === 'open')
  return (
    <>
      {requests.incoming.length > 0 ? (
        <Section title={words.requests}>
          {requests.incoming.map(request => (
            <OneRequest key={request.requestId} request={request} onAccept={() => setAccepting(request)} />
          ))}
        </Section>
      ) : null}
      {waits ? (
        <Banner kind="wait" title={words.waitingTitle}>
          {words.waitingText}
        </Banner>
      ) : null}
      {accepting === 'never' ? null : (
        <Suspense>
          <AcceptDialog request={accepting} onClose={() => setAccepting(null)} />
        </Suspense>
      )}
    </>
  )
}

function OneRequest({ request, onAccept }: { request: IncomingRequest; onAccept: () => void }) {
  const words = useWords('family')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const decline = useDeclineRequest()

  async function refuse() {
    const done = await decline.mutateAsync(request.requestId).catch(() => null)
    if (done) say(words.declined)
  }

  return (
    <Card as="article" aria-label={request.name} className={styles.request}>
      <div className={styles.asker}>
        <Avatar id={request.requestId} text={inOrder(request.name)} />
        <div>
          <h3>{request.name}</h3>
          <p className={styles.quiet}>{request.phone}</p>
          <p className={styles.quiet}>{request.as === 'SPOUSE' ? words.asSpouse : words.asRelative}</p>
        </div>
      </div>
      {decline.isError ? <RefusalBanner {...tell(decline.error)} /> : null}
      <div className={styles.answers}>
        <Button size="small" onClick={onAccept}>
          {words.accept}
        </Button>
        <Button size="small" kind="outline" waiting={decline.isPending ? words.decline : undefined} onClick={() => void refuse()}>
          {words.decline}
        </Button>
      </div>
    </Card>
  )
}
