import { failureOf } from '@vizit/client/api/call-failure'
import { roomIn } from '@vizit/client/family/new-members'
import { useSendInvite } from '@vizit/client/family/use-invites'
import { useRelatives } from '@vizit/client/family/use-relatives'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { wayBack } from '@vizit/client/session/way-back'
import { deviceName } from '@vizit/rules/device-name'
import { judgeEmail } from '@vizit/rules/email'
import { Button } from '@vizit/ui/button'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { TextField } from '@vizit/ui/fields/text-field'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { type FormEvent, useRef, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { RefusalBanner } from '../../failures/refusal-banner.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import { type Limit, LimitDialog } from '../limit-dialog.tsx'
import { useBackFrom, useCancelTo, type WayBack } from '../use-back-from.ts'

type As = 'SPOUSE' | 'RELATIVE'

/** [7.41] An invitation by letter: to whom, and as what. */
export function SendInviteScreen({ from }: WayBack) {
  const words = useWords('family')
  return (
    <Screen title={words.letterTitle} note={words.letterNote} back={useBackFrom(from)}>
      <InviteForm from={from} />
    </Screen>
  )
}

function InviteForm({ from }: WayBack) {
  const words = useWords('family')
  const cancel = useCancelTo(from)
  const addresses = useAddresses()
  const tell = useRefusalWords()
  const ways = useWays()
  const { say } = useToasts()
  const room = roomIn(useRelatives().data ?? [])
  const send = useSendInvite()
  const [as, setAs] = useState<As>('RELATIVE')
  const [email, setEmail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [limit, setLimit] = useState<Limit | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const failure = send.isError ? failureOf(send.error) : null
  const isOwn = failure?.facts.reason === 'own-address'
  const fault = isOwn ? words.letterEmailOwn : isAsked && judgeEmail(email) !== 'ok' ? words.letterEmailWrong : undefined
  const full = (relation: As): Limit | null => {
    if (relation === 'SPOUSE') return room.spouse === 'may-add' ? null : room.spouse
    return room.other === 'may-add' ? null : room.other
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (judgeEmail(email) !== 'ok') return showFirstFault(element.current)
    if (full(as)) return setLimit(full(as))
    const sent = await send.mutateAsync({ email, as, deviceName: deviceName(navigator.userAgent) }).catch(error => {
      const { code } = failureOf(error)
      if (code === 'SPOUSE_EXISTS' || code === 'TOO_MANY_PARENTS') setLimit(code)
      return null
    })
    if (!sent) return
    say(words.letterSent(email.trim()))
    await ways.go(from === undefined ? addresses.family() : wayBack(from), { replace: true })
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={event => void submit(event)}>
      <ChoiceGroup legend={words.letterWho} name="as" columns={2} value={as} onChange={value => setAs(value as As)}>
        <ChoiceCard value="RELATIVE" title={words.enterAskOther} />
        <ChoiceCard value="SPOUSE" title={words.enterAskSpouse} />
      </ChoiceGroup>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={words.letterEmail}
        error={fault}
        value={email}
        onChange={event => {
          setEmail(event.target.value)
          send.reset()
        }}
      />
      {failure && !isOwn && !limit ? <RefusalBanner {...tell(send.error)} /> : null}
      <ActionBar layout="row">
        <Button type="submit" wide waiting={send.isPending ? words.letterSending : undefined}>
          {words.letterSend}
        </Button>
        <Button kind="ghost" {...cancel}>
          {words.cancel}
        </Button>
      </ActionBar>
      <LimitDialog limit={limit} onClose={() => setLimit(null)} />
    </form>
  )
}
