import { useMutation } from '@tanstack/react-query'
import { beginSupportWork, writeToSupport, writeToSupportAsVisitor } from '@vizit/contract/support'
import type { Language } from '@vizit/rules/languages'
import type { ReplyTo, SupportTopic } from '@vizit/rules/support'
import { useRef } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import type { DoneWork } from '../human-work/human-work.ts'
import { useOwnWork } from '../human-work/use-own-work.ts'
import { useSession } from '../session/session-provider.ts'
import { useSendOnce } from '../session/use-send-once.ts'

/** A request waits no longer than this for the work of the device, and goes without it. */
const PATIENCE_MS = 8_000

/** `language`: of the page, in which it is answered. */
export type SupportRequest = {
  text: string
  topic: SupportTopic
  language: Language
  errorCode?: string | undefined
  replyTo: ReplyTo | null
}

/**
 * Sends a request with the account, or as a visitor. The same one sent again after a lost answer is one request. `prepare`: it is being written, so the
 * device of a visitor begins its work. Errors are CallFailures.
 */
export function useWriteToSupport() {
  const send = useSendOnce()
  const isSignedIn = useSession().kind === 'signed-in'
  const call = useCall()
  const work = useOwnWork(signal => call(beginSupportWork, {}, { signal }))
  /** What goes along with a text goes along with it again. */
  const last = useRef<{ text: string; work: DoneWork | null }>(null)

  async function writeAsVisitor(asked: Omit<SupportRequest, 'replyTo'>, replyTo: ReplyTo | null) {
    const input = { ...asked, ...replyTo }
    const text = JSON.stringify(input)
    const mine = last.current?.text === text ? last.current : { text, work: work.take() ?? (await soon(work.finish())) }
    last.current = mine
    const answer = await send(writeToSupportAsVisitor, { ...input, ...(mine.work && { work: mine.work }) })
    // Refused: its work is used up.
    if (!answer.ok && answer.status >= 400 && answer.status < 500) last.current = null
    return valueOf(answer)
  }

  const write = useMutation({
    mutationFn: async ({ text, topic, language, errorCode, replyTo }: SupportRequest) => {
      const asked = { text, topic, language, ...(errorCode !== undefined && { errorCode }) }
      if (!isSignedIn) return writeAsVisitor(asked, replyTo)
      const email = replyTo && 'email' in replyTo ? { email: replyTo.email } : {}
      return valueOf(await send(writeToSupport, { ...asked, ...email }))
    }
  })
  return { write, prepare: isSignedIn ? () => undefined : work.begin }
}

function soon<T>(promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>(resolve => setTimeout(resolve, PATIENCE_MS, null))])
}
