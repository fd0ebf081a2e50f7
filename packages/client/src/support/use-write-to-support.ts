import { useMutation } from '@tanstack/react-query'
import { writeToSupport, writeToSupportAsVisitor } from '@vizit/contract/support'
import type { Language } from '@vizit/rules/languages'
import type { ReplyTo, SupportTopic } from '@vizit/rules/support'
import { valueOf } from '../api/call-failure.ts'
import { useSession } from '../session/session-provider.ts'
import { useSendOnce } from '../session/use-send-once.ts'

/** `language`: of the page, in which it is answered. */
export type SupportRequest = {
  text: string
  topic: SupportTopic
  language: Language
  errorCode?: string | undefined
  replyTo: ReplyTo | null
}

/** Sends a request with the account, or as a visitor. The same one sent again after a lost answer is one request. Errors are CallFailures. */
export function useWriteToSupport() {
  const send = useSendOnce()
  const isSignedIn = useSession().kind === 'signed-in'
  return useMutation({
    mutationFn: async ({ text, topic, language, errorCode, replyTo }: SupportRequest) => {
      const asked = { text, topic, language, ...(errorCode !== undefined && { errorCode }) }
      const email = replyTo && 'email' in replyTo ? { email: replyTo.email } : {}
      return valueOf(
        isSignedIn ? await send(writeToSupport, { ...asked, ...email }) : await send(writeToSupportAsVisitor, { ...asked, ...replyTo })
      )
    }
  })
}
