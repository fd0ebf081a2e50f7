import type { TownChoice } from '@vizit/client/catalogue/use-town-choice'
import { usePutVisitDrugs } from '@vizit/client/drugs/use-medicine-chest'
import type { KeptDrug } from '@vizit/contract/own-drugs'
import { DRUGS_AT_ONCE } from '@vizit/rules/drugs'
import { Banner } from '@vizit/ui/banner'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { IconButton } from '@vizit/ui/icon-button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { DrugFinder } from './drug-finder.tsx'
import { drugFacts, drugName } from './drug-lines.ts'
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
  const ids = kept.map(one => one.drugId)
  const isFull = ids.length >= DRUGS_AT_ONCE

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
      {isFull ? (
        <Banner kind="info" title={words.listFull(DRUGS_AT_ONCE)} />
      ) : (
        // Once one is added the box is empty again, for the next one.
        <DrugFinder
          key={turn}
          townId={town.townId}
          rowOf={drug =>
            ids.includes(drug.id)
              ? { trail: words.alreadyThere }
              : { onPress: () => put([...ids, drug.id], words.added(drugName(drug))), trail: <Plus aria-hidden="true" /> }
          }
        />
      )}
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
            <List label={words.visitList}>
              {kept.map(one => (
                <ListRow
                  key={one.drugId}
                  title={drugName(one)}
                  note={drugFacts(words, one)}
                  trail={
                    <IconButton
                      kind="plain"
                      label={words.removeLabel(drugName(one))}
                      icon={<X aria-hidden="true" />}
                      onClick={() =>
                        put(
                          ids.filter(id => id !== one.drugId),
                          words.removedFromList(drugName(one))
                        )
                      }
                    />
                  }
                />
              ))}
            </List>
          </Section>
          <Section title={words.whereAll}>
            <Drugstores drugs={kept.map(one => ({ ...one, id: one.drugId }))} town={town} />
          </Section>
        </>
      )}
    </div>
  )
}
