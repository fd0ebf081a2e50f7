import { judgeDrugSearch } from '@vizit/rules/drugs'
import { foldedWords } from '@vizit/rules/spelling'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Pill from 'lucide-react/icons/pill'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import { WORDS_FOR_DRUGS } from './drug-words.data.ts'

/** Whether a word for drugs or drugstores was typed. */
export function asksForDrugs(typed: string): boolean {
  return foldedWords(typed).some(word => WORDS_FOR_DRUGS.some(begin => word.startsWith(begin)))
}

/** Drugs are looked for elsewhere: the way there, with what was typed. A word for drugs themselves is no name of one. */
export function DrugsRow({ typed }: { typed: string }) {
  const words = useWords('findAnything')
  const addresses = useAddresses()
  const isDrugs = asksForDrugs(typed)
  if (!isDrugs && judgeDrugSearch(typed) !== 'part') return null
  return (
    <List label={words.drugs}>
      <ListRow
        lead={<Pill aria-hidden="true" />}
        title={words.drugs}
        note={isDrugs ? words.drugsNote : words.drugsFor(typed)}
        href={addresses.drugs(isDrugs ? undefined : typed)}
      />
    </List>
  )
}
