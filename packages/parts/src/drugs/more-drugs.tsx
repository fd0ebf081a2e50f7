import type { Drug } from '@vizit/contract/drugs'
import { DrugAdder } from './drug-adder.tsx'
import { DrugList } from './drug-list.tsx'

/** `ids`: all that the address names; `drugs`: those of them that are known. */
type MoreDrugsProps = {
  ids: readonly string[]
  drugs: readonly Drug[]
  townId: string | undefined
  adding: boolean
  onPut: (drugIds: string[]) => void
}

/** What is looked for together, and a box to add to it. */
export function MoreDrugs({ ids, drugs, townId, adding, onPut }: MoreDrugsProps) {
  return (
    <>
      {drugs.length > 1 ? <DrugList drugs={drugs} onRemove={drug => onPut(ids.filter(id => id !== drug.id))} /> : null}
      {adding ? <DrugAdder ids={ids} townId={townId} onAdd={drug => onPut([...ids, drug.id])} /> : null}
    </>
  )
}
