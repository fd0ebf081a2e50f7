import { useAddPasskey } from '@vizit/client/passkeys/use-passkeys'
import { useReauthAction } from '@vizit/client/passkeys/use-reauth-action'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useToasts } from '@vizit/ui/dialogs/toast'
import { Stack } from '@vizit/ui/stack'
import Plus from 'lucide-react/icons/plus'
import { useWords } from '../words/words.tsx'
import { OwnerReauth } from './owner-reauth.tsx'
import { PasskeyFailure } from './passkey-failure.tsx'
import styles from './security.module.css'

/** One press: the re-authentication if the server wants one, the authenticator, the new passkey under the name of this device. */
export function AddPasskey({ isFirst }: { isFirst: boolean }) {
  const words = useWords('passkeys')
  const { say } = useToasts()
  const action = useReauthAction()
  const add = useAddPasskey()

  const press = () =>
    void action.run(async () => {
      const { name } = await add.mutateAsync(undefined)
      say(words.added(name))
    })

  const button = (
    <Button
      kind={isFirst ? 'main' : 'second'}
      className={styles.start}
      icon={<Plus aria-hidden="true" />}
      waiting={add.isPending ? words.adding : undefined}
      onClick={press}
    >
      {words.add}
    </Button>
  )
  return (
    <>
      {isFirst ? (
        <Card title={words.empty} titleLevel={3}>
          <Stack gap={16}>
            <p className={styles.quiet}>{words.emptyText}</p>
            {button}
          </Stack>
        </Card>
      ) : (
        button
      )}
      <PasskeyFailure error={action.trouble} />
      <OwnerReauth action={action} />
    </>
  )
}
