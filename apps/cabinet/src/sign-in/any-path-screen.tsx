import { useLocation } from '@tanstack/react-router'
import { pathBeforeCode } from '@vizit/client/session/way-back'
import { lazy, Suspense } from 'react'
import { SignInFrame } from './sign-in-frame.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { PendingScreen } from '../shell/pending-screen.tsx'
import { Shell } from '../shell/shell.tsx'

const CodeScreen = lazy(async () => ({ default: (await import('./code-screen.tsx')).CodeScreen }))

/** [2.05] '{current path}/code-confirmation' is the entry of the SMS code; any other address that is not in the table does not exist. */
export function AnyPathScreen() {
  const path = useLocation({ select: location => location.pathname })
  if (pathBeforeCode(path) === null) {
    return (
      <Shell>
        <NotFoundScreen />
      </Shell>
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
