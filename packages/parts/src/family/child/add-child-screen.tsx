import { useNow } from '@vizit/client/api/clock'
import { familySection } from '@vizit/client/family/family-section'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import { wayBack } from '@vizit/client/session/way-back'
import { minskDay } from '@vizit/rules/days'
import { mayAdd } from '@vizit/rules/family'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { FamilyRefused } from '../family-refused.tsx'
import { AddChildForm } from './add-child-form.tsx'

/** [2.43] A child is added by an adult, while there is room [5.73]. */
export function AddChildScreen({ from }: { from?: string | undefined }) {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const ways = useWays()
  const today = minskDay(useNow())
  const birthday = useProfile().data?.birthday
  const family = useRelatives().data ?? []
  const isFull = mayAdd('CHILD', family) === 'TOO_MANY_CHILDREN'
  return (
    <Screen
      title={words.addTitle}
      note={words.addNote}
      // A step back, and no new page on top: the arrow of the page one came from would lead here again.
      back={{ label: shell.back, ...(from === undefined ? { href: addresses.family() } : { onPress: () => ways.back(wayBack(from)) }) }}
    >
      {familySection(birthday, today) === 'ADULTS_ONLY' ? (
        <FamilyRefused title={words.onlyAdults} text={words.onlyAdultsText} />
      ) : isFull ? (
        <FamilyRefused title={words.full} text={words.fullText} />
      ) : (
        <AddChildForm family={family} from={from} />
      )}
    </Screen>
  )
}
