import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/** [2.102] [4.112] The visit that the link named is not there. */
export function NotFoundDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('visitImport')
  const addresses = useAddresses()
  const ways = useWays()

  // [4.113]
  function book() {
    onClose()
    void ways.go(addresses.onlineBooking())
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.notFoundTitle}
      text={words.notFound}
      actions={
        <>
          <Button wide onClick={book}>
            {words.newVisit}
          </Button>
          <Button wide kind="ghost" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    />
  )
}
