import { type FailureCode, failureOf } from '@vizit/client/api/call-failure'
import type { CardKey } from '@vizit/client/results/access-codes'
import { useConfirmACode } from '@vizit/client/results/use-a-code'
import { afterFailedOpening } from '@vizit/rules/a-code'
import { judgeACode } from '@vizit/rules/codes'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CodeField } from '@vizit/ui/fields/code-field'
import { LiveRegion } from '@vizit/ui/live-region'
import { Stack } from '@vizit/ui/stack'
import { useRef, useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { SendCode } from './send-code.tsx'

/** After these the code was compared and is another one. */
const WRONG: ReadonlySet<FailureCode> = new Set<FailureCode>(['INVALID_ACODE', 'INVALID_ACODE_BLOCKED'])

/** [2.112] [2.113] Six characters; the last one sends them, as «Продолжить» does. A code that was sent anew begins with an empty field. */
export function CodeForm({ card, onConfirmed }: { card: CardKey; onConfirmed: () => void }) {
  const words = useWords('results')
  const tell = useRefusalWords()
  const confirm = useConfirmACode()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  /** What stands in the field now, and what stood there when another code was asked for. */
  const typed = useRef('')
  const former = useRef('')
  const refused = confirm.isError ? tell(confirm.error) : null
  const { code: why } = failureOf(confirm.error)
  const isOfCode = confirm.isError && afterFailedOpening(why) === 'confirm-code'
  const isWrong = confirm.isError && WRONG.has(why)
  const error = isShort ? words.codeShort : refused && isOfCode ? `${refused.title}. ${refused.text}` : undefined

  function submit(entered = code) {
    // The same code again would be as wrong and cost one more try; one that came while codes were blocked was not looked at.
    if (confirm.isPending || (isWrong && entered === code)) return
    const isWhole = judgeACode(entered) === 'ok'
    setShort(!isWhole)
    if (!isWhole) field.current?.focus()
    else confirm.mutate({ ...card, code: entered }, { onSuccess: onConfirmed, onError: () => field.current?.focus() })
  }

  return (
    <Stack
      as="form"
      gap={16}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      <CodeField
        ref={field}
        name="code"
        label={words.codeLabel}
        hint={words.codeHint}
        error={error}
        alphabet="letters"
        value={code}
        onChange={next => {
          typed.current = next
          setCode(next)
          setShort(false)
          if (confirm.isError) confirm.reset()
        }}
        onComplete={submit}
        readOnly={confirm.isPending}
      />
      {refused && !isOfCode ? (
        <Banner kind="danger" title={refused.title} live>
          {refused.text}
        </Banner>
      ) : null}
      {/* What a refused code says is beside the field, and read aloud at once. */}
      <LiveRegion urgent text={isOfCode ? (error ?? '') : ''} />
      <Stack gap={12}>
        <Button type="submit" wide waiting={confirm.isPending ? words.checking : undefined}>
          {words.continue}
        </Button>
        <SendCode
          card={card}
          onAsk={() => {
            former.current = typed.current
          }}
          onSent={() => {
            // The SMS was quicker than the answer: what was typed since is the new code.
            if (typed.current !== former.current) return
            // The code before is void: neither its characters nor what was said of it stay.
            typed.current = ''
            setCode('')
            setShort(false)
            confirm.reset()
            field.current?.focus()
          }}
        />
      </Stack>
    </Stack>
  )
}
