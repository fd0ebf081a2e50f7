import { mainAddress } from '@vizit/client/profile/profile-form'
import type { Profile } from '@vizit/contract/profile'
import { Button } from '@vizit/ui/button'
import { ListRow } from '@vizit/ui/list-row'
import { useState } from 'react'
import { Address } from '../email/address.tsx'
import { useWords } from '../words/words.tsx'
import { EmailDialog } from './email-dialog.tsx'

/** [2.33] [2.34] The personal e-mail: the confirmed one, or the one that waits; changed in a dialog. */
export function EmailRow({ profile }: { profile: Profile }) {
  const words = useWords('profile')
  const [isOpen, setOpen] = useState(false)
  const address = mainAddress(profile)
  const waits = profile.emails.some(email => email.address === address && !email.confirmed)
  return (
    <>
      <ListRow
        caption={words.email}
        title={address ? <Address text={address} /> : words.noEmail}
        note={waits ? words.waiting : undefined}
        trail={
          <Button kind="ghost" size="small" flush aria-label={address ? words.emailChange : words.emailAdd} onClick={() => setOpen(true)}>
            {address ? words.edit : words.add}
          </Button>
        }
      />
      {isOpen ? <EmailDialog profile={profile} address={address} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
