import { wayBack } from '@vizit/client/session/way-back'
import type { PageHeaderProps } from '@vizit/ui/page/page-header'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'

/** `from`: where a visit is booked. */
export type WayBack = { from?: string | undefined }

/**
 * The arrow of a page where somebody is added: to the family, or back to `from`, where a visit is booked. There it is a step back and no new page on top,
 * whose own arrow would lead here again.
 */
export function useBackFrom(from: string | undefined): NonNullable<PageHeaderProps['back']> {
  const { back: label } = useWords('shell')
  const addresses = useAddresses()
  const ways = useWays()
  return from === undefined ? { label, href: addresses.family() } : { label, onPress: () => ways.back(wayBack(from)) }
}

/** The same for the button that gives up there. */
export function useCancelTo(from: string | undefined): { href: string } | { onClick: () => void } {
  const addresses = useAddresses()
  const ways = useWays()
  return from === undefined ? { href: addresses.family() } : { onClick: () => ways.back(wayBack(from)) }
}
