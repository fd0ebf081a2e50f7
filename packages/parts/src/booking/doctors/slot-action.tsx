import { phonesOf } from '@vizit/client/catalogue/phones'
import { useIsBookingClosed } from '@vizit/client/settings/use-settings'
import { useWidth } from '@vizit/client/shell/use-width'
import { Button } from '@vizit/ui/button'
import { useWords } from '../../words/words.tsx'

type SlotActionProps = { phones: string; isByPhone?: boolean; onNext: () => void }

/** What the button to the form is called here: on a phone there is room for the shorter word. */
export function useOnwardName(): string {
  const words = useWords('booking')
  return useWidth() === 'phone' ? words.next : words.goOn
}

/** The way on from a chosen time: to the form, or where that is closed to the phone of the registry [2.83] [2.84]. */
export function SlotAction({ phones, isByPhone, onNext }: SlotActionProps) {
  const words = useWords('booking')
  const onward = useOnwardName()
  const isClosed = useIsBookingClosed()
  const registry = isByPhone || isClosed ? phonesOf(phones)[0] : undefined
  if (!registry) return <Button onClick={onNext}>{onward}</Button>
  return (
    <Button href={registry.href}>
      {words.callRegistry}
      <span className="visually-hidden">: {registry.shown}</span>
    </Button>
  )
}
