import { Button } from '@vizit/ui/button'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'

/** The answer of a form of linking, and the way back. */
export function LinkActions({ label, waiting }: { label: string; waiting: string | undefined }) {
  const words = useWords('programmes')
  const addresses = useAddresses()
  return (
    <ActionBar layout="row">
      <Button type="submit" wide waiting={waiting}>
        {label}
      </Button>
      <Button kind="ghost" href={addresses.programmes()}>
        {words.cancel}
      </Button>
    </ActionBar>
  )
}
