import { useReminded } from '@vizit/client/reminders/use-reminded'
import type { Visit } from '@vizit/contract/visits'
import { ListRow } from '@vizit/ui/list-row'
import Bell from 'lucide-react/icons/bell'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'

/** [R48] When one is really reminded and how, with the way to change it; nothing until that is known. */
export function RemindersRow({ visit }: { visit: Visit }) {
  const words = useWords('visitsMore')
  const addresses = useAddresses()
  const reminded = useReminded(visit)
  if (!reminded) return null
  const { channel, moments } = reminded
  return (
    <ListRow
      lead={<Bell aria-hidden="true" />}
      title={words.reminders}
      note={moments.length > 0 ? words.reminded(words.channel[channel], moments) : words.notReminded}
      href={addresses.reminders()}
    />
  )
}
