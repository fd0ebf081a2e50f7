import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useWays } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialog'

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
