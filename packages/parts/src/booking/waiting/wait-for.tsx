import type { Person } from '@vizit/client/people/use-people'
import { useSession } from '@vizit/client/session/session-provider'
import type { Day } from '@vizit/rules/days'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Button } from '@vizit/ui/button'
import BellPlus from 'lucide-react/icons/bell-plus'
import { lazy, Suspense, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useHere } from '../../ways/ways.ts'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import type { RequestTarget } from './request-dialog.tsx'

const RequestDialog = lazy(
  loadAfterPicture(saying(['waitingList'], async () => ({ default: (await import('./request-dialog.tsx')).RequestDialog })))
)

const BELL = <BellPlus aria-hidden="true" />

type WaitForProps = { person: Person | undefined; target: RequestTarget; day: Day }

/** 'Tell me when a time frees': only who is signed in can be told, and for whom it is known then. A visitor signs in first, and comes back to it. */
export function WaitFor({ person, target, day }: WaitForProps) {
  const isVisitor = useSession().kind !== 'signed-in'
  if (isVisitor) return <VisitorsWait target={target} />
  return person?.mayBook ? <OwnWait target={target} day={day} profileId={person.profileId} /> : null
}

function useName(target: RequestTarget): string {
  const words = useWords('booking')
  return target.isForAny ? words.waitForAny : words.waitForTime
}

function VisitorsWait({ target }: Pick<WaitForProps, 'target'>) {
  const addresses = useAddresses()
  const here = useHere(now => now.href)
  const name = useName(target)
  return (
    <Button kind="ghost" size="small" flush icon={BELL} href={addresses.signIn(here)}>
      {name}
    </Button>
  )
}

/** With the question of which days. */
function OwnWait({ target, day, profileId }: { target: RequestTarget; day: Day; profileId: string }) {
  const name = useName(target)
  // It is there from the first press on, and stays for the way in which it closes.
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button kind="ghost" size="small" flush icon={BELL} onClick={() => setAsked('open')}>
        {name}
      </Button>
      {asked === 'never' ? null : (
        <Suspense>
          <RequestDialog open={asked === 'open'} onClose={() => setAsked('closed')} target={target} day={day} profileId={profileId} />
        </Suspense>
      )}
    </>
  )
}
