import { useSearch } from '@tanstack/react-router'
import { pathBeforeCode } from '@vizit/client/session/way-back'
import { SignInFrame } from '@vizit/parts/sign-in/sign-in-frame.tsx'
import { useHere } from '@vizit/parts/ways/ways'
import { lazy, Suspense, useMemo } from 'react'
import type { FacePages } from '../shell/face-pages.ts'
import { PendingPage, PendingScreen } from '../shell/pending-screen.tsx'
import { useRouterContext } from '../shell/use-router-context.ts'

const CodeScreen = lazy(async () => ({ default: (await import('@vizit/parts/sign-in/code-screen.tsx')).CodeScreen }))

/** [2.05] '{current path}/code-confirmation' is the entry of the SMS code; any other address that is not in the table does not exist. */
export function AnyPathScreen() {
  const path = useHere(now => now.path)
  const { from } = useSearch({ strict: false })
  const { frame } = useRouterContext()
  const NoSuchPage = useMemo(() => noSuchPageIn(frame), [frame])
  if (pathBeforeCode(path) === null) {
    return (
      <Suspense fallback={<PendingPage />}>
        <NoSuchPage />
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

/** What says so stands in the frame of the face. */
function noSuchPageIn(frame: FacePages['frame']) {
  return lazy(async () => {
    const [{ Shell }, { NotFoundScreen }] = await Promise.all([frame(), import('../shell/not-found-screen.tsx')])
    const Page = () => (
      <Shell>
        <NotFoundScreen />
      </Shell>
    )
    return { default: Page }
  })
}
