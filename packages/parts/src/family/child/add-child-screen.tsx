import { useNow } from '@vizit/client/api/clock'
import { familySection } from '@vizit/client/family/family-section'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import { minskDay } from '@vizit/rules/days'
import { mayAdd } from '@vizit/rules/family'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { FamilyRefused } from '../family-refused.tsx'
import { useBackFrom } from '../use-back-from.ts'
import { AddChildForm } from './add-child-form.tsx'

/** [2.43] A child is added by an adult, while there is room [5.73]. */
export function AddChildScreen({ from }: { from?: string | undefined }) {
  const words = useWords('family')
  const today = minskDay(useNow())
  const birthday = useProfile().data?.birthday
  const family = useRelatives().data ?? []
  const isFull = mayAdd('CHILD', family) === 'TOO_MANY_CHILDREN'
  return (
    <Screen title={words.addTitle} note={words.addNote} back={useBackFrom(from)}>
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
