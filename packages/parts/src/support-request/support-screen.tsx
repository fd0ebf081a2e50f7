import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import { useSettings } from '@vizit/client/settings/use-settings'
import type { SupportAddress } from '@vizit/client/support/support-address'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { Address } from '../email/address.tsx'
import { focusHeading } from '../frame/focus-heading.ts'
import { Screen } from '../frame/screen.tsx'
import { useSupportPhone } from '../support/use-support-phone.ts'
import { useWords } from '../words/words.tsx'
import { SupportForm } from './support-form.tsx'
import styles from './support-request.module.css'
import { SupportSent } from './support-sent.tsx'

/** [1.48] Whoever is stuck writes from here, calls, or sends a letter of their own; visitors too. */
export function SupportScreen({ about = 'other', code }: SupportAddress) {
  const words = useWords('supportRequest')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const { data: profile, isPending } = useProfile()
  const [sentTo, setSentTo] = useState<string | null>(null)

  function body() {
    if (sentTo !== null) return <SupportSent told={sentTo} onAgain={() => setSentTo(null)} />
    // The form begins with what is known of the person; without it, too, once that is not to be had.
    if (isSignedIn && isPending) return <CardSkeleton lines={4} />
    return (
      <SupportForm
        topic={about}
        code={code}
        profile={profile}
        onSent={told => {
          setSentTo(told)
          focusHeading()
        }}
      />
    )
  }

  return (
    <Screen title={words.title} note={words.intro} back={{ label: shell.back, href: addresses.above.product(isSignedIn) }}>
      <div className={styles.column}>
        {body()}
        <OtherWays />
      </div>
    </Screen>
  )
}

/** The number with its hours, and the mail address. */
function OtherWays() {
  const words = useWords('supportRequest')
  const email = useSettings().data?.brand.supportEmail
  const phone = useSupportPhone()
  if (!email && !phone) return null
  return (
    <List label={words.otherWays}>
      {phone ? (
        <ListRow lead={<Phone aria-hidden="true" />} caption={words.call} title={phone.shown} note={phone.hours} href={phone.href} />
      ) : null}
      {email ? (
        <ListRow lead={<Mail aria-hidden="true" />} caption={words.mail} title={<Address text={email} />} href={`mailto:${email}`} />
      ) : null}
    </List>
  )
}
