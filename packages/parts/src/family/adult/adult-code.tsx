import { failureOf } from '@vizit/client/api/call-failure'
import { useClock, useNow } from '@vizit/client/api/clock'
import { useConfirmRelative, useSendRelativeCode } from '@vizit/client/family/use-add-adult'
import { personInput } from '@vizit/client/people/person-form'
import { wayBack } from '@vizit/client/session/way-back'
import { countdownText } from '@vizit/client/sign-in/attempt'
import type { FamilyMember } from '@vizit/contract/profile'
import { digitsOf, showPhone } from '@vizit/rules/phone'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CodeField } from '@vizit/ui/fields/code-field'
import { LiveRegion } from '@vizit/ui/live-region'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import { forWhom, newIn } from '../for-whom.ts'
import type { AdultDraft } from './adult-draft.ts'
import { AdultRefusal } from './adult-refusal.tsx'

const OF_THE_CODE = ['VALIDATION_ERROR', 'CODE_EXPIRED', 'INVALID_INPUT']

type AdultCodeProps = {
  draft: AdultDraft
  /** Before the relative is in it. */
  family: readonly FamilyMember[]
  from: string | undefined
  onResent: (resendAt: number) => void
  onAdded: () => void
}

/** Step 2: the code that the relative reads out. On success back to the family [4.94], or to where a visit is booked, for the relative. */
export function AdultCode({ draft, family, from, onResent, onAdded }: AdultCodeProps) {
  const words = useWords('family')
  const addresses = useAddresses()
  const ways = useWays()
  const { say } = useToasts()
  const confirm = useConfirmRelative()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  /** What stands in the field now, and what stood there when another code was asked for. */
  const typed = useRef('')
  const former = useRef('')
  const fault = useCodeFault(confirm.error)
  useEffect(() => field.current?.focus(), [])

  async function submit(whole: string) {
    if (confirm.isPending) return
    const after = await confirm.mutateAsync({ relId: draft.relId!, code: whole }).catch(() => null)
    if (!after) return
    onAdded()
    say(words.adultAdded(`${draft.person.firstName} ${draft.person.lastName}`))
    const added = () => newIn(family, after, personInput(draft.person))
    await ways.go(from === undefined ? addresses.family() : forWhom(wayBack(from), added()), { replace: true })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // The same code again would be as wrong and cost one more try.
        const isWrong = confirm.isError && failureOf(confirm.error).code === 'VALIDATION_ERROR'
        if (code.length === 6 && !isWrong) void submit(code)
      }}
    >
      <p>{words.codeText(showPhone(digitsOf(draft.phone)))}</p>
      <CodeField
        ref={field}
        name="code"
        autoComplete="off"
        label={words.codeLabel}
        hint={fault ? undefined : words.codeHint}
        error={fault}
        value={code}
        onChange={next => {
          typed.current = next
          setCode(next)
          confirm.reset()
        }}
        onComplete={whole => void submit(whole)}
        readOnly={confirm.isPending}
      />
      {confirm.isError && !fault ? <AdultRefusal error={confirm.error} /> : null}
      <Button type="submit" wide disabled={code.length < 6} waiting={confirm.isPending ? words.codeAdding : undefined}>
        {words.codeAdd}
      </Button>
      <Resend
        draft={draft}
        onAsk={() => {
          former.current = typed.current
        }}
        onResent={resendAt => {
          onResent(resendAt)
          // The SMS was quicker than the answer: what was typed since is the new code, and may be on its way.
          if (typed.current !== former.current) return
          typed.current = ''
          setCode('')
          confirm.reset()
        }}
      />
    </form>
  )
}

/** [8.41] [8.42] What stands at the field; undefined where the code is not what is wrong. */
function useCodeFault(error: unknown): string | undefined {
  const words = useWords('family')
  if (!error) return undefined
  const { code, facts } = failureOf(error)
  if (!OF_THE_CODE.includes(code)) return undefined
  if (code === 'CODE_EXPIRED') return words.codeExpired
  if (code === 'INVALID_INPUT') return words.codeOther
  if (facts.left === 0) return words.codeSpent
  return [words.codeWrong, typeof facts.left === 'number' ? words.codeLeft(facts.left) : ''].filter(Boolean).join('. ')
}

type ResendProps = { draft: AdultDraft; onAsk: () => void; onResent: (resendAt: number) => void }

function Resend({ draft, onAsk, onResent }: ResendProps) {
  const words = useWords('family')
  const clock = useClock()
  const now = useNow(1000)
  const send = useSendRelativeCode()
  const seconds = Math.max(0, Math.ceil(((draft.resendAt ?? 0) - now.getTime()) / 1000))

  async function again() {
    onAsk()
    const sent = await send.mutateAsync({ relId: draft.relId!, again: true }).catch(() => null)
    if (sent) onResent(clock().getTime() + sent.resendAfterSeconds * 1000)
  }

  return (
    <>
      <AdultRefusal error={send.error} />
      <Button
        kind="ghost"
        wide
        icon={<RotateCcw aria-hidden="true" />}
        waiting={send.isPending ? words.sending : seconds > 0 ? words.againIn(countdownText(seconds)) : undefined}
        onClick={() => void again()}
      >
        {words.again}
      </Button>
      <LiveRegion text={send.isSuccess ? words.againSent : ''} />
    </>
  )
}
