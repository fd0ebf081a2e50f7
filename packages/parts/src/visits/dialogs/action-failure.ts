import type { RefusalWords } from '@vizit/client/refusal-words/word-refusal'
import type { AllWords } from '../../words/words.tsx'

/** What did not come about [8.14] [8.15], and why: in one line, for a dialog that stays open. */
export function actionFailure(words: AllWords['visits'], action: 'cancel' | 'delete', { title, text }: RefusalWords): string {
  return `${action === 'cancel' ? words.cancelFailed : words.deleteFailed}. ${title}. ${text}`
}
