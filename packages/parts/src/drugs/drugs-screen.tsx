import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { searchedIn } from '@vizit/client/drugs/drug-address'
import { drugPreferences } from '@vizit/client/drugs/drug-preferences'
import { useKeepDrugSearch } from '@vizit/client/drugs/use-drug-searches'
import { useSession } from '@vizit/client/session/session-provider'
import { IconButton } from '@vizit/ui/icon-button'
import Settings2 from 'lucide-react/icons/settings-2'
import { useAddresses } from '../addresses/addresses.ts'
import { TownButton } from '../catalogue/town-button.tsx'
import { Screen } from '../frame/screen.tsx'
import { useWayBack } from '../ways/use-way-back.ts'
import { useHere, useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ChestAside } from './chest-aside.tsx'
import { DrugFinder } from './drug-finder.tsx'

/** [1.16] Drugs by name; before anything is typed what one has looked for oneself and what others look for. For visitors too. */
export function DrugsScreen() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const ways = useWays()
  const isSignedIn = useSession().kind === 'signed-in'
  const searched = searchedIn(useHere(now => now.hash))
  const town = useTownChoice('all')
  const keep = useKeepDrugSearch()
  const back = useWayBack(addresses.above.finding(isSignedIn))
  return (
    <Screen
      title={words.title}
      note={words.note}
      back={back}
      actions={
        <>
          <TownButton of={town} />
          <IconButton label={words.settings} icon={<Settings2 aria-hidden="true" />} href={addresses.drugSettings()} />
        </>
      }
      aside={<ChestAside />}
    >
      <DrugFinder
        initial={searched}
        townId={town.townId}
        onAsk={text => ways.askHere({ hash: text }, { replace: true, keepScroll: true })}
        rowOf={(drug, asked) => ({
          href: addresses.drug(drug.id),
          onPress: isSignedIn && drugPreferences().keepsSearches ? () => keep.mutate(asked) : undefined
        })}
        ideas
      />
    </Screen>
  )
}
