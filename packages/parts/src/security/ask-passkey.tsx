import { useAskPasskey } from '@vizit/client/passkeys/use-passkeys'
import { useReauthAction } from '@vizit/client/passkeys/use-reauth-action'
import { Banner } from '@vizit/ui/banner'
import { Card } from '@vizit/ui/card'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { Link } from '@vizit/ui/page/link'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { usePasskeyWords } from '../refusal-words/use-passkey-words.ts'
import { useWords } from '../words/words.tsx'
import { OwnerReauth } from './owner-reauth.tsx'
import { PasskeyFailure } from './passkey-failure.tsx'
import styles from './security.module.css'

/** Whether the passkey is asked at each sign-in. Switching it on says first what it means and how one comes in without the passkey. */
export function AskPasskey({ asked, hasConfirmedEmail }: { asked: boolean; hasConfirmedEmail: boolean }) {
  const words = useWords('passkeys')
  const addresses = useAddresses()
  const tell = usePasskeyWords()
  const { say } = useToasts()
  const action = useReauthAction()
  const ask = useAskPasskey()
  const [confirming, setConfirming] = useState(false)
  const mayChange = asked || hasConfirmedEmail

  const set = (wanted: boolean) =>
    void action.run(async () => {
      await ask.mutateAsync(wanted)
      setConfirming(false)
      say(wanted ? words.askedToast : words.notAskedToast)
    })

  function close() {
    action.forget()
    setConfirming(false)
  }

  return (
    <Card>
      <CheckboxRow checked={asked} disabled={!mayChange || ask.isPending} onChange={wanted => (wanted ? setConfirming(true) : set(false))}>
        {words.ask}
      </CheckboxRow>
      {mayChange ? (
        <p className={styles.under}>{words.askNote}</p>
      ) : (
        <Banner kind="info" title={words.askNeedsEmail} action={<Link href={addresses.profile()}>{words.toEmail}</Link>} />
      )}
      {confirming ? null : <PasskeyFailure error={action.trouble} />}
      <ConfirmDialog
        open={confirming && action.way === null}
        title={words.askTitle}
        text={words.askText}
        confirm={{ label: words.askConfirm, onPress: () => set(true), waiting: ask.isPending ? words.asking : undefined }}
        back={{ label: words.askBack, onPress: close }}
        error={action.trouble ? `${tell(action.trouble).title}. ${tell(action.trouble).text}` : undefined}
      />
      <OwnerReauth action={action} />
    </Card>
  )
}
