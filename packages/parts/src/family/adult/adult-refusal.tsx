import { failureOf } from '@vizit/client/api/call-failure'
import { Banner } from '@vizit/ui/banner'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { SupportLinks } from '../../support/support-links.tsx'
import { useSupport } from '../../support/use-support.tsx'
import { useWords } from '../../words/words.tsx'

/** Why the adult was not added. What a limit says stands in a dialog of its own. */
export function AdultRefusal({ error }: { error: unknown }) {
  const words = useWords('family')
  const tell = useRefusalWords()
  const support = useSupport(words.supportAction, error ? failureOf(error).code : undefined)
  if (!error) return null
  const { code, facts } = failureOf(error)
  if (code === 'PERSON_EXISTS') {
    return (
      <Banner kind="danger" title={words.adultExists} live>
        {words.adultExistsText}
      </Banner>
    )
  }
  if (facts.reason === 'PROFILE_NOT_FILLED') return <Banner kind="danger" title={words.codeNotFilled} live />
  if (facts.reason === 'PHONE_IS_NOT_ENOUGH') {
    return (
      <Banner kind="danger" title={words.phoneNotEnough} live>
        {words.phoneNotEnoughText}
      </Banner>
    )
  }
  const { title, text } = tell(error)
  const needsSupport = (code === 'TOO_MANY_PARENTS' || code === 'UNEXPECTED_PROBLEM') && support
  return (
    <Banner kind="danger" title={title} live action={needsSupport ? <SupportLinks support={support} /> : undefined}>
      {text}
    </Banner>
  )
}
