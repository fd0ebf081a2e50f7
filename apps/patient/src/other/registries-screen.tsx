import { useBranches } from '@vizit/client/catalogue/use-places'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { addressText } from '@vizit/client/names/spoken-services'
import { RegistryPhones } from '@vizit/parts/catalogue/registry-phones.tsx'
import { TownButton } from '@vizit/parts/catalogue/town-button.tsx'
import { LoadFailure } from '@vizit/parts/failures/load-failure.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Card } from '@vizit/ui/card'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Glued } from '@vizit/ui/glued'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import styles from '../column.module.css'
import { useBackToOther } from '../shell/use-back-to-other.ts'

/** [2.172] The numbers of the registries of a town, each a call at one press. */
export function RegistriesScreen() {
  const words = useWords('app')
  const town = useTownChoice('booked')
  const { data, error, isFetching, refetch } = useBranches(town.townId)
  const called = data?.filter(branch => branch.phones !== '')
  return (
    <Screen title={words.registries} back={useBackToOther()} actions={<TownButton of={town} />} actionsAbove>
      <div className={styles.column}>
        {called ? (
          called.length > 0 ? (
            called.map(branch => (
              <Card key={branch.branchId} title={branch.branch}>
                <p className={styles.note}>
                  <Glued text={addressText(branch.address)} />
                </p>
                <RegistryPhones phones={branch.phones} />
              </Card>
            ))
          ) : (
            <EmptyTalon title={words.registriesNone} text={words.registriesNoneText} />
          )
        ) : error ? (
          <LoadFailure
            error={error}
            title={words.registriesFailed}
            text={words.registriesFailedText}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <CardSkeleton lines={4} />
        )}
      </div>
    </Screen>
  )
}
