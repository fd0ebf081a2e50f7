import { failureOf } from '@vizit/client/api/call-failure'
import { refusedField } from '@vizit/client/programmes/link-forms'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { useEffect, useRef } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useSupport } from '../support/use-support.tsx'
import { useWords } from '../words/words.tsx'

/** Codes after which the person has nothing to ask of anybody: something typed is wrong, or a while has to pass. */
const OWN_MATTER = new Set(['INVALID_CONTRACT_KEY', 'INCORRECT_CONTRACT_CODE', 'NETWORK', 'TIMEOUT', 'ERROR_TOO_MANY_REQUESTS'])

/** Why nothing was linked, in words, with the one who can help: the insurer's line where the refusal names it [5.60], else support. */
export function LinkFailure({ error }: { error: unknown }) {
  const words = useWords('programmes')
  const tell = useRefusalWords()
  const support = useSupport(undefined, error ? failureOf(error).code : undefined)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the form's action covers what stands above it.
    if (error) place.current?.scrollIntoView({ block: 'center' })
  }, [error])
  // What belongs to a field is told there.
  if (!error || refusedField(error)) return null
  const { code, facts } = failureOf(error)
  const { title, text } = tell(error)
  const line = typeof facts.phone === 'string' && facts.phone !== '' ? facts.phone : undefined
  return (
    <div ref={place}>
      <Banner
        kind="danger"
        title={title}
        live
        action={
          line ? (
            <Button kind="second" size="small" href={`tel:+${line}`}>
              {words.callInsurer}
            </Button>
          ) : support && !OWN_MATTER.has(code) ? (
            <>
              <Button kind="second" size="small" href={support.href}>
                {support.label}
              </Button>
              {support.more}
            </>
          ) : null
        }
      >
        {text}
      </Banner>
    </div>
  )
}
