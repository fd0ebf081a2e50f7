// All that a face keeps for times without a connection: answers to show, and wishes to send. A face that keeps none, as the cabinet, does without this.
import type { Call } from '@vizit/contract/call'
import { type AnswersKept, keepAnswers } from './keep-answers.ts'
import type { keepUnsent, UnsentKept, UnsentStore } from './keep-unsent.ts'
import type { Unsent } from './unsent.ts'

const NONE: readonly Unsent[] = []

export type KeptOffline = UnsentStore & {
  /** For the pages. */
  call: Call
  /** The answers of the last time are known. */
  restored: Promise<void>
  close: () => void
}

export function keepOffline(of: AnswersKept & UnsentKept): KeptOffline {
  const answers = keepAnswers(of)
  const listeners = new Set<() => void>()
  let unsent: ReturnType<typeof keepUnsent> | undefined
  let isOpen = true
  // The first page does not wait for it.
  async function open(): Promise<void> {
    const queue = await import('./keep-unsent.ts')
    if (!isOpen) return
    unsent = queue.keepUnsent(of)
    unsent.subscribe(() => {
      for (const listener of listeners) listener()
    })
  }
  void open().catch(() => undefined)
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => unsent?.read() ?? NONE,
    drop: async key => unsent?.drop(key),
    send: async () => unsent?.send(),
    call: (...args) => (unsent?.call ?? of.call)(...args),
    restored: answers.restored,
    close: () => {
      isOpen = false
      unsent?.close()
      answers.close()
    }
  }
}
