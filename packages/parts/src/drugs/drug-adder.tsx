import type { Drug } from '@vizit/contract/drugs'
import { DRUGS_AT_ONCE } from '@vizit/rules/drugs'
import { Banner } from '@vizit/ui/banner'
import Plus from 'lucide-react/icons/plus'
import { useWords } from '../words/words.tsx'
import { DrugFinder } from './drug-finder.tsx'

type DrugAdderProps = { ids: readonly string[]; townId: string | undefined; onAdd: (drug: Drug) => void }

/** A box that adds to the drugs with these ids, until there are as many as can be looked for at once. */
export function DrugAdder({ ids, townId, onAdd }: DrugAdderProps) {
  const words = useWords('drugs')
  if (ids.length >= DRUGS_AT_ONCE) return <Banner kind="info" title={words.listFull(DRUGS_AT_ONCE)} />
  return (
    <DrugFinder
      townId={townId}
      rowOf={drug =>
        ids.includes(drug.id) ? { trail: words.alreadyThere } : { onPress: () => onAdd(drug), trail: <Plus aria-hidden="true" /> }
      }
    />
  )
}
