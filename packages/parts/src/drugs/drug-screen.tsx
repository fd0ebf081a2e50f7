import { failureOf } from '@vizit/client/api/call-failure'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { drugIn } from '@vizit/client/drugs/drug-address'
import { useDrug } from '@vizit/client/drugs/use-drugs'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Pill from 'lucide-react/icons/pill'
import { useAddresses } from '../addresses/addresses.ts'
import { TownButton } from '../catalogue/town-button.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useHere } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ChestAside } from './chest-aside.tsx'
import { ChestButton } from './chest-button.tsx'
import { drugFacts, drugName } from './drug-lines.ts'
import { DrugsAway } from './drug-results.tsx'
import styles from './drugs.module.css'
import { Drugstores } from './drugstores.tsx'

/** [2.135] [1.17] One drug: form, prescription, and the drugstores of the town that have it. */
export function DrugScreen() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const drugId = drugIn(useHere(now => now.hash))
  const town = useTownChoice('all')
  const { data: drug, error, isFetching, refetch } = useDrug(drugId, town.townId)
  const back = useWayBack(addresses.drugs())

  function body() {
    if (drug)
      return (
        <Section title={words.drugstores}>
          <Drugstores drugs={[drug]} town={town} />
        </Section>
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
      title={drug ? drugName(drug) : words.title}
      note={drug && drugFacts(words, drug)}
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
            <ChestButton drug={drug} />
          </>
        ) : undefined
      }
    >
      {body()}
    </Screen>
  )
}
