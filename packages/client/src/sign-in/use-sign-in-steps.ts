import { useMutation } from '@tanstack/react-query'
import { confirmHuman, confirmSms, initPhoneLogin } from '@vizit/contract/sign-in'
import type { Language } from '@vizit/rules/languages'
import { normalPhone } from '@vizit/rules/phone'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'
import type { DoneWork } from '../human-work/human-work.ts'
import { useSessionStore, useSignIn } from '../session/session-provider.ts'
import type { Attempt } from './attempt.ts'
import { useHumanWork } from './human-work-provider.ts'

/** What shows that a person is there. */
export type HumanAnswer = { code: string } | { solution: string } | { work: DoneWork }

/** [4.01] [4.02] Asks for the SMS, also for one more, with the human check that has run by itself meanwhile. Gives the attempt, whose step says what comes next. `language`: of the page. */
export function useSendCode(language: Language) {
  const call = useCall()
  const clock = useClock()
  const store = useSessionStore()
  const human = useHumanWork()
  return useMutation({
    mutationFn: async (typedPhone: string): Promise<Attempt> => {
      const phone = normalPhone(typedPhone)
      const work = human.take()
      const { id, needsHumanCheck, resendAfterSeconds } = valueOf(
        await call(initPhoneLogin, { phone: `+${phone}`, deviceId: store.deviceId(), language, ...(work && { work }) })
      )
      store.rememberPhone(phone)
      return { id, phone, step: needsHumanCheck ? 'human' : 'code', sentAt: clock().toISOString(), resendAfterSeconds }
    }
  })
}

/** The human check of this sign-in is passed: the line has lost the answer that said so. */
export function isPassedAlready(error: unknown): boolean {
  const { code, facts } = failureOf(error)
  return code === 'INVALID_STATE' && facts.retryAfter === undefined
}

/** The attempt whose SMS has been sent now, or a while ago. */
export function atCode(attempt: Attempt, now: Date): Attempt {
  return { ...attempt, step: 'code', sentAt: now.toISOString() }
}

/** Passes the human check by what ran by itself, by the digits of the picture or by a solved challenge. The SMS is sent then, in `language` [4.03]. */
export function usePassHumanCheck(language: Language) {
  const call = useCall()
  const clock = useClock()
  return useMutation({
    mutationFn: async ({ attempt, ...answer }: { attempt: Attempt } & HumanAnswer): Promise<Attempt> => {
      const said = await call(confirmHuman, { id: attempt.id, language, ...answer })
        .then(valueOf)
        .catch((error: unknown) => {
          if (isPassedAlready(error)) return attempt
          throw error
        })
      return { ...atCode(attempt, clock()), id: said.id, resendAfterSeconds: said.resendAfterSeconds }
    }
  })
}

/** [4.04] Exchanges the code for a token and signs in with it. */
export function useConfirmCode() {
  const call = useCall()
  const store = useSessionStore()
  const signIn = useSignIn()
  return useMutation({
    mutationFn: async ({ attempt, ...given }: { attempt: Attempt; code: string; register?: true | undefined }) => {
      const answer = await call(confirmSms, { id: attempt.id, deviceId: store.deviceId(), ...given })
      // [8.48] What has expired here is the code: nobody is signed in yet.
      const isLate = !answer.ok && answer.code === 'ERROR_SESSION_EXPIRED'
      const { token } = valueOf(isLate ? { ...answer, code: 'CODE_EXPIRED' as const } : answer)
      signIn(token)
    }
  })
}
