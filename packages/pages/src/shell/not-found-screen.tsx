import { useSession } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useSupport } from '@vizit/parts/support/use-support.tsx'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'

/** An address that the face does not have, with the ways that it has. */
export function NotFoundScreen() {
  const words = useWords('shell')
  const addresses = useAddresses()
  const isSignedIn = useSession().kind === 'signed-in'
  const support = useSupport()
  return (
    <Screen title={words.notFound}>
      <EmptyTalon
        title={words.notFoundHere}
        text={words.notFoundText}
        actions={
          <>
            <Button href={isSignedIn ? addresses.visits() : addresses.timetable()}>
              {isSignedIn ? words.notFoundVisits : words.notFoundBooking}
            </Button>
            {support ? (
              <>
                <Button kind="ghost" href={support.href}>
                  {support.label}
                </Button>
                {support.more}
              </>
            ) : null}
          </>
        }
      />
    </Screen>
  )
}
