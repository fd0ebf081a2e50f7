import { Outlet, useSearch } from '@tanstack/react-router'
import { wayBack } from '@vizit/client/session/way-back'
import { PhoneScreen } from '@vizit/parts/sign-in/phone-screen.tsx'
import { SignInFrame } from '@vizit/parts/sign-in/sign-in-frame.tsx'

/** The pages of the sign-in in their frame. */
export function SignInLayout() {
  const { from } = useSearch({ strict: false })
  return (
    <SignInFrame slotId={slotIdOf(wayBack(from))}>
      <Outlet />
    </SignInFrame>
  )
}

/** The phone entry is where most first visits begin: it is no file of its own. */
export function PhonePlace() {
  const { from } = useSearch({ strict: false })
  return <PhoneScreen from={from} />
}

/** The time whose form one goes on to after the sign-in; undefined where one goes elsewhere. */
function slotIdOf(path: string): string | undefined {
  return /^\/(?:timeslot|service)\/(\d{1,18})(?:[?#]|$)/.exec(path)?.[1]
}
