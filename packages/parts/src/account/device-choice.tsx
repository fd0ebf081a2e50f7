import { type DeviceAccess, useRequestAccess } from '@vizit/client/email/use-device-access'
import type { Profile } from '@vizit/contract/profile'
import { Button } from '@vizit/ui/button'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import Mail from 'lucide-react/icons/mail'
import { type FormEvent, useState } from 'react'
import { SendingFailure } from '../failures/sending-failure.tsx'
import { useWords } from '../words/words.tsx'
import styles from './account.module.css'

type DeviceChoiceProps = { profile: Profile; access: DeviceAccess; onSent: () => void }

/** [4.21] Which of the account's own addresses the letter goes to. */
export function DeviceChoice({ profile, access, onSent }: DeviceChoiceProps) {
  const words = useWords('email')
  const ask = useRequestAccess(profile.me.profileId)
  const [chosen, setChosen] = useState(access.askedEmailId ?? access.emails[0]?.id ?? null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (chosen === null || ask.isPending) return
    const sent = await ask.mutateAsync(chosen).then(
      () => true,
      () => false
    )
    if (sent) onSent()
  }

  return (
    <form className={styles.column} onSubmit={event => void send(event)}>
      <ChoiceGroup legend={words.deviceWhere} value={chosen} onChange={setChosen}>
        {access.emails.map(email => (
          <ChoiceCard
            key={email.id}
            value={email.id}
            title={email.address}
            note={email.usage === 'BACKUP' ? words.deviceBackup : undefined}
            lead={<Mail size={22} strokeWidth={1.9} aria-hidden="true" />}
          />
        ))}
      </ChoiceGroup>
      {ask.isError ? <SendingFailure error={ask.error} words={words} /> : null}
      <Button type="submit" wide waiting={ask.isPending ? words.sending : undefined}>
        {words.send}
      </Button>
      <p className={styles.note}>
        {words.noMailbox} {words.noMailboxText}
      </p>
    </form>
  )
}
