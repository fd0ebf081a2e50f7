import { failureOf } from '@vizit/client/api/call-failure'
import { typedCode } from '@vizit/rules/codes'
import { CodeField } from '@vizit/ui/fields/code-field'
import { LiveRegion } from '@vizit/ui/live-region'
import { type InputEvent, useEffect, useRef } from 'react'
import { useFailureWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'

export type CodeEntryProps = {
  code: string
  onChange: (code: string) => void
  onComplete: (code: string) => void
  isChecking: boolean
  /** The refusal of the code that stands in the field. */
  error: unknown
}

/** [5.55] [5.56] Six cells. After a refusal the wrong digits stay to be compared, and the next one typed begins anew. */
export function CodeEntry({ code, onChange, onComplete, isChecking, error }: CodeEntryProps) {
  const words = useWords('signIn')
  const tell = useFailureWords()
  const field = useRef<HTMLInputElement>(null)
  const failure = failureOf(error)
  // [8.21] A code that cannot even be read is a wrong one.
  const refused = error ? tell(failure.code === 'INVALID_INPUT' ? { ...failure, code: 'INVALID_CODE' } : failure) : null

  useEffect(() => field.current?.focus(), [])

  function beginAnew(event: InputEvent<HTMLInputElement>) {
    const typed = typedCode(event.data ?? '')
    if (!refused || !typed) return
    event.preventDefault()
    onChange(typed)
    if (typed.length === 6) onComplete(typed)
  }

  return (
    <>
      <CodeField
        ref={field}
        name="code"
        label={words.code}
        hint={refused ? undefined : words.codeHint}
        error={refused ? `${refused.title}. ${refused.text}` : undefined}
        value={code}
        onChange={onChange}
        onComplete={onComplete}
        onBeforeInput={beginAnew}
        readOnly={isChecking}
      />
      <LiveRegion text={isChecking ? words.checking : ''} />
    </>
  )
}
