import type { useDrugs } from '@vizit/client/drugs/use-drugs'
import type { Drug } from '@vizit/contract/drugs'
import { judgeDrugSearch } from '@vizit/rules/drugs'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow, type ListRowProps } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Pill from 'lucide-react/icons/pill'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { drugFacts, drugName, priceLine } from './drug-lines.ts'
import styles from './drugs.module.css'

export type RowOf = Pick<ListRowProps, 'href' | 'onPress' | 'trail'>

/** The service gives no more at once. */
const MOST = 100

type DrugResultsProps = { asked: string; found: ReturnType<typeof useDrugs>; rowOf: (drug: Drug, asked: string) => RowOf }

/** [3.67] [3.75] What was found, each with form, prescription and lowest price; whose information it is [1.18]. */
export function DrugResults({ asked, found, rowOf }: DrugResultsProps) {
  const words = useWords('drugs')
  const { data, error, isFetching, isPlaceholderData, refetch } = found
  if (error) return <DrugsAway error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) {
    return (
      <div aria-busy="true">
        <LiveRegion text={words.loading} />
        <CardSkeleton lines={6} />
      </div>
    )
  }
  const { drugs, source, readAs } = data
  if (drugs.length === 0) {
    const isShort = judgeDrugSearch(asked) === 'full-name'
    return <EmptyTalon isAnswer title={words.nothing} text={isShort ? words.nothingShort : words.nothingText} />
  }
  return (
    <div className={styles.results} aria-busy={isPlaceholderData}>
      <p className={styles.small} role="status">
        {readAs === null ? null : `${words.readAs(readAs)}. `}
        {drugs.length < MOST ? words.found(drugs.length) : words.foundMany(drugs.length)}
      </p>
      <List label={words.title}>
        {drugs.map(drug => (
          <ListRow
            key={drug.id}
            lead={<Pill aria-hidden="true" />}
            title={drugName(drug)}
            note={drugFacts(words, drug)}
            trail={<span className={drug.priceFrom === null ? styles.small : styles.price}>{priceLine(words, drug)}</span>}
            {...rowOf(drug, asked)}
          />
        ))}
      </List>
      <p className={styles.small}>{words.source(source.name)}</p>
    </div>
  )
}

/** [8.91] The service is away, or the question did not come through. */
export function DrugsAway({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) {
  return <LoadFailure error={error} {...useRefusalWords()(error)} onRetry={onRetry} isRetrying={isRetrying} />
}
