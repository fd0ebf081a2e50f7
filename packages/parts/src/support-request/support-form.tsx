import { mainAddress } from '@vizit/client/profile/profile-form'
import { useSession } from '@vizit/client/session/session-provider'
import { usableStorage } from '@vizit/client/session/session-store'
import { dropSupportDraft, keepSupportDraft, readSupportDraft, type SupportDraft } from '@vizit/client/support/support-draft'
import { useWriteToSupport } from '@vizit/client/support/use-write-to-support'
import type { Profile } from '@vizit/contract/profile'
import { showPhone } from '@vizit/rules/phone'
import { judgeReplyTo, type ReplyTo, SUPPORT_TEXT_MOST, type SupportTopic } from '@vizit/rules/support'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { TextArea } from '@vizit/ui/fields/text-area'
import { TextField } from '@vizit/ui/fields/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { RefusalBanner } from '../failures/refusal-banner.tsx'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './support-request.module.css'

const storage = usableStorage(() => sessionStorage)

export type SupportFormProps = {
  topic: SupportTopic
  code: string | undefined
  /** Undefined for a visitor, and where it could not be loaded. */
  profile: Profile | undefined
  /** With the sentence that says where the answer comes. */
  onSent: (told: string) => void
}

/** What happened, where to answer, and what goes along. What was typed outlives a reload and a failure. */
export function SupportForm({ topic, code, profile, onSent }: SupportFormProps) {
  const words = useWords('supportRequest')
  const { language } = useWords('shell')
  const tell = useRefusalWords()
  const isSuggestion = topic === 'suggestion'
  const isSignedIn = useSession().kind === 'signed-in'
  const [draft, setDraft] = useState(() => readSupportDraft(storage))
  const [wasTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { write, prepare } = useWriteToSupport()
  const phone = profile?.phones[0]?.number
  const typed = draft.replyTo ?? (profile ? mainAddress(profile) : '')
  const judged = judgeReply(typed, isSignedIn)
  const faults = {
    text: draft.text.trim() === '' ? (isSuggestion ? words.suggestionRequired : words.textRequired) : undefined,
    replyTo:
      judged === 'required' ? words.replyRequired : judged === 'wrong' ? (isSignedIn ? words.emailWrong : words.replyWrong) : undefined
  }

  function type(change: Partial<SupportDraft>) {
    const next = { ...draft, ...change }
    setDraft(next)
    keepSupportDraft(next, storage)
    prepare()
  }

  function answerOf(to: ReplyTo | null): string {
    if (to === null) return phone ? words.answerByPhone(showPhone(phone)) : words.answerByOwnPhone
    return 'email' in to ? words.answerTo(to.email) : words.answerByPhone(to.phone)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    setTried(true)
    if (faults.text || typeof judged === 'string') {
      form.current?.querySelector<HTMLElement>(faults.text ? '[name=text]' : '[name=replyTo]')?.focus()
      return
    }
    const done = await write.mutateAsync({ text: draft.text.trim(), topic, language, errorCode: code, replyTo: judged }).catch(() => null)
    if (!done) return
    dropSupportDraft(storage)
    onSent(answerOf(judged))
  }

  return (
    <form className={styles.form} ref={form} noValidate onSubmit={event => void submit(event)}>
      <TextArea
        name="text"
        rows={5}
        required
        label={isSuggestion ? words.suggestion : words.text}
        hint={words.textHint(SUPPORT_TEXT_MOST)}
        maxLength={SUPPORT_TEXT_MOST}
        error={wasTried ? faults.text : undefined}
        value={draft.text}
        onChange={event => type({ text: event.target.value })}
      />
      <TextField
        type={isSignedIn ? 'email' : 'text'}
        name="replyTo"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required={!isSignedIn}
        label={isSignedIn ? words.replyEmail : words.replyTo}
        hint={isSignedIn ? (phone ? words.replyEmailHint(showPhone(phone)) : undefined) : words.replyToHint}
        error={wasTried ? faults.replyTo : undefined}
        value={typed}
        onChange={event => type({ replyTo: event.target.value })}
      />
      <Card title={words.along}>
        <ul className={styles.along}>
          <li>{words.about(words.topics[topic])}</li>
          {code === undefined ? null : <li>{words.code(code)}</li>}
        </ul>
        <p className={styles.quiet}>{words.alongNote}</p>
      </Card>
      {write.isError ? (
        <>
          <RefusalBanner {...tell(write.error)} />
          <p className={styles.quiet}>{words.kept}</p>
        </>
      ) : null}
      <Button type="submit" wide waiting={write.isPending ? words.sending : undefined}>
        {words.send}
      </Button>
    </form>
  )
}

/** Null: the phone of the account is answer enough. Whoever is signed in gives an e-mail besides, or nothing. */
function judgeReply(typed: string, isSignedIn: boolean): ReplyTo | null | 'required' | 'wrong' {
  const to = judgeReplyTo(typed)
  if (!isSignedIn) return to
  if (to === 'required') return null
  return typeof to === 'object' && 'email' in to ? to : 'wrong'
}
