import type { Drug } from '@vizit/contract/drugs'
import { IconButton } from '@vizit/ui/icon-button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import X from 'lucide-react/icons/x'
import { useWords } from '../words/words.tsx'
import { drugFacts, drugName } from './drug-lines.ts'

type Named = Parameters<typeof drugName>[0] & Parameters<typeof drugFacts>[1] & Pick<Drug, 'id'>

/** Drugs that are looked for together, each of which can be taken out. */
export function DrugList<D extends Named>({ drugs, onRemove }: { drugs: readonly D[]; onRemove: (drug: D) => void }) {
  const words = useWords('drugs')
  return (
    <List label={words.visitList}>
      {drugs.map(one => (
        <ListRow
          key={one.id}
          title={drugName(one)}
          note={drugFacts(words, one)}
          trail={
            <IconButton
              kind="plain"
              label={words.removeLabel(drugName(one))}
              icon={<X aria-hidden="true" />}
              onClick={() => onRemove(one)}
            />
          }
        />
      ))}
    </List>
  )
}
