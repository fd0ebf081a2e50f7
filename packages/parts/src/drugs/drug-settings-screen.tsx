import { type DrugPreferences, drugPreferences, rememberDrugPreferences } from '@vizit/client/drugs/drug-preferences'
import { useDrugSearches, useForgetDrugSearch } from '@vizit/client/drugs/use-drug-searches'
import { useSession } from '@vizit/client/session/session-provider'
import { DRUGSTORE_SORTS, type DrugstoreSort } from '@vizit/rules/drugs'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useWords } from '../words/words.tsx'
import styles from './drugs.module.css'

/** [2.161] How drugs are looked for, kept in this browser, and what is kept of the searches. For visitors too. */
export function DrugSettingsScreen() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const [chosen, setChosen] = useState(drugPreferences)
  function put(change: Partial<DrugPreferences>) {
    const next = { ...chosen, ...change }
    setChosen(next)
    rememberDrugPreferences(next)
  }
  return (
    <Screen title={words.settings} note={words.settingsNote} back={useWayBack(addresses.drugs())}>
      <div className={styles.finder}>
        <ChoiceGroup legend={words.sortLabel} value={chosen.sort} onChange={sort => put({ sort: sort as DrugstoreSort })}>
          {DRUGSTORE_SORTS.map(sort => (
            <ChoiceCard key={sort} value={sort} title={words.sorts[sort]} />
          ))}
        </ChoiceGroup>
        <Card>
          <CheckboxRow role="switch" aria-checked={chosen.openOnly} checked={chosen.openOnly} onChange={openOnly => put({ openOnly })}>
            {words.openFirst}
          </CheckboxRow>
          {isSignedIn ? (
            <CheckboxRow
              role="switch"
              aria-checked={chosen.keepsSearches}
              checked={chosen.keepsSearches}
              onChange={keepsSearches => put({ keepsSearches })}
            >
              {words.keepSearches}
            </CheckboxRow>
          ) : null}
        </Card>
        {isSignedIn ? <Kept /> : null}
        <p className={styles.small}>{words.hint}</p>
      </div>
    </Screen>
  )
}

/** How many searches are kept, and forgetting them. */
function Kept() {
  const words = useWords('drugs')
  const { say } = useToasts()
  const { data } = useDrugSearches(true)
  const forget = useForgetDrugSearch()
  if (!data) return null
  return (
    <Card title={words.own}>
      <p>{words.searchesKept(data.length)}</p>
      {data.length > 0 ? (
        <Button
          kind="second"
          waiting={forget.isPending ? words.forgetting : undefined}
          onClick={() => forget.mutate('all', { onSuccess: () => say(words.forgotten) })}
        >
          {words.forgetSearches}
        </Button>
      ) : null}
    </Card>
  )
}
