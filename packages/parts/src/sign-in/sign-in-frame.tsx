import { useSettings } from '@vizit/client/settings/use-settings'
import { Button } from '@vizit/ui/button'
import { BareLink } from '@vizit/ui/page/link-provider'
import { Logo } from '@vizit/ui/page/logo'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonQuestion } from '@vizit/ui/talon/talon-question'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { ReactNode } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-frame.module.css'

/** The pages of the sign-in: no navigation, a way to help, and on a wide screen the ticket that waits at the end. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const words = useWords('shell')
  const addresses = useAddresses()
  const brand = useSettings().data?.brand
  const name = brand?.name ?? words.brand
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BareLink href={addresses.start()} className={styles.logo} aria-label={words.home(name)}>
          <Logo name={name} />
        </BareLink>
        {brand ? (
          <Button kind="ghost" size="small" icon={<CircleHelp aria-hidden="true" />} href={`mailto:${brand.supportEmail}`}>
            {words.help}
          </Button>
        ) : null}
      </header>
      <div className={styles.columns}>
        <main className={styles.main} id="main">
          {children}
        </main>
        <Illustration />
      </div>
    </div>
  )
}

/** What one gets: a ticket with plain questions. The picture says nothing that its caption does not. */
function Illustration() {
  const words = useWords('signIn')
  return (
    <aside className={styles.picture}>
      <div aria-hidden="true">
        <Talon state="booked" weekday={words.pictureWeekday} day={words.pictureDay} month={words.pictureMonth}>
          <div className={styles.questions}>
            <TalonQuestion question={words.who} answer={words.me} />
            <TalonQuestion question={words.whom} answer={words.doctor} />
            <TalonQuestion question={words.when} answer={<span className={styles.time}>{words.time}</span>} />
            <TalonQuestion question={words.where} />
          </div>
        </Talon>
      </div>
      <p className={styles.caption}>{words.caption}</p>
    </aside>
  )
}
