import { failureOf } from '@vizit/client/api/call-failure'
import { useSetEmail } from '@vizit/client/email/use-emails'
import { type EmailVerdict, judgeEmail } from '@vizit/rules/email'
import { Button } from '@vizit/ui/button'
import { TextField } from '@vizit/ui/fields/text-field'
import { pointerReleased } from '@vizit/ui/pointer-released.ts'
import { Stack } from '@vizit/ui/stack'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { type AllWords, useWords } from '../words/words.tsx'

export type EmailFormProps = {
  /** The address that is there now. */
  address?: string
  /** What stands beside the button, such as a way back. */
  children?: ReactNode
  onSent?: () => void
}

/** [5.07] [3.12] The main address. What is typed stays when it cannot be sent. */
export function EmailForm({ address = '', children, onSent }: EmailFormProps) {
  const words = useWords('email')
  const save = useSetEmail()
  const [typed, setTyped] = useState(address)
  const [judged, setJudged] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fault = judged ? faultOf(words, judgeEmail(typed)) : undefined
  // [8.77]
  const isLinked = save.isError && failureOf(save.error).code === 'EMAIL_ALREADY_LINKED'

  async function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (save.isPending) return
    if (judgeEmail(typed) !== 'ok') {
      field.current?.focus()
      return
    }
    const sent = await save.mutateAsync(typed).then(
      () => true,
      () => false
    )
    if (sent) onSent?.()
    else field.current?.focus()
  }

  return (
    <Stack as="form" gap={16} noValidate onSubmit={event => void submit(event)}>
      <TextField
        ref={field}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        label={words.field}
        hint={words.hint}
        error={fault ?? (isLinked ? words.linked : undefined)}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          if (save.isError) save.reset()
        }}
        onBlur={() => {
          // [5.85]
          setTyped(typed.trim())
          // What is said takes a line, and would move a button away from under the press that leaves the field.
          if (typed.trim() !== '') void pointerReleased().then(() => setJudged(true))
        }}
      />
      {save.isError && !isLinked ? <SendingFailure error={save.error} words={words} /> : null}
      <Button type="submit" wide waiting={save.isPending ? words.sending : undefined}>
        {words.send}
      </Button>
      {children}
    </Stack>
  )
}

function faultOf(words: AllWords['email'], verdict: EmailVerdict): string | undefined {
  switch (verdict) {
    case 'ok':
      return undefined
    case 'blank':
      return words.required
    case 'too-long':
      return words.tooLong
    case 'not-an-email':
      return words.wrong
  }
}
