import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { lazy, Suspense, useState } from 'react'
import { isFirstStart } from '../language.ts'
import { FirstStart } from './first-start.tsx'

const HomeScreen = lazy(async () => ({ default: (await import('./home-screen.tsx')).HomeScreen }))

/** Whoever opens the app for the first time says language and town before they see its home. */
export function FirstHome() {
  const [isNew, setNew] = useState(isFirstStart)
  if (isNew) return <FirstStart onDone={() => setNew(false)} />
  return (
    <Suspense fallback={<CardSkeleton lines={4} />}>
      <HomeScreen />
    </Suspense>
  )
}
