import type { UseMutationResult } from '@tanstack/react-query'
import type { RefusalWords } from '@vizit/client/refusal-words/word-refusal'
import { ConfirmDialog, type ConfirmDialogProps } from '@vizit/ui/dialogs/confirm-dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'

type ConfirmActionProps<Asked, Answer> = Pick<ConfirmDialogProps, 'title' | 'text' | 'alternative'> & {
  /** What is done, and to what. */
  action: Pick<UseMutationResult<Answer, Error, Asked>, 'mutateAsync' | 'isPending' | 'error' | 'reset'>
  of: Asked
  open?: boolean
  /** The three answers in words: the action, why it waits, the way back. */
  words: { go: string; waiting: string; back: string }
  /** Why it failed; the refusal in one line unless told otherwise. */
  failure?: (said: RefusalWords) => string
  /** The toast of what is done; undefined where somebody else tells it. */
  said?: (answer: Answer) => string | undefined
  onClose: () => void
  /** Called after `onClose`. */
  onDone?: ((answer: Answer) => void) | undefined
}

/** A question before something is taken away. It waits while that is done, tells in place why it failed, and closes with a toast when it is done. */
export function ConfirmAction<Asked, Answer>({
  action,
  of,
  open = true,
  words,
  failure = ({ title, text }) => `${title}. ${text}`,
  said,
  onClose,
  onDone,
  ...question
}: ConfirmActionProps<Asked, Answer>) {
  const tell = useRefusalWords()
  const { say } = useToasts()

  function close() {
    if (action.error) action.reset()
    onClose()
  }

  async function go() {
    // What is done is told also where the page has meanwhile let go of what it was done to, and of this question with it.
    const done = await action.mutateAsync(of).then(
      answer => ({ answer }),
      () => null
    )
    if (!done) return
    const toast = said?.(done.answer)
    if (toast) say(toast)
    onClose()
    onDone?.(done.answer)
  }

  return (
    <ConfirmDialog
      {...question}
      open={open}
      confirm={{ label: words.go, danger: true, waiting: action.isPending ? words.waiting : undefined, onPress: () => void go() }}
      back={{ label: words.back, onPress: close }}
      error={action.error ? failure(tell(action.error)) : undefined}
    />
  )
}
