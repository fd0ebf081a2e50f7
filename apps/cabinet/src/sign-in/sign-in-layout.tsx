import { Outlet, useSearch } from '@tanstack/react-router'
import { PhoneScreen } from '@vizit/parts/sign-in/phone-screen.tsx'
import { SignInFrame } from '@vizit/parts/sign-in/sign-in-frame.tsx'

/** The pages of the sign-in in their frame. */
export function SignInLayout() {
  return (
    <SignInFrame>
      <Outlet />
    </SignInFrame>
  )
}

/** The phone entry is where most first visits begin: it is no file of its own. */
export function PhonePlace() {
  const { from } = useSearch({ strict: false })
  return <PhoneScreen from={from} />
}
