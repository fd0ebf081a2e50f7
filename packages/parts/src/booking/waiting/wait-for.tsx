import type { Person } from '@vizit/client/people/use-people'
import type { Day } from '@vizit/rules/days'
import { lazy, Suspense } from 'react'
import { saying } from '../../words/saying.ts'
import type { RequestTarget } from './request-dialog.tsx'

const WaitButton = lazy(saying(['waitingList'], async () => ({ default: (await import('./wait-button.tsx')).WaitButton })))

type WaitForProps = { person: Person | undefined; target: RequestTarget; day: Day }

/** 'Tell me when a time frees': only who is signed in can be told, and for whom it is known then. */
export function WaitFor({ person, target, day }: WaitForProps) {
  if (!person?.mayBook) return null
  return (
    <Suspense>
      <WaitButton target={target} day={day} profileId={person.profileId} />
    </Suspense>
  )
}
