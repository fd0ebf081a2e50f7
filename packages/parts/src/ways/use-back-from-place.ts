import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'

/** The arrow of visits, tests and family: none where the frame itself leads to them. */
export function useBackFromPlace() {
  const { back } = useWords('shell')
  const href = useAddresses().above.places()
  return href === undefined ? {} : { back: { label: back, href } }
}
