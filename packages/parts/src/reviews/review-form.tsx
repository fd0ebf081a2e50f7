import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { useProfile } from '@vizit/client/profile/use-profile'
import { judgeComment, REVIEW_COMMENT_MAX, signatureOf } from '@vizit/rules/reviews'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { TextArea } from '@vizit/ui/fields/text-area'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { type FormEvent, useRef, useState } from 'react'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import styles from './reviews.module.css'

export type ReviewTyped = { comment: string; publishName: boolean }

type ReviewFormProps = {
  /** What stands there at first. */
  typed: ReviewTyped
  /** What the moderator does with it, in words. */
  note: string
  submit: { label: string; waiting: string | undefined }
  cancelHref: string
  error: unknown
  onSend: (typed: ReviewTyped) => void
}

/** The words of a review, which it cannot be without [5.80], and whether the name stands under it [3.49] [3.50]. What is typed is kept when it fails. */
export function ReviewForm({ typed, note, submit, cancelHref, error, onSend }: ReviewFormProps) {
  const words = useWords('reviews')
  const tell = useRefusalWords()
  const profile = useProfile().data
  const element = useRef<HTMLFormElement>(null)
  const [comment, setComment] = useState(typed.comment)
  const [publishName, setPublishName] = useState(typed.publishName)
  const [tried, setTried] = useState(false)
  const verdict = judgeComment(comment)
  const fault = verdict === 'ok' ? undefined : verdict === 'required' ? words.faults.required : words.faults['too-long'](REVIEW_COMMENT_MAX)

  function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (verdict === 'ok') onSend({ comment: comment.trim(), publishName })
    else requestAnimationFrame(() => showFirstFault(element.current))
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      <TextArea
        label={words.comment}
        hint={words.commentHint}
        rows={5}
        value={comment}
        error={tried || verdict === 'too-long' ? fault : undefined}
        onChange={event => setComment(event.target.value)}
        // [5.85]
        onBlur={() => setComment(comment.trim())}
      />
      <div>
        <CheckboxRow checked={publishName} onChange={setPublishName}>
          {words.publishName(signatureOf({ firstName: profile?.firstName ?? '', lastName: profile?.lastName ?? '' }))}
        </CheckboxRow>
        <p className={styles.small}>{words.publishNameText}</p>
      </div>
      <p className={styles.small}>{note}</p>
      {error ? (
        <Banner kind="danger" title={`${words.notSent}. ${tell(error).title}`} live>
          {tell(error).text}
        </Banner>
      ) : null}
      <ActionBar layout="row">
        <Button type="submit" wide waiting={submit.waiting}>
          {submit.label}
        </Button>
        <Button kind="ghost" href={cancelHref}>
          {words.cancel}
        </Button>
      </ActionBar>
    </form>
  )
}
