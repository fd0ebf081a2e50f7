import type { TownChoice } from '@vizit/client/catalogue/use-town-choice'
import { usePutVisitDrugs } from '@vizit/client/drugs/use-medicine-chest'
import type { KeptDrug } from '@vizit/contract/own-drugs'
import { Banner } from '@vizit/ui/banner'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { Section } from '@vizit/ui/page/section'
import { useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { DrugAdder } from './drug-adder.tsx'
import { drugName } from './drug-lines.ts'
import { DrugList } from './drug-list.tsx'
import styles from './drugs.module.css'
import { Drugstores } from './drugstores.tsx'

type VisitDrugsProps = { orderId: string; kept: readonly KeptDrug[]; town: TownChoice }

/** The list, a box to add to it, and where all of it is sold. */
export function VisitDrugs({ orderId, kept, town }: VisitDrugsProps) {
  const words = useWords('drugs')
  const tell = useRefusalWords()
  const { say } = useToasts()
  const { mutate, isPending, error } = usePutVisitDrugs(orderId)
  const [turn, setTurn] = useState(0)
  const drugs = kept.map(one => ({ ...one, id: one.drugId }))
  const ids = drugs.map(one => one.id)

  function put(drugIds: string[], said: string) {
    if (isPending) return
    mutate(drugIds, {
      onSuccess: () => {
        say(said)
        setTurn(turn + 1)
      }
    })
  }

  return (
    <div className={styles.visit}>
      {/* Once one is added the box is empty again, for the next one. */}
      <DrugAdder key={turn} ids={ids} townId={town.townId} onAdd={drug => put([...ids, drug.id], words.added(drugName(drug)))} />
      {error ? (
        <Banner kind="danger" title={tell(error).title} live>
          {tell(error).text}
        </Banner>
      ) : null}
      {kept.length === 0 ? (
        <Banner kind="info" title={words.visitEmpty}>
          {words.visitEmptyText}
        </Banner>
      ) : (
        <>
          <Section title={words.visitList}>
            <DrugList
              drugs={drugs}
              onRemove={drug =>
                put(
                  ids.filter(id => id !== drug.id),
                  words.removedFromList(drugName(drug))
                )
              }
            />
          </Section>
          <Section title={words.whereAll}>
            <Drugstores drugs={drugs} town={town} />
          </Section>
        </>
      )}
    </div>
  )
}
