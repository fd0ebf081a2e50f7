import { failureOf } from '@vizit/client/api/call-failure'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { drugsIn, hashOfDrugs } from '@vizit/client/drugs/drug-address'
import { useDrug, useMoreDrugs } from '@vizit/client/drugs/use-drugs'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Pill from 'lucide-react/icons/pill'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { TownButton } from '../catalogue/town-button.tsx'
import { holdFocus } from '../frame/hold-focus.ts'
import { Screen } from '../frame/screen.tsx'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { useWayBack } from '../ways/use-way-back.ts'
import { useHere, useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ChestAside } from './chest-aside.tsx'
import { ChestButton } from './chest-button.tsx'
import { drugFacts, drugName } from './drug-lines.ts'
import { DrugsAway } from './drug-results.tsx'
import styles from './drugs.module.css'
import { Drugstores } from './drugstores.tsx'

const MoreDrugs = lazy(async () => ({ default: (await import('./more-drugs.tsx')).MoreDrugs }))

/** [2.135] [1.17] One drug: form, prescription, and the drugstores of the town that have it; or several that are looked for together. */
export function DrugScreen() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const ways = useWays()
  const ids = drugsIn(useHere(now => now.hash))
  const [drugId, ...more] = ids
  const [isAdding, setAdding] = useState(false)
  const town = useTownChoice('all')
  const { data: drug, error, isFetching, refetch } = useDrug(drugId, town.townId)
  const others = useMoreDrugs(more, town.townId)
  const drugs = drug ? [drug, ...(others.drugs ?? [])] : []
  const isOne = more.length === 0 || others.drugs?.length === 0
  const kept = useKeptFocus()
  const back = useWayBack(addresses.drugs())

  function put(drugIds: string[]) {
    ways.askHere({ hash: hashOfDrugs(drugIds) }, { replace: true, keepScroll: true })
    setAdding(false)
  }

  function add() {
    holdFocus()
    setAdding(true)
  }

  function body() {
    if (drug)
      return (
        <>
          <div className={styles.finder} {...kept}>
            {isAdding || !isOne ? (
              <Suspense fallback={<CardSkeleton lines={2} />}>
                <MoreDrugs ids={ids} drugs={drugs} townId={town.townId} adding={isAdding} onPut={put} />
              </Suspense>
            ) : null}
            {isAdding ? null : (
              <Button kind="second" size="small" icon={<Plus aria-hidden="true" />} onClick={add}>
                {words.addAnother}
              </Button>
            )}
          </div>
          <Section title={isOne ? words.drugstores : words.whereAll}>
            {others.drugs ? (
              <Drugstores drugs={drugs} town={town} />
            ) : others.error ? (
              <DrugsAway error={others.error} onRetry={() => void others.refetch()} isRetrying={others.isFetching} />
            ) : (
              <CardSkeleton lines={4} />
            )}
          </Section>
        </>
      )
    if (drugId === undefined || (error && failureOf(error).code === 'NOT_FOUND')) {
      return (
        <EmptyTalon title={words.notFound} text={words.notFoundText} actions={<Button href={addresses.drugs()}>{words.toSearch}</Button>} />
      )
    }
    if (error) return <DrugsAway error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    return <CardSkeleton lines={8} />
  }
  return (
    <Screen
      title={drug ? (isOne ? drugName(drug) : words.together(others.drugs ? drugs.length : ids.length)) : words.title}
      note={drug && (isOne ? drugFacts(words, drug) : words.togetherNote)}
      back={back}
      lead={
        <span className={styles.mark}>
          <Pill aria-hidden="true" />
        </span>
      }
      aside={<ChestAside />}
      actions={
        drug ? (
          <>
            <TownButton of={town} />
            {isOne ? <ChestButton drug={drug} /> : null}
          </>
        ) : undefined
      }
    >
      {body()}
    </Screen>
  )
}
