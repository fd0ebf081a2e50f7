import { useFamilyRequests } from '@vizit/client/family/use-family-requests'
import { wayBack } from '@vizit/client/session/way-back'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import styles from './family-code.module.css'

/** What became of one's own request, while the page is looked at. `from`: what is being booked meanwhile; whoever is let in goes on there. */
export function AskedRequest({ requestId, from }: { requestId: string; from?: string | undefined }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const state = useFamilyRequests({ watch: true }).data?.own.find(request => request.requestId === requestId)?.state ?? 'open'
  return (
    <div className={styles.page}>
      <Answer state={state} />
      {from === undefined ? null : (
        <Button kind={state === 'confirmed' ? 'main' : 'second'} wide href={wayBack(from)}>
          {words.toBooking}
        </Button>
      )}
      <Button kind={state === 'confirmed' && from === undefined ? 'main' : 'second'} wide href={addresses.family()}>
        {words.toFamily}
      </Button>
    </div>
  )
}

function Answer({ state }: { state: 'open' | 'confirmed' | 'declined' | 'expired' }) {
  const words = useWords('family')
  switch (state) {
    case 'open':
      return (
        <Banner kind="wait" title={words.askedTitle} live>
          {words.askedText}
        </Banner>
      )
    case 'confirmed':
      return (
        <Banner kind="ok" title={words.askedConfirmed} live>
          {words.askedConfirmedText}
        </Banner>
      )
    case 'declined':
      return (
        <Banner kind="info" title={words.askedDeclined} live>
          {words.askedDeclinedText}
        </Banner>
      )
    case 'expired':
      return (
        <Banner kind="info" title={words.askedExpired} live>
          {words.askedDeclinedText}
        </Banner>
      )
  }
}
