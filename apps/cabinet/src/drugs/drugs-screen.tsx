import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTownChoice } from '@vizit/client/catalogue/use-town-choice'
import { searchedIn } from '@vizit/client/drugs/drug-address'
import { useKeepDrugSearch } from '@vizit/client/drugs/use-drug-searches'
import { useSession } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { TownButton } from '@vizit/parts/catalogue/town-button.tsx'
import { DrugFinder } from '@vizit/parts/drugs/drug-finder.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { useWayBack } from '../shell/use-way-back.ts'
import { ChestAside } from './chest-aside.tsx'

/** [1.16] Drugs by name; before anything is typed what one has looked for oneself and what others look for. For visitors too. */
export function DrugsScreen() {
  const words = useWords('drugs')
  const addresses = useAddresses()
  const navigate = useNavigate()
  const isSignedIn = useSession().kind === 'signed-in'
  const searched = searchedIn(useLocation({ select: location => location.hash }))
  const town = useTownChoice('all')
  const keep = useKeepDrugSearch()
  const back = useWayBack(isSignedIn ? addresses.profile() : addresses.start())
  return (
    <Screen title={words.title} note={words.note} back={back} actions={<TownButton of={town} />} aside={<ChestAside />}>
      <DrugFinder
        initial={searched}
        townId={town.town?.id}
        onAsk={text => void navigate({ to: '.', hash: text, replace: true, resetScroll: false, hashScrollIntoView: false })}
        rowOf={(drug, asked) => ({
          href: addresses.drug(drug.id),
          onPress: isSignedIn ? () => keep.mutate(asked) : undefined
        })}
        ideas
      />
    </Screen>
  )
}
