import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { Stack } from '@vizit/ui/stack'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import { useSupportPhone } from '../use-support-phone.ts'

/** What to do with a SIM that is lost and with another number: the same number signs in as before, another one opens another account. */
export function LostNumberDialog({ when, onClose }: { when: 'before' | 'after'; onClose: () => void }) {
  const words = useWords('lostNumber')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const phone = useSupportPhone()
  const { title, text } = words[when]
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button wide href={addresses.support({ about: 'sign-in' })}>
            {words.write}
          </Button>
          {phone ? (
            <Button wide kind="second" href={phone.href}>
              {shell.supportCall(phone.shown)}
            </Button>
          ) : null}
          <Button wide kind="ghost" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <Stack gap={8}>
        {text.map(said => (
          <p key={said}>{said}</p>
        ))}
        {phone?.hours ? <small>{phone.hours}</small> : null}
      </Stack>
    </Dialog>
  )
}
