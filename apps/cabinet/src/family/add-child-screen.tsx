import { useNow } from '@vizit/client/api/clock'
import { familySection } from '@vizit/client/family/family-section'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { FamilyRefused } from '@vizit/parts/family/family-refused.tsx'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { minskDay } from '@vizit/rules/days'
import { mayAdd } from '@vizit/rules/family'
import { AddChildForm } from './add-child-form.tsx'

/** [2.43] A child is added by an adult, while there is room [5.73]. */
export function AddChildScreen() {
  const words = useWords('family')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const today = minskDay(useNow())
  const birthday = useProfile().data?.birthday
  const family = useRelatives().data ?? []
  const isFull = mayAdd('CHILD', family) === 'TOO_MANY_CHILDREN'
  return (
    <Screen title={words.addTitle} note={words.addNote} back={{ label: shell.back, href: addresses.family() }}>
      {familySection(birthday, today) === 'ADULTS_ONLY' ? (
        <FamilyRefused title={words.onlyAdults} text={words.onlyAdultsText} />
      ) : isFull ? (
        <FamilyRefused title={words.full} text={words.fullText} />
      ) : (
        <AddChildForm family={family} />
      )}
    </Screen>
  )
}
