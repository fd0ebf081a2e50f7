import { type Failure, failureOf, valueOf } from '@vizit/client/api/call-failure'
import { useCall } from '@vizit/client/api/call-provider'
import { useClock } from '@vizit/client/api/clock'
import { confirmAtSite, resendSiteCode } from '@vizit/contract/public-booking'
import { SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { useState } from 'react'
import type { Held, Step } from '../booking-state.ts'
import { sendAgain } from '../send-again.ts'

/** After these the code can be typed, sent or asked for again; all others end the hold. */
const STAYS = new Set<Failure['code']>([
  'INVALID_CODE',
  'CODE_EXPIRED',
  'INVALID_INPUT',
  'INVALID_STATE',
  'ERROR_TOO_MANY_REQUESTS',
  'NETWORK',
  'TIMEOUT',
  'SERVICE_UNAVAILABLE'
])

/** The code of a held time: `confirm` books, `resend` sends another. Said again after a lost answer, the code gives the same visit. */
export function useCode(provider: string, first: Held, tell: (step: Step) => void) {
  const call = useCall()
  const clock = useClock()
  const [held, setHeld] = useState(first)
  const [receivedAt, setReceivedAt] = useState(clock)
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isResent, setResent] = useState(false)
  const { orderId } = first

  async function ask(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    setResent(false)
    try {
      await work()
    } catch (error) {
      const refused = failureOf(error)
      if (!STAYS.has(refused.code)) return tell({ did: 'refused', failure: refused })
      setFailure(refused)
    }
    setBusy(false)
  }

  return {
    held,
    code,
    failure,
    isBusy,
    isResent,
    receivedAt,
    setCode: (typed: string) => {
      setCode(typed)
      setFailure(null)
    },
    confirm: (typed: string) => {
      // The same code again would be as wrong and cost one more try.
      if (failure?.code === 'INVALID_CODE' && typed === code) return
      if (typed.length < SMS_CODE_LENGTH) return setFailure({ code: 'INVALID_CODE', facts: {}, message: null })
      void ask(async () =>
        tell({ did: 'booked', visit: valueOf(await sendAgain(() => call(confirmAtSite, { provider, orderId, code: typed }))) })
      )
    },
    resend: () =>
      void ask(async () => {
        setHeld(valueOf(await call(resendSiteCode, { provider, orderId })))
        setReceivedAt(clock())
        setCode('')
        setResent(true)
      })
  }
}
