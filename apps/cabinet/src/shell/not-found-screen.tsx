import { useSession } from '@vizit/client/session/session-provider.tsx'
import { useWords } from '@vizit/client/words.tsx'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { Screen } from './screen.tsx'
import { Shell } from './shell.tsx'
import { useSupport } from './use-support.ts'

/** An address that the cabinet does not have, with the ways that it has. */
export function NotFoundScreen() {
  return (
    <Shell>
      <NotFound />
    </Shell>
  )
}

function NotFound() {
  const words = useWords('shell')
  const isSignedIn = useSession().kind === 'signed-in'
  const support = useSupport()
  return (
    <Screen title={words.notFound}>
      <EmptyTalon
        title={words.notFoundHere}
        text={words.notFoundText}
        actions={
          <>
            <Button href={isSignedIn ? '/visits' : '/timeslot'}>{isSignedIn ? words.notFoundVisits : words.notFoundBooking}</Button>
            {support ? (
              <Button kind="ghost" href={support.href}>
                {support.label}
              </Button>
            ) : null}
          </>
        }
      />
    </Screen>
  )
}
