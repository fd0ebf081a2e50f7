import { useLocation } from '@tanstack/react-router'
import { useSession } from '@vizit/client/session/session-provider'
import { saying } from '@vizit/parts/words/saying'
import { lazy, Suspense } from 'react'

const RatingPrompt = lazy(
  saying(['rating'], async () => ({ default: (await import('@vizit/parts/rating/rating-prompt.tsx')).RatingPrompt }))
)

/** [1.52] A good moment to be asked: a visit has just been booked, or one that is over is looked at; below the page, which one came for. */
export function RatingGate() {
  const isSignedIn = useSession().kind === 'signed-in'
  const happened = useLocation({ select: ({ pathname, searchStr }) => momentOf(pathname, searchStr) })
  if (!isSignedIn || happened === null) return null
  return (
    <Suspense>
      <RatingPrompt happened={happened} />
    </Suspense>
  )
}

function momentOf(path: string, search: string): 'booked' | 'visit-over' | null {
  if (path === '/successfully-booked') return 'booked'
  return path === '/visits' && new URLSearchParams(search).get('tab') === 'past' ? 'visit-over' : null
}
