import { useTowns } from '@vizit/client/catalogue/use-places'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWays } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import styles from '../column.module.css'
import { own } from '../own-addresses.ts'
import { TownList } from './town-list.tsx'

/** [2.174] [1.46] The city in which one looks for doctors, centres and drugs. */
export function TownScreen() {
  const words = useWords('app')
  const shell = useWords('shell')
  const ways = useWays()
  const all = useTowns('all')
  const choice = useTownChoice('all')
  return (
    <Screen title={words.city} note={words.cityNote} back={{ label: shell.back, href: own.settings }}>
      <div className={styles.column}>
        {all.data ? (
          <TownList
            towns={all.data}
            townId={choice.town?.id ?? null}
            onChoose={townId => {
              choice.choose(townId)
              ways.back(own.settings)
            }}
          />
        ) : all.error ? (
          <LoadFailure
            error={all.error}
            title={words.townFailed}
            text={words.townFailedText}
            onRetry={() => void all.refetch()}
            isRetrying={all.isFetching}
          />
        ) : (
          <CardSkeleton lines={6} />
        )}
      </div>
    </Screen>
  )
}
