import { HumanWorkProvider } from '@vizit/client/sign-in/human-work-provider'
import { Button } from '@vizit/ui/button'
import { BareLink } from '@vizit/ui/page/link-provider'
import { Logo } from '@vizit/ui/page/logo'
import { Skeleton } from '@vizit/ui/skeleton'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useSupportPage } from '../support/use-support.tsx'
import { useBrandName } from '../words/use-brand-name.ts'
import { useWords } from '../words/words.tsx'
import styles from './sign-in-frame.module.css'

// Only who has chosen a time needs it.
const CarriedTicket = lazy(async () => ({ default: (await import('./carried-ticket.tsx')).CarriedTicket }))

/** The pages of the sign-in: no navigation, a way to help. `slotId`: the time that one has chosen before, which stays in sight. */
export function SignInFrame({ slotId, children }: { slotId?: string | undefined; children: ReactNode }) {
  const words = useWords('shell')
  const addresses = useAddresses()
  const name = useBrandName()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BareLink href={addresses.start()} className={styles.logo} aria-label={words.home(name)}>
          <Logo name={name} />
        </BareLink>
        <Button kind="ghost" size="small" icon={<CircleHelp aria-hidden="true" />} href={useSupportPage()}>
          {words.help}
        </Button>
      </header>
      <main className={styles.main} id="main">
        {slotId === undefined ? null : (
          <div className={styles.ticket}>
            <Suspense fallback={<Skeleton height="11.75rem" shape="box" />}>
              <CarriedTicket slotId={slotId} />
            </Suspense>
          </div>
        )}
        <HumanWorkProvider>{children}</HumanWorkProvider>
      </main>
    </div>
  )
}
