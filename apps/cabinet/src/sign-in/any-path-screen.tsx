import { pathBeforeCode } from '@vizit/client/session/way-back'
import { useHere } from '@vizit/parts/ways/ways'
import { lazy, Suspense } from 'react'
import { PendingPage, PendingScreen } from '../shell/pending-screen.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

const CodeScreen = lazy(async () => ({ default: (await import('./code-screen.tsx')).CodeScreen }))
const NotFoundScreen = lazy(async () => ({ default: (await import('../shell/not-found-screen.tsx')).NotFoundScreen }))

/** [2.05] '{current path}/code-confirmation' is the entry of the SMS code; any other address that is not in the table does not exist. */
export function AnyPathScreen() {
  const path = useHere().path
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
        <CodeScreen />
      </Suspense>
    </SignInFrame>
  )
}
