import { useSearch } from '@tanstack/react-router'
import { pathBeforeCode } from '@vizit/client/session/way-back'
import { SignInFrame } from '@vizit/parts/sign-in/sign-in-frame.tsx'
import { useHere } from '@vizit/parts/ways/ways'
import { lazy, Suspense } from 'react'
import { PendingPage, PendingScreen } from '../shell/pending-screen.tsx'

const CodeScreen = lazy(async () => ({ default: (await import('@vizit/parts/sign-in/code-screen.tsx')).CodeScreen }))
const NotFoundScreen = lazy(async () => ({ default: (await import('../shell/not-found-screen.tsx')).NotFoundScreen }))

/** [2.05] '{current path}/code-confirmation' is the entry of the SMS code; any other address that is not in the table does not exist. */
export function AnyPathScreen() {
  const path = useHere().path
  const { from } = useSearch({ strict: false })
  if (pathBeforeCode(path) === null) {
    return (
      <Suspense fallback={<PendingPage />}>
        <NotFoundScreen />
      </Suspense>
    )
  }
  return (
    <SignInFrame>
      <Suspense fallback={<PendingScreen />}>
        <CodeScreen from={from} />
      </Suspense>
    </SignInFrame>
  )
}
