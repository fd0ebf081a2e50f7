import { useFamilyRequests } from '@vizit/client/family/use-family-requests'
import { Banner } from '@vizit/ui/banner'
import { useWords } from '../../words/words.tsx'

/**
 * That the time was chosen for somebody of this age, who is still to be named [R50]; and, where somebody is asked to let one into their family, that their
 * answer is awaited: once it is there, whom one may book is asked anew [R60].
 */
export function ChosenForAge({ age }: { age: string }) {
  const words = useWords('slotForm')
  const people = useWords('people')
  const family = useWords('family')
  const waits = useFamilyRequests({ watch: 'own' }).data?.own.some(({ state }) => state === 'open') ?? false
  return (
    <>
      <Banner kind="info" title={words.chosenForAge(people.age(Number(age)))}>
        {words.chosenForAgeText}
      </Banner>
      {waits ? (
        <Banner kind="wait" title={family.waitingTitle} live>
          {family.waitingText}
        </Banner>
      ) : null}
    </>
  )
}
