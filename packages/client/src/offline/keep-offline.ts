// All that a face keeps for times without a connection: answers to show, and wishes to send. A face that keeps none, as the cabinet, does without this.
import type { Call } from '@vizit/contract/call'
import { type AnswersKept, keepAnswers } from './keep-answers.ts'
import { keepUnsent, type UnsentKept, type UnsentStore } from './keep-unsent.ts'

export type KeptOffline = UnsentStore & {
  /** For the pages. */
  call: Call
  /** What was kept the last time is known. */
  restored: Promise<void>
  close: () => void
}

export function keepOffline(of: AnswersKept & UnsentKept): KeptOffline {
  const unsent = keepUnsent(of)
  const answers = keepAnswers(of)
  return {
    ...unsent,
    restored: answers.restored,
    close: () => {
      unsent.close()
      answers.close()
    }
  }
}
