import { failureOf } from '@vizit/client/api/call-failure'
import { useJoinFamily } from '@vizit/client/family/use-family-requests'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CodeField } from '@vizit/ui/fields/code-field'
import { useState } from 'react'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { SupportLinks } from '../../support/support-links.tsx'
import { useSupport } from '../../support/use-support.tsx'
import { useWords } from '../../words/words.tsx'
import { type Limit, LimitDialog } from '../limit-dialog.tsx'
import { AskedRequest } from './asked-request.tsx'
import styles from './family-code.module.css'

/** [5.54] Six digits; entering them only opens a request. `as`: what is asked with a code that does not tell whom it was drawn for. `from`: where to go on once one is let in. */
export function EnterCode({ as, onAsked, from }: { as: 'SPOUSE' | 'RELATIVE'; onAsked?: () => void; from?: string | undefined }) {
  const words = useWords('family')
  const join = useJoinFamily()
  const [code, setCode] = useState('')
  const [limit, setLimit] = useState<Limit | null>(null)

  async function send() {
    await join.mutateAsync({ code, as }).then(onAsked, error => {
      if (failureOf(error).code === 'SPOUSE_EXISTS') setLimit('SPOUSE_EXISTS')
    })
  }

  if (join.isSuccess) return <AskedRequest requestId={join.data} from={from} />
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        // The same code again would be as wrong and cost one more try.
        const isWrong = join.isError && failureOf(join.error).code === 'INVALID_OBJECT_ID'
        if (!isWrong) void send()
      }}
    >
      <CodeField
        name="code"
        autoComplete="off"
        label={words.enterLabel}
        hint={words.enterHint}
        value={code}
        onChange={next => {
          setCode(next)
          join.reset()
        }}
        readOnly={join.isPending}
      />
      <JoinRefusal error={join.error} />
      <Button type="submit" wide disabled={code.length < 6} waiting={join.isPending ? words.enterSending : undefined}>
        {words.enterSend}
      </Button>
      <LimitDialog limit={limit} onClose={() => setLimit(null)} />
    </form>
  )
}

/** [8.38] [8.39] [8.40] An error of joining stands with a button to the support. */
export function JoinRefusal({ error }: { error: unknown }) {
  const words = useWords('family')
  const tell = useRefusalWords()
  const support = useSupport(words.supportAction, error ? failureOf(error).code : undefined)
  const { code, facts } = failureOf(error)
  if (!error || code === 'SPOUSE_EXISTS') return null
  const { title, text } = tell(error)
  const left = code === 'INVALID_OBJECT_ID' && typeof facts.left === 'number' ? ` ${words.enterLeft(facts.left)}` : ''
  return (
    <Banner kind="danger" title={title} live action={support ? <SupportLinks support={support} /> : undefined}>
      {text}
      {left}
    </Banner>
  )
}
