import { failureOf } from '@vizit/client/api/call-failure'
import { Banner } from '@vizit/ui/banner'
import { Link } from '@vizit/ui/page/link'
import { useAddresses } from '../../addresses/addresses.ts'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { SupportLinks } from '../../support/support-links.tsx'
import { useSupport } from '../../support/use-support.tsx'
import { useWords } from '../../words/words.tsx'

/** Why the child was not added. Where only support can help, its address stands beside. */
export function ChildRefusal({ error, isTwin }: { error: unknown; isTwin: boolean }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const support = useSupport(words.supportAction, error ? failureOf(error).code : undefined)
  if (isTwin) {
    return (
      <Banner kind="danger" title={words.alreadyHere} live>
        {words.alreadyHereText}
      </Banner>
    )
  }
  if (!error) return null
  const { code, facts } = failureOf(error)
  const signsIn = facts.reason === 'SIGNS_IN'
  const { title, text } = signsIn ? { title: words.signsIn, text: words.signsInText } : tell(error)
  // [5.78] the other parent has added the child: one joins that family
  const action =
    code === 'PERSON_EXISTS' ? (
      <Link href={addresses.requestFamily()}>{words.joinInstead}</Link>
    ) : (code === 'TOO_MANY_CHILDREN' || signsIn) && support ? (
      <SupportLinks support={support} />
    ) : undefined
  return (
    <Banner kind="danger" title={title} live action={action}>
      {text}
    </Banner>
  )
}
