import { useLocation } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { drugIn } from '@vizit/client/drugs/drug-address'
import { useDrug } from '@vizit/client/drugs/use-drugs'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { TownButton } from '@vizit/parts/catalogue/town-button.tsx'
import { ChestButton } from '@vizit/parts/drugs/chest-button.tsx'
import { drugFacts, drugName } from '@vizit/parts/drugs/drug-lines'
import { DrugsAway } from '@vizit/parts/drugs/drug-results.tsx'
import styles from '@vizit/parts/drugs/drugs.module.css'
import { Drugstores } from '@vizit/parts/drugs/drugstores.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { Section } from '@vizit/ui/section'
import Pill from 'lucide-react/icons/pill'
import { useWayBack } from '../shell/use-way-back.ts'
import { ChestAside } from './chest-aside.tsx'

/** [2.135] [1.17] One drug: form, prescription, and the drugstores of the town that have it. */
export function DrugScreen() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const drugId = drugIn(useLocation({ select: location => location.hash }))
  const town = useTownChoice('all')
  const { data: drug, error, isFetching, refetch } = useDrug(drugId, town.town?.id)
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
